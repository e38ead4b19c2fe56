import { isToken } from '../accounts/token.ts';
import type { Place } from './place.ts';

/** GAPS "G browser session". */
const name = 'service_session';

/**
 * The token of the browser session that a Cookie header names. Null: it names none, one that cannot be, or two of which
 * nobody knows which is ours: pages of a neighbouring host can set cookies for us.
 */
export function readSessionCookie(header: string | undefined): string | null {
  if (header === undefined) return null;
  const values = header.split(';').flatMap((pair) => {
    const at = pair.indexOf('=');
    return pair.slice(0, Math.max(at, 0)).trim() === name ? [pair.slice(at + 1).trim()] : [];
  });
  const [value] = values;
  return value !== undefined && values.length === 1 && isToken(value) ? value : null;
}

/** Set-Cookie by which a browser keeps a session for so many seconds, and shows it to pages of this place alone. */
export function sessionCookie(token: string, seconds: number, { secure }: Place): string {
  return `${name}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure ? '; Secure' : ''}`;
}

/** Set-Cookie by which a browser forgets it. */
export function noSessionCookie(place: Place): string {
  return sessionCookie('', 0, place);
}

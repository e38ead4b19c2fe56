import type { IncomingMessage } from 'node:http';
import { type Key, readKey } from '../platform/key.ts';
import { ProblemError } from '../turn/problem.ts';
import { keyPrefix } from './accounts/key-prefix.ts';
import { placeOf, refuseForeign } from './console/place.ts';
import { readSessionCookie } from './console/session-cookie.ts';

/** What shows who asks: a key, or the token of a browser session (seed 000, "Authentication" 1). */
export type Credential = { readonly key: Key } | { readonly session: string };

/** What the edge looks at. */
export type Head = Pick<IncomingMessage, 'method' | 'headers'>;

/** Methods that change nothing. */
const safe: readonly unknown[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * The credential of a request, by its form alone: `Authorization: Bearer KEY`, `x-api-key: KEY`, or both with the same key
 * (GAPS "G credential header"), else a session's cookie. A session counts at the deployment's own address alone, and what
 * changes something with it must come from there (GAPS "G browser session"). Throws `unauthenticated` and
 * `origin_refused`.
 */
export function readCredential(head: Head, publicUrl: URL | null): Credential {
  const { authorization, 'x-api-key': plain } = head.headers;
  if (authorization === undefined && plain === undefined) return readSession(head, publicUrl);
  return { key: readHeaders(authorization, plain) };
}

function readHeaders(bearer: string | undefined, plain: string | string[] | undefined): Key {
  const named = bearer === undefined ? undefined : /^Bearer +(\S+) *$/i.exec(bearer)?.[1];
  if (bearer !== undefined && named === undefined) throw refused('The Authorization header is not `Bearer KEY`.');
  if (named !== undefined && plain !== undefined && named !== plain)
    throw refused('`Authorization` and `x-api-key` hold different keys: send one of them.');
  const text = named ?? plain;
  const key = typeof text === 'string' ? readKey(keyPrefix, text) : null;
  if (key === null) throw refused('The API key is malformed: it may have been cut or mistyped.');
  return key;
}

function readSession({ method, headers }: Head, publicUrl: URL | null): Credential {
  const session = readSessionCookie(headers.cookie);
  if (session === null) throw refused('No credential: send `Authorization: Bearer KEY` or `x-api-key: KEY`.');
  const place = placeOf(publicUrl, headers.host);
  if (place === null) throw refused("A browser session counts at the gateway's own address alone.");
  if (!safe.includes(method)) refuseForeign(headers, place);
  return { session };
}

function refused(message: string): ProblemError {
  return new ProblemError({ name: 'unauthenticated', message });
}

import { randomBytes } from 'node:crypto';

/** A secret that nobody guesses, for an address or a cookie: 32 random bytes in base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text can be one. */
export function isToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}

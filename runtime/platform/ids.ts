import { randomFillSync } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 24;

/** Random bytes are drawn by the page: a call of the generator costs more than the id. */
const pool = Buffer.alloc(length * 256);
let at = pool.length;

/** A new unique id part: 24 lower-case letters and digits, 120 random bits. Not for secrets. */
export function newId(): string {
  if (at === pool.length) {
    randomFillSync(pool);
    at = 0;
  }
  let id = '';
  for (const end = at + length; at < end; at++) id += alphabet.charAt((pool[at] ?? 0) & 31);
  return id;
}

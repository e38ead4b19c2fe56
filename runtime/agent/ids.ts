import { randomBytes } from 'node:crypto';

/** What an id belongs to, in three to five letters (GAPS "L ids"). */
export type IdPrefix =
  'resp' | 'conv' | 'proj' | 'art' | 'sched' | 'run' | 'file' | 'conn' | 'mem' | 'skill' | 'pad' | 'cell' | 'item';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

let lastTime = 0;
let lastRandom = 0n;

/**
 * A new id: its prefix and a ULID in small letters, so that ids sort by the time of making, those of one process strictly.
 * `now` in milliseconds.
 */
export function newId(prefix: IdPrefix, now: number = Date.now()): string {
  // Two of one millisecond, or a clock that was set back: one more than the last keeps the order.
  const later = now > lastTime;
  lastRandom = later ? BigInt(`0x${randomBytes(10).toString('hex')}`) >> 1n : lastRandom + 1n;
  if (later) lastTime = now;
  return `${prefix}_${encoded(BigInt(lastTime), 10)}${encoded(lastRandom, 16)}`;
}

function encoded(value: bigint, length: number): string {
  let text = '';
  for (let rest = value, left = length; left > 0; left--, rest >>= 5n)
    text = alphabet.charAt(Number(rest & 31n)) + text;
  return text;
}

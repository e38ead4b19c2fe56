import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newKey, readKey, SecretHasher } from './key.ts';

const prefix = 'sk-svc-';

it('makes keys of the form prefix, 10 characters, dash, 32 + 6 characters, all different', () => {
  const keys = Array.from({ length: 100 }, () => newKey(prefix));
  for (const key of keys) expect(key).toMatch(/^sk-svc-[0-9a-hjkmnp-tv-z]{10}-[0-9a-hjkmnp-tv-z]{38}$/);
  expect(new Set(keys).size).toBe(100);
});

it('reads the id and the secret of a key it made', () => {
  const text = newKey(prefix);
  expect(readKey(prefix, text)).toEqual({ id: text.slice(7, 17), secret: text.slice(18, 50) });
});

it('reads a key in capitals, as its alphabet allows', () => {
  const text = newKey(prefix);
  expect(readKey(prefix, prefix + text.slice(7).toUpperCase())).toEqual(readKey(prefix, text));
});

it('finds any one changed character', () => {
  const text = newKey(prefix);
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, other) => {
      fc.pre(text[at]?.toLowerCase() !== other.toLowerCase());
      expect(readKey(prefix, text.slice(0, at) + other + text.slice(at + 1))).toBeNull();
    }),
  );
});

it('refuses what is cut, longer, or not a key', () => {
  const text = newKey(prefix);
  for (const wrong of ['', prefix, text.slice(0, -1), `${text}0`, ` ${text}`, `${text}\n`, `SK-SVC-${text.slice(7)}`])
    expect(readKey(prefix, wrong)).toBeNull();
});

it('knows a secret by its keyed hash, which another hasher cannot read', () => {
  const hasher = new SecretHasher();
  const hash = hasher.hash('a'.repeat(32));
  expect(hasher.matches('a'.repeat(32), hash)).toBe(true);
  expect(hasher.matches('b'.repeat(32), hash)).toBe(false);
  expect(new SecretHasher().matches('a'.repeat(32), hash)).toBe(false);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { differences } from './match.ts';
import { sequence as held } from './sequence.ts';

const sequence = (expected: readonly unknown[], found: readonly unknown[]) => held(expected, found, differences);

const letter = fc.constantFrom('a', 'b', 'c');
const repeat = fc.constantFrom('$many', '$some', '$maybe', null);
const signs = { $many: '*', $some: '+', $maybe: '?' } as const;

it('a sequence is a regular expression over elements', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(letter, repeat), { maxLength: 6 }),
      fc.array(letter, { maxLength: 8 }),
      (parts, found) => {
        const pattern = parts.map(([one, name]) => one + (name === null ? '' : signs[name])).join('');
        const expected = parts.map(([one, name]) => (name === null ? one : { [name]: one }));
        expect(sequence(expected, found) === null).toBe(new RegExp(`^${pattern}$`, 'u').test(found.join('')));
      },
    ),
  );
});

it('whatever follows is the rest', () => {
  expect(sequence(['a', { $rest: true }], ['a', 'b', 'c'])).toBeNull();
  expect(sequence(['a', { $rest: true }], ['b'])).toMatchObject({ path: '0' });
});

it('what did not fit is told where the sequence came furthest', () => {
  expect(sequence([{ $some: { n: 1 } }, { n: 2 }], [{ n: 1 }, { n: 1 }, { n: 3 }])).toEqual({
    path: '2.n',
    expected: 1,
    found: 3,
  });
  expect(sequence(['a'], ['a', 'b'])).toEqual({ path: '1', expected: 'the end', found: 'b' });
  expect(sequence(['a', 'b'], ['a'])).toEqual({ path: '1', expected: 'b', found: undefined });
});

it('takes no time to speak of where much could be repeated', () => {
  const many = Array.from({ length: 12 }, () => ({ $many: 'a' }));
  expect(
    sequence(
      [...many, 'b'],
      Array.from({ length: 200 }, () => 'a'),
    ),
  ).not.toBeNull();
});

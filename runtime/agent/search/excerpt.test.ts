import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerpt, matchBegins as b, matchEnds as e } from './excerpt.ts';

test('a short text is its own excerpt, in one line and without marks', () => {
  expect(excerpt(`  a ${b}match${e}\n\nin it `, 40)).toBe('a match in it');
});

test('of a long one the piece with most matches, cut between words', () => {
  const text = `${b}one${e} ${'far away '.repeat(40)}${b}one${e} and ${b}two${e} ${'and more '.repeat(40)}`;
  const piece = excerpt(text, 60);
  expect(piece).toMatch(/^….*one and two.*…$/);
  expect(piece.replaceAll('…', '').split(' ')).toSatisfy((words: string[]) =>
    words.every((word) => ['far', 'away', 'one', 'and', 'two', 'more'].includes(word)),
  );
});

test('without a match it is the beginning', () => {
  expect(excerpt('word '.repeat(100), 23)).toBe('word word word word…');
});

test('never longer than asked for, never half a character, and with its match', () => {
  const words = fc.array(fc.oneof(fc.lorem({ maxCount: 3 }), fc.constantFrom('🙂🙂🙂', '東京都', '𝒳'.repeat(50))), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(words, words, fc.integer({ min: 40, max: 240 }), (before, behind, size) => {
      const piece = excerpt([...before, `${b}match${e}`, ...behind].join(' '), size);
      expect(piece.length).toBeLessThanOrEqual(size);
      expect(piece.isWellFormed()).toBe(true);
      expect(piece).toContain('match');
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fuse } from './fuse.ts';

test('who is first in every list has 1, who is in more lists comes first', () => {
  expect(fuse([[1n, 2n], [1n]])[0]).toEqual({ entity: 1n, score: 1 });
  expect(
    fuse([
      [1n, 3n],
      [2n, 3n],
    ])[0]?.entity,
  ).toBe(3n);
});

test('one list keeps its order; nothing gives nothing', () => {
  expect(fuse([[5n, 2n, 9n]]).map(({ entity }) => entity)).toEqual([5n, 2n, 9n]);
  expect(fuse([])).toEqual([]);
});

test('all of any list are in it once, with falling scores between 0 and 1, equals the newer first', () => {
  const list = fc.uniqueArray(fc.bigInt(1n, 40n));
  fc.assert(
    fc.property(fc.array(list, { minLength: 1, maxLength: 5 }), (lists) => {
      const fused = fuse(lists);
      expect(new Set(fused.map(({ entity }) => entity))).toEqual(new Set(lists.flat()));
      fused.forEach(({ entity, score }, place) => {
        expect(score).toBeGreaterThan(0);
        expect(score).toBeLessThanOrEqual(1);
        const before = fused[place - 1];
        if (before === undefined) return;
        expect(before.score > score || (before.score === score && before.entity > entity)).toBe(true);
      });
    }),
  );
});

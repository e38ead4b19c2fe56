import { expect, test } from 'vitest';
import { median, percentile } from './figures.ts';

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([7])).toBe(7);
  expect(median([])).toBeNaN();
});

test('a percentile is the value below which that share lies', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index);
  expect(percentile(hundred, 0.5)).toBe(50);
  expect(percentile(hundred, 0.99)).toBe(99);
  expect(percentile([5], 0.99)).toBe(5);
});

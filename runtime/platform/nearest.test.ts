import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

it('finds the name that was probably meant, and none where nothing is near', () => {
  const names = ['r-mid', 'r-high', 'request_deadline'];
  expect(nearest('r-mdi', names)).toBe('r-mid');
  expect(nearest('R-HIGH', names)).toBe('r-high');
  expect(nearest('request_dedline', names)).toBe('request_deadline');
  expect(nearest('completely else', names)).toBeNull();
});

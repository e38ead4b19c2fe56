import { expect, it } from 'vitest';
import { allowsFailover } from './failover-header.ts';

it.each(['false', 'False', ' FALSE ', '0', 'no', 'off', 'false, false'])('%j turns failover off', (said) => {
  expect(allowsFailover({ 'x-service-allow-failover': said })).toBe(false);
});

it.each(['true', '', '1', 'falsehood'])('%j does not', (said) => {
  expect(allowsFailover({ 'x-service-allow-failover': said })).toBe(true);
});

it('is on where nothing is said', () => {
  expect(allowsFailover({})).toBe(true);
});

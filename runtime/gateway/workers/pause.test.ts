import { expect, it } from 'vitest';
import { Pauses } from './pause.ts';

it('a worker is replaced at once, and ever later while it crashes soon after its start', () => {
  const pauses = new Pauses();
  const early = Array.from({ length: 10 }, () => pauses.after(100));
  expect(early).toEqual([0, 250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  expect([pauses.after(60_000), pauses.after(100), pauses.after(100)]).toEqual([0, 0, 250]);
});

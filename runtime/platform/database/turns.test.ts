import { expect, it } from 'vitest';
import { Turns } from './turns.ts';
import { StoreUnavailable } from './unavailable.ts';

it('turns go round in the order of asking', async () => {
  const turns = new Turns(2, 10_000);
  const order: number[] = [];
  let most = 0;
  let now = 0;
  const work = async (index: number) => {
    await turns.take();
    order.push(index);
    most = Math.max(most, (now += 1));
    await Promise.resolve();
    now -= 1;
    turns.give();
  };
  await Promise.all(Array.from({ length: 20 }, (_, index) => work(index)));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(most).toBe(2);
});

it('who waits too long for a turn is told, and the next one gets it', async () => {
  const turns = new Turns(1, 20);
  await turns.take();
  await expect(turns.take()).rejects.toBeInstanceOf(StoreUnavailable);
  const next = turns.take();
  turns.give();
  await next;
});

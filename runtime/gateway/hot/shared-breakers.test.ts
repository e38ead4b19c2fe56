import { expect, it } from 'vitest';
import { MemoryBreakers } from '../breakers.ts';
import { limitsOf } from '../limits.ts';
import { PrimaryHot } from './primary-hot.ts';
import { shareBreakers } from './shared-breakers.ts';
import { Link } from './testing/linked.ts';
import { WorkerHot } from './worker-hot.ts';

const limits = limitsOf();

/** Two processes with breakers of their own. */
function processes(clock: { readonly now: number }) {
  const primary = new PrimaryHot();
  return ['one', 'other'].map(() => {
    const link = new Link();
    primary.serve(link.primary);
    const hot = new WorkerHot(link.worker);
    const breakers = new MemoryBreakers(() => clock.now);
    shareBreakers(breakers, hot);
    const opened: string[] = [];
    const share = hot.breakerOpened.bind(hot);
    hot.breakerOpened = (provider, milliseconds) => {
      opened.push(provider);
      share(provider, milliseconds);
    };
    return { breakers, hot, opened, told: () => hot.reserveFree('day', 0, 0) };
  });
}

it('a breaker that opens in one process opens in all, for its provider and its time', async () => {
  const clock = { now: 0 };
  const [one, other] = processes(clock);
  if (one === undefined || other === undefined) throw new Error('two were made');
  for (let call = 0; call < limits.breaker_window; call++) one.breakers.admit('pa', limits)?.('failed');
  await one.told();
  await other.told();
  expect(other.breakers.admit('pa', limits)).toBeNull();
  expect(other.breakers.admit('pg', limits)).not.toBeNull();
  clock.now = limits.breaker_open;
  const tell = other.breakers.admit('pa', limits);
  expect(tell).not.toBeNull();

  // What is tried here and fails keeps it open there, too; who was told does not tell it again.
  tell?.('failed');
  await other.told();
  await one.told();
  expect(one.breakers.admit('pa', limits)).toBeNull();
  expect([one.opened, other.opened]).toEqual([['pa'], ['pa']]);
});

it('what is tried while another process finds the provider broken may still close the breaker', () => {
  const clock = { now: 0 };
  const breakers = new MemoryBreakers(() => clock.now);
  breakers.open('pa', 100);
  expect(breakers.admit('pa', limits)).toBeNull();
  clock.now = 100;
  const tell = breakers.admit('pa', limits);
  breakers.open('pa', 100);
  tell?.('worked');
  expect(breakers.admit('pa', limits)).not.toBeNull();
});

it('a shorter time does not shorten a longer one', () => {
  const clock = { now: 0 };
  const breakers = new MemoryBreakers(() => clock.now);
  breakers.open('pa', 100);
  breakers.open('pa', 10);
  clock.now = 99;
  expect(breakers.admit('pa', limits)).toBeNull();
});

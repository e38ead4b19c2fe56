import { describe, expect, it } from 'vitest';
import { type Breakers, type CallOutcome, MemoryBreakers } from './breakers.ts';
import { limitsOf } from './limits.ts';

const limits = limitsOf();

/** Breakers at a time that the test sets. */
function breakersAt(clock: { now: number }): Breakers {
  return new MemoryBreakers(() => clock.now);
}

function calls(breakers: Breakers, outcomes: readonly CallOutcome[], provider = 'one'): void {
  for (const outcome of outcomes) breakers.admit(provider, limits)?.(outcome);
}

function times(count: number, outcome: CallOutcome): CallOutcome[] {
  return new Array<CallOutcome>(count).fill(outcome);
}

const opening = [...times(10, 'worked'), ...times(10, 'failed')];

describe('a breaker', () => {
  it('opens when half of the last twenty calls failed, for its provider alone', () => {
    const breakers = breakersAt({ now: 0 });
    calls(breakers, opening);
    expect(breakers.admit('one', limits)).toBeNull();
    expect(breakers.admit('two', limits)).not.toBeNull();
  });

  it('stays closed below that, and before there were twenty', () => {
    const few = breakersAt({ now: 0 });
    calls(few, times(19, 'failed'));
    expect(few.admit('one', limits)).not.toBeNull();
    const fewer = breakersAt({ now: 0 });
    calls(fewer, [...times(11, 'worked'), ...times(9, 'failed')]);
    expect(fewer.admit('one', limits)).not.toBeNull();
  });

  it('never opens where it counts no calls', () => {
    const none = limitsOf({ breaker_window: 0 });
    const breakers = breakersAt({ now: 0 });
    for (let call = 0; call < 100; call++) breakers.admit('one', none)?.('failed');
    expect(breakers.admit('one', none)).not.toBeNull();
  });

  it('counts the last twenty only, and no call that was cut', () => {
    const breakers = breakersAt({ now: 0 });
    calls(breakers, [...times(9, 'failed'), ...times(11, 'worked'), ...times(20, 'unknown'), ...times(9, 'failed')]);
    expect(breakers.admit('one', limits)).not.toBeNull();
  });

  it('lets one call through after ten seconds, and closes when that works', () => {
    const clock = { now: 0 };
    const breakers = breakersAt(clock);
    calls(breakers, opening);
    clock.now = 9_999;
    expect(breakers.admit('one', limits)).toBeNull();
    clock.now = 10_000;
    const tell = breakers.admit('one', limits);
    expect(tell).not.toBeNull();
    expect(breakers.admit('one', limits)).toBeNull();
    tell?.('worked');
    calls(breakers, times(19, 'failed'));
    expect(breakers.admit('one', limits)).not.toBeNull();
  });

  it('stays open for ten seconds more when that fails, and lets the next through when it was cut', () => {
    const clock = { now: 0 };
    const breakers = breakersAt(clock);
    calls(breakers, opening);
    clock.now = 12_000;
    breakers.admit('one', limits)?.('failed');
    clock.now = 21_999;
    expect(breakers.admit('one', limits)).toBeNull();
    clock.now = 22_000;
    breakers.admit('one', limits)?.('unknown');
    expect(breakers.admit('one', limits)).not.toBeNull();
  });

  it('does not listen to calls that began before it opened', () => {
    const clock = { now: 0 };
    const breakers = breakersAt(clock);
    const slow = breakers.admit('one', limits);
    const late = breakers.admit('one', limits);
    calls(breakers, opening);
    clock.now = 9_000;
    slow?.('worked');
    late?.('failed');
    expect(breakers.admit('one', limits)).toBeNull();
    clock.now = 10_000;
    expect(breakers.admit('one', limits)).not.toBeNull();
  });
});

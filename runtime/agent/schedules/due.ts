import { nextRun } from './cron.ts';

/** What a schedule that is due has to do. */
export interface Due {
  /** The slot to run now; null: all that were missed are too old. */
  readonly run: Date | null;

  /** The slots before it, which are left out; null: there are none. */
  readonly skipped: Skipped | null;

  /** The first slot that is not due yet. */
  readonly next: Date;
}

export interface Skipped {
  /** The oldest. */
  readonly first: Date;

  /** How many; no more than `mostCounted` are counted. */
  readonly count: number;
}

/** A schedule of every minute misses ten thousand slots in a week. */
export const mostCounted = 1000;

/**
 * What to do at `now` about a schedule whose next slot was `slot`: of all slots that have come since, the youngest is run if
 * it is younger than `missed` milliseconds, and only that one (GAPS "missed schedule runs").
 */
export function dueAt(cron: string, timezone: string, slot: Date, now: Date, missed: number): Due {
  const after = (time: Date): Date => nextRun(cron, timezone, time);
  const youngestAllowed = new Date(now.getTime() - missed);
  let run: Date | null = null;
  let next = slot > youngestAllowed ? slot : after(youngestAllowed);
  while (next <= now) {
    run = next;
    next = after(next);
  }
  const end = run ?? next;
  let count = 0;
  for (let one = slot; one < end && count < mostCounted; one = after(one)) count += 1;
  return { run, skipped: count === 0 ? null : { first: slot, count }, next };
}

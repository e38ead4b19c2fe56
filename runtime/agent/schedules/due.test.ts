import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextRun } from './cron.ts';
import { dueAt, mostCounted } from './due.ts';

const hour = 3_600_000;
const at = (time: string): Date => new Date(`2026-03-${time}:00.000Z`);

describe('what a schedule that is due has to do', () => {
  it('runs the slot that has come', () => {
    expect(dueAt('0 9 * * *', 'UTC', at('01T09:00'), at('01T09:00'), hour)).toEqual({
      run: at('01T09:00'),
      skipped: null,
      next: at('02T09:00'),
    });
  });

  it('catches up once with a slot that is less than an hour old', () => {
    expect(dueAt('*/10 * * * *', 'UTC', at('01T09:00'), at('01T09:35'), hour)).toEqual({
      run: at('01T09:30'),
      skipped: { first: at('01T09:00'), count: 3 },
      next: at('01T09:40'),
    });
  });

  it('leaves out a slot that is older', () => {
    expect(dueAt('0 9 * * *', 'UTC', at('01T09:00'), at('01T10:01'), hour)).toEqual({
      run: null,
      skipped: { first: at('01T09:00'), count: 1 },
      next: at('02T09:00'),
    });
  });

  it('counts no more than it is worth', () => {
    const due = dueAt('* * * * *', 'UTC', at('01T00:00'), at('20T00:00'), hour);
    expect(due).toMatchObject({ run: at('20T00:00'), skipped: { count: mostCounted }, next: at('20T00:01') });
  });

  it('always names the first slot that is to come, and runs none older than an hour', () => {
    const crons = fc.constantFrom('*/7 * * * *', '0 */3 * * *', '30 2 * * *', '0 0 1 * *', '15 8 * * mon');
    const zones = fc.constantFrom('UTC', 'America/New_York', 'Australia/Lord_Howe');
    const minute = 60_000;
    fc.assert(
      fc.property(crons, zones, fc.integer({ min: 0, max: 60 * 24 * 400 }), (cron, zone, late) => {
        const slot = nextRun(cron, zone, at('01T00:00'));
        const now = new Date(slot.getTime() + late * minute);
        const { run, skipped, next } = dueAt(cron, zone, slot, now, hour);
        expect(next.getTime()).toBe(nextRun(cron, zone, now).getTime());
        if (run !== null) expect(now.getTime() - run.getTime()).toBeLessThan(hour);
        expect(run ?? skipped).not.toBeNull();
      }),
      { numRuns: 60 },
    );
  });
});

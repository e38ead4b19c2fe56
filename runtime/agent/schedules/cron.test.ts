import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextRun, readCron, requireTimezone, type CronTimes } from './cron.ts';

describe('a cron expression', () => {
  it.each([
    ['* * * * *', {}],
    ['0 9 * * mon-fri', { minutes: [0], hours: [9], weekdays: [1, 2, 3, 4, 5] }],
    [
      '*/20 0-6/3 1,15 jan,JUL sun',
      { minutes: [0, 20, 40], hours: [0, 3, 6], days: [1, 15], months: [1, 7], weekdays: [0] },
    ],
    ['5,1-3,2 0 * * 7', { minutes: [1, 2, 3, 5], hours: [0], weekdays: [0] }],
    ['0 0 * * fri-sun', { minutes: [0], hours: [0], weekdays: [0, 5, 6] }],
    ['0 0 * * 5-7', { minutes: [0], hours: [0], weekdays: [0, 5, 6] }],
    ['0 0 * * sun-tue', { minutes: [0], hours: [0], weekdays: [0, 1, 2] }],
    ['0 0 * Nov-dec *', { minutes: [0], hours: [0], months: [11, 12] }],
    ['0 0 * * */2', { minutes: [0], hours: [0], weekdays: [0, 2, 4, 6] }],
    ['  0\t0  29 2 * ', { minutes: [0], hours: [0], days: [29], months: [2] }],
  ])('%s is read', (expression, wanted: Partial<Record<keyof CronTimes, readonly number[]>>) => {
    const every = { minutes: range(0, 59), hours: range(0, 23), days: null, months: range(1, 12), weekdays: null };
    const times = readCron(expression);
    const read = Object.fromEntries(
      Object.entries(times).map(([name, set]: [string, ReadonlySet<number> | null]) => [
        name,
        set && [...set].sort((a, b) => a - b),
      ]),
    );
    expect(read).toEqual({ ...every, ...wanted });
  });

  it.each([
    ...['', '*', '* * * *', '0 * * * * *', '* * * * * 2026'],
    ...['@daily', '@reboot', '@every 1h', '0 0 L * *', '0 0 LW * *', '0 0 15W * *', '0 0 * * 5L', '0 0 * * 5#2'],
    ...['0 0 ? * *', '0 0 * * ?', '0 0 1,? * *', '0 0 H * *', '0 0 * * +5', '60 * * * *', '* 24 * * *'],
    ...['* * 0 * *', '* * 32 * *', '* * * 0 *', '* * * 13 *', '* * * * 8', '-1 * * * *', '1.5 * * * *', '1,,2 * * * *'],
    ...['1, * * * *', '5-1 * * * *', '1-2-3 * * * *', '*/0 * * * *', '*/60 * * * *', '*/x * * * *', '5/15 * * * *'],
    ...['1-5/ * * * *', '/5 * * * *', '*-5 * * * *', '** * * * *', 'jan * * * *', '* * mon * *', '* * * january *'],
    ...['0x1 * * * *', '١ * * * *', '0 0 * * fri-mon', '~ * * * *', '0 0 * * mon,,fri', '001 * * * *'],
  ])('%j is refused', (expression) => {
    expect(() => readCron(expression)).toThrow(expect.objectContaining({ name: 'CronError', field: 'cron' }));
  });

  it.each(['0 0 30 2 *', '0 0 31 2,4,6,9,11 *', '* * 31 feb *', '0 0 30-31 2 *'])('%s never comes', (expression) => {
    expect(() => readCron(expression)).toThrow('None of its months has such a day.');
    expect(() => nextRun(expression, 'UTC', new Date(0))).toThrow('None of its months');
  });

  it('of 29 February comes in leap years', () => {
    expect(nextRun('0 0 29 2 *', 'UTC', new Date('2026-11-20')).toISOString()).toBe('2028-02-29T00:00:00.000Z');
    expect(nextRun('0 0 29 2 *', 'UTC', new Date('2096-03-01')).toISOString()).toBe('2104-02-29T00:00:00.000Z');
  });

  it('with both kinds of days comes on either', () => {
    // 30 February never comes, Mondays do.
    expect(nextRun('0 0 30 2 mon', 'UTC', new Date('2026-02-01T00:00:00Z')).toISOString()).toBe(
      '2026-02-02T00:00:00.000Z',
    );
    expect(nextRun('0 0 13 * fri', 'UTC', new Date('2026-11-10T00:00:00Z')).toISOString()).toBe(
      '2026-11-13T00:00:00.000Z',
    );
    expect(nextRun('0 0 13 * fri', 'UTC', new Date('2026-11-13T00:00:00Z')).toISOString()).toBe(
      '2026-11-20T00:00:00.000Z',
    );
  });
});

describe('a time zone', () => {
  it.each(['UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'Etc/GMT+5'])(
    'may be %s',
    (name) => {
      expect(() => {
        requireTimezone(name);
      }).not.toThrow();
    },
  );

  it.each(['', ' ', 'Mars/Olympus', '+02:00', '-05', 'Europe/', '../etc/passwd', 'Europe/Berlin '])(
    'is not %j',
    (name) => {
      expect(() => nextRun('* * * * *', name, new Date())).toThrow(
        expect.objectContaining({ name: 'CronError', field: 'timezone' }),
      );
    },
  );
});

describe('where clocks change', () => {
  const runs = (expression: string, zone: string, from: string, count: number): string[] => {
    const found: string[] = [];
    for (let at = new Date(from); found.length < count; found.push(at.toISOString().slice(5, 16)))
      at = nextRun(expression, zone, at);
    return found;
  };

  it.each([
    // 8 March 2026, 02:00 EST is 03:00 EDT; 1 November, 02:00 EDT is 01:00 EST.
    ['30 2 * * *', 'America/New_York', '2026-03-07T00:00Z', ['03-07T07:30', '03-08T07:00', '03-09T06:30']],
    ['*/30 * * * *', 'America/New_York', '2026-03-08T06:00Z', ['03-08T06:30', '03-08T07:00', '03-08T07:30']],
    ['0,30 2 * * *', 'America/New_York', '2026-03-08T05:00Z', ['03-09T06:00', '03-09T06:30']],
    ['30 1 * * *', 'America/New_York', '2026-10-31T12:00Z', ['11-01T05:30', '11-02T06:30']],
    ['30 * * * *', 'America/New_York', '2026-11-01T05:00Z', ['11-01T05:30', '11-01T06:30', '11-01T07:30']],
    // 4 October 2026, 02:00 is 02:30 by the new clock; 5 April, 02:00 is 01:30.
    ['15 2 * * *', 'Australia/Lord_Howe', '2026-10-03T00:00Z', ['10-03T15:30', '10-04T15:15']],
    ['*/15 * * * *', 'Australia/Lord_Howe', '2026-10-03T15:00Z', ['10-03T15:15', '10-03T15:30', '10-03T15:45']],
    ['45 1 * * *', 'Australia/Lord_Howe', '2026-04-04T00:00Z', ['04-04T14:45', '04-05T15:15']],
    ['45 * * * *', 'Australia/Lord_Howe', '2026-04-04T14:00Z', ['04-04T14:45', '04-04T15:15', '04-04T16:15']],
    // Midnight does not exist on 6 September 2026 in Santiago.
    ['0 0 * * *', 'America/Santiago', '2026-09-05T05:00Z', ['09-06T04:00', '09-07T03:00']],
  ])('%s in %s after %s', (expression, zone, from, wanted) => {
    expect(runs(expression, zone, from, wanted.length)).toEqual(wanted);
  });

  const zones = ['UTC', 'America/New_York', 'Australia/Lord_Howe', 'Europe/Berlin', 'Asia/Kathmandu'];
  const moments = ['2026-03-07', '2026-10-31', '2026-10-03', '2026-04-04', '2026-03-28', '2026-10-24', '2028-02-27'];
  const field = (least: number, most: number): fc.Arbitrary<string> =>
    fc.oneof(
      fc.constant('*'),
      fc.array(fc.integer({ min: least, max: most }), { minLength: 1, maxLength: 3 }).map(String),
      fc.integer({ min: 1, max: most }).map((step) => `*/${step}`),
    );
  const expressions = fc
    .tuple(field(0, 59), field(0, 23), field(1, 31), fc.constant('*'), field(0, 7))
    .map((fields) => fields.join(' '));
  const cases = fc.record({
    expression: expressions,
    zone: fc.constantFrom(...zones),
    day: fc.constantFrom(...moments),
    minute: fc.integer({ min: 0, max: 3 * 1440 }),
  });

  it('the next run is the first minute after it whose clock shows a time of the expression', () => {
    fc.assert(
      fc.property(cases, ({ expression, zone, day, minute }) => {
        const after = new Date(Date.parse(day) + minute * 60_000);
        const times = readCron(expression);
        fc.pre(times.minutes.size > 1 || times.hours.size > 1);
        const next = nextRun(expression, zone, after);
        const clock = clockOf(zone);
        const at = (passed: number): Date => new Date(after.getTime() + passed * 60_000);
        const looked = Math.min((next.getTime() - after.getTime()) / 60_000, 1440);
        const earlier = range(1, looked - 1).find((passed) => matches(times, clock(at(passed))));
        expect(earlier).toBe(undefined);
        expect(matches(times, clock(next))).toBe(true);
      }),
      { numRuns: 120 },
    );
  });

  it('one minute of one hour runs once on each of its days', () => {
    const daily = fc.record({
      hour: fc.integer({ min: 0, max: 5 }),
      minute: fc.integer({ min: 0, max: 59 }),
      zone: fc.constantFrom(...zones),
      day: fc.constantFrom(...moments),
    });
    fc.assert(
      fc.property(daily, ({ hour, minute, zone, day }) => {
        const clock = clockOf(zone);
        let at = new Date(Date.parse(day) - 86_400_000);
        const days: number[] = [];
        for (let run = 0; run < 5; run++) {
          at = nextRun(`${minute} ${hour} * * *`, zone, at);
          const shown = clock(at);
          days.push(shown.day);
          // In a gap: at its end, which is later than the time that does not exist, by an hour at most.
          const late = shown.hour * 60 + shown.minute - (hour * 60 + minute);
          expect(late).toBeGreaterThanOrEqual(0);
          expect(late).toBeLessThanOrEqual(60);
        }
        expect(new Set(days).size).toBe(5);
      }),
      { numRuns: 150 },
    );
  });
});

interface Shown {
  readonly minute: number;
  readonly hour: number;
  readonly day: number;
  readonly month: number;
  readonly weekday: number;
}

/** What the clock of a zone shows, told by Intl alone. */
function clockOf(timeZone: string): (at: Date) => Shown {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', weekday: 'short' },
    ...{ month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
  });
  return (at) => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const number = (name: string): number => Number(parts[name]);
    const weekday = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(parts['weekday'] ?? '');
    return { minute: number('minute'), hour: number('hour'), day: number('day'), month: number('month'), weekday };
  };
}

function matches(times: CronTimes, { minute, hour, day, month, weekday }: Shown): boolean {
  if (!times.minutes.has(minute) || !times.hours.has(hour) || !times.months.has(month)) return false;
  const { days, weekdays } = times;
  if (days === null) return weekdays === null || weekdays.has(weekday);
  return days.has(day) || (weekdays?.has(weekday) ?? false);
}

function range(least: number, most: number): number[] {
  return Array.from({ length: most - least + 1 }, (_, count) => least + count);
}

import { Cron } from 'croner';

/** A cron expression, or a time zone with it, that never works. The message is for the caller. */
export class CronError extends Error {
  /** Which of the two is wrong. */
  readonly field: 'cron' | 'timezone';

  constructor(field: 'cron' | 'timezone', message: string) {
    super(message);
    this.name = 'CronError';
    this.field = field;
  }
}

interface Field {
  readonly name: string;
  readonly least: number;
  readonly most: number;

  /** Three-letter names, the first for `least`. */
  readonly names?: readonly string[];
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** In the order of the expression. Sunday is 0 and 7. */
const fields: readonly Field[] = [
  { name: 'minute', least: 0, most: 59 },
  { name: 'hour', least: 0, most: 23 },
  { name: 'day of the month', least: 1, most: 31 },
  { name: 'month', least: 1, most: 12, names: months },
  { name: 'day of the week', least: 0, most: 7, names: days },
];

/** Days of each month in the years that have most. */
const longestMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** What a cron expression means. */
export interface CronTimes {
  readonly minutes: ReadonlySet<number>;
  readonly hours: ReadonlySet<number>;

  /** Of the month, from 1; null: `*`. */
  readonly days: ReadonlySet<number> | null;

  /** From 1. */
  readonly months: ReadonlySet<number>;

  /** Of the week, Sunday is 0; null: `*`. */
  readonly weekdays: ReadonlySet<number> | null;
}

/**
 * Reads the five fields of a standard cron expression: `*`, numbers, names of months and weekdays, ranges, lists, and
 * steps of `*` or a range. As in POSIX a day has to match one of the two fields for days where both are other than `*`.
 * Throws CronError for anything else, and for what never comes, such as 30 February.
 */
export function readCron(expression: string): CronTimes {
  const parts = expression.trim().split(/\s+/);
  if (parts.length !== fields.length) {
    throw wrong(`A cron expression has five fields: minute, hour, day of the month, month, day of the week.`);
  }
  const [minutes = null, hours = null, dates = null, monthsOfYear = null, weekdays = null] = fields.map(
    (field, place) => readField(field, parts[place] ?? ''),
  );
  const times: CronTimes = {
    minutes: minutes ?? all(0, 59),
    hours: hours ?? all(0, 23),
    days: dates,
    months: monthsOfYear ?? all(1, 12),
    weekdays: weekdays && new Set([...weekdays].map((day) => day % 7)),
  };
  if (times.weekdays === null && !comesEver(times)) throw wrong('None of its months has such a day.');
  return times;
}

/**
 * When the expression fires next after `after`, in a time zone of IANA's. Where clocks change, an expression of one minute
 * and one hour runs once on that day: at the first of two such times, and at the end of the gap where there is none.
 * Any other runs whenever the clocks show a time of its. Throws CronError.
 */
export function nextRun(expression: string, timezone: string, after: Date): Date {
  const pattern = printed(readCron(expression));
  requireTimezone(timezone);
  const next = new Cron(pattern, { timezone, mode: '5-part', paused: true }).nextRun(after);
  if (next === null) throw wrong('It does not fire in any year to come.');
  return next;
}

/** Throws CronError for what is no name in IANA's list: an offset such as `+02:00` is none. */
export function requireTimezone(timezone: string): void {
  try {
    if (/^[A-Za-z]/.test(timezone)) {
      new Intl.DateTimeFormat('en', { timeZone: timezone });
      return;
    }
  } catch {
    // Told below.
  }
  throw new CronError(
    'timezone',
    'A time zone is one of the IANA list, such as UTC, Europe/Berlin or America/New_York.',
  );
}

/** Null: `*`. */
function readField(field: Field, text: string): ReadonlySet<number> | null {
  if (text === '*') return null;
  return new Set(text.split(',').flatMap((part) => readPart(field, part)));
}

function readPart(field: Field, part: string): readonly number[] {
  const [, range = '', step] = /^([^/]*)(?:\/(\d{1,2}))?$/.exec(part) ?? [];
  const ends = range === '*' ? [field.least, field.names === days ? 6 : field.most] : readRange(field, range);
  const [first, last] = ends;
  if (first === undefined) throw wrong(`'${shown(part)}' is no ${field.name}: ${allowed(field)}.`);
  if (step === undefined) return [...all(first, last ?? first)];
  if (last === undefined) throw wrong(`'${shown(part)}': a step follows * or a range, such as */5 or 10-50/5.`);
  const width = Number(step);
  if (width < 1 || width > field.most) throw wrong(`'${shown(part)}': a step is from 1 to ${field.most}.`);
  return [...all(first, last)].filter((value) => (value - first) % width === 0);
}

/** One end of a single value, two of a range, none of what is wrong. */
function readRange(field: Field, text: string): readonly number[] {
  const ends = text.split('-').map((end) => readValue(field, end));
  const [first = null, last = null] = ends;
  if (first === null || ends.includes(null) || ends.length > 2) return [];
  if (last === null) return [first];
  // Sunday ends a week as well as it begins one: `fri-sun`.
  const end = field.names === days && last === 0 && first > 0 ? 7 : last;
  if (end < first) throw wrong(`'${shown(text)}': a range goes from the smaller to the larger ${field.name}.`);
  return [first, end];
}

function readValue({ least, most, names = [] }: Field, text: string): number | null {
  const name = names.indexOf(text.toLowerCase());
  if (name !== -1) return name + least;
  if (!/^\d{1,2}$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
}

function comesEver({ days: dates, months: wanted }: CronTimes): boolean {
  if (dates === null) return true;
  const first = Math.min(...dates);
  return [...wanted].some((month) => first <= (longestMonths[month - 1] ?? 0));
}

/** The same in numbers alone, which leaves nothing to other readers' habits. */
function printed({ minutes, hours, days: dates, months: wanted, weekdays }: CronTimes): string {
  const list = (values: ReadonlySet<number> | null): string =>
    values === null ? '*' : [...values].sort((a, b) => a - b).join(',');
  return [minutes, hours, dates, wanted, weekdays].map(list).join(' ');
}

function all(first: number, last: number): ReadonlySet<number> {
  return new Set(Array.from({ length: last - first + 1 }, (_, count) => first + count));
}

function wrong(message: string): CronError {
  return new CronError('cron', message);
}

function allowed({ least, most, names }: Field): string {
  return names === undefined ? `${least} to ${most}` : `${least} to ${most}, or ${names.join(', ')}`;
}

/** A piece of the caller's text in a message: not all of a long one. */
function shown(text: string): string {
  return text.length <= 40 ? text : `${text.slice(0, 40)}…`;
}

import { isObject } from '../mocks/json.ts';
import { sequence } from './sequence.ts';

/** A place where something else stands than what was expected. */
export interface Difference {
  /** Keys and indexes with points between them; empty: the whole. */
  readonly path: string;
  readonly expected: unknown;

  /** Undefined: nothing. */
  readonly found: unknown;
}

/**
 * Holds a value against what is expected of it; no differences: it fits. An object must have the keys that are
 * expected and may have others; an array must have as many elements in the same order. An object whose keys begin with
 * `$` is a matcher, all of which must fit:
 *
 * `$any` a type, or `value` for anything that is there · `$absent` nothing · `$is` exactly that value · `$not` ·
 * `$one_of` · `$all` · `$matches` a regular expression · `$holds` text in a text (or in the JSON of another value), or
 * an element of an array · `$lacks` the opposite · `$at_least`, `$at_most` numbers · `$length` · `$adds_up` a
 * member and those whose sum it is · `$each` element ·
 * `$unordered` elements in any order · `$sequence` elements as sequence.ts has it · `$json` text that is JSON.
 */
export function differences(expected: unknown, found: unknown, path = ''): readonly Difference[] {
  const wrong = [{ path, expected, found }];
  if (isMatcher(expected)) {
    return Object.entries(expected).flatMap(([name, wanted]) => {
      const matcher = matchers[name];
      if (matcher === undefined) throw new TypeError(`there is no matcher ${name}`);
      return matcher(wanted, found, path);
    });
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(found) || expected.length !== found.length) return wrong;
    return expected.flatMap((one, index) => differences(one, found[index], join(path, index)));
  }
  if (isObject(expected)) {
    if (!isObject(found)) return wrong;
    return Object.entries(expected).flatMap(([key, one]) =>
      differences(one, Object.hasOwn(found, key) ? found[key] : undefined, join(path, key)),
    );
  }
  return Object.is(expected, found) ? [] : wrong;
}

/** Whether the value is what is expected. */
export function fits(expected: unknown, found: unknown): boolean {
  return differences(expected, found).length === 0;
}

function isMatcher(value: unknown): value is Readonly<Record<string, unknown>> {
  return isObject(value) && Object.keys(value).some((key) => key.startsWith('$'));
}

function join(path: string, key: string | number): string {
  return path === '' ? String(key) : `${path}.${key}`;
}

type Match = (wanted: unknown, found: unknown, path: string) => readonly Difference[];

/** A matcher that fits or does not, as a whole. */
function simple(name: string, fitting: (wanted: unknown, found: unknown) => boolean): readonly [string, Match] {
  return [
    name,
    (wanted, found, path) => (fitting(wanted, found) ? [] : [{ path, expected: { [name]: wanted }, found }]),
  ];
}

const matchers: Readonly<Record<string, Match>> = Object.fromEntries<Match>([
  simple('$any', (type, found) => isOf(String(type), found)),
  simple('$absent', (absent, found) => (found === undefined) === (absent === true)),
  simple('$is', (wanted, found) => JSON.stringify(sorted(wanted)) === JSON.stringify(sorted(found))),
  simple('$not', (wanted, found) => !fits(wanted, found)),
  simple('$one_of', (wanted, found) => listOf(wanted).some((one) => fits(one, found))),
  simple('$matches', (pattern, found) => typeof found === 'string' && new RegExp(String(pattern), 'u').test(found)),
  simple('$holds', (wanted, found) => holds(wanted, found)),
  simple('$lacks', (wanted, found) => !holds(wanted, found)),
  simple('$at_least', (least, found) => typeof found === 'number' && found >= Number(least)),
  simple('$at_most', (most, found) => typeof found === 'number' && found <= Number(most)),
  simple('$adds_up', (sums, found) => isObject(sums) && isObject(found) && addsUp(sums, found)),
  simple('$unordered', (wanted, found) => Array.isArray(found) && pairs(listOf(wanted), found)),
  simple('$sequence', (wanted, found) => Array.isArray(found) && sequence(listOf(wanted), found, differences) === null),
  ['$all', (wanted, found, path) => listOf(wanted).flatMap((one) => differences(one, found, path))],
  ['$length', (wanted, found, path) => differences(wanted, lengthOf(found), join(path, 'length'))],
  [
    '$each',
    (wanted, found, path) =>
      Array.isArray(found)
        ? found.flatMap((one, index) => differences(wanted, one, join(path, index)))
        : [{ path, expected: { $each: wanted }, found }],
  ],
  ['$json', (wanted, found, path) => differences(wanted, parsed(found), path)],
]);

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** Whether each of these members is the sum of those that are named beside it. */
function addsUp(sums: Readonly<Record<string, unknown>>, found: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(sums).every(([name, parts]) => {
    return found[name] === listOf(parts).reduce<number>((sum, part) => sum + Number(found[String(part)]), 0);
  });
}

function lengthOf(value: unknown): unknown {
  return typeof value === 'string' || Array.isArray(value) ? value.length : undefined;
}

function parsed(found: unknown): unknown {
  try {
    return JSON.parse(String(found)) as unknown;
  } catch {
    return undefined;
  }
}

function holds(wanted: unknown, found: unknown): boolean {
  if (found === undefined) return false;
  if (Array.isArray(found) && typeof wanted !== 'string') return found.some((one) => fits(wanted, one));
  return (typeof found === 'string' ? found : JSON.stringify(found)).includes(String(wanted));
}

function isOf(type: string, found: unknown): boolean {
  switch (type) {
    case 'value':
      return found !== undefined;
    case 'id':
      return typeof found === 'string' && /^[\w.:-]{4,}$/u.test(found);
    case 'text':
      return typeof found === 'string' && found !== '';
    case 'string':
    case 'number':
    case 'boolean':
      return typeof found === type;
    case 'integer':
      return Number.isInteger(found);
    case 'array':
      return Array.isArray(found);
    case 'object':
      return isObject(found);
    case 'time':
      return isTime(found);
    default:
      throw new TypeError(`there is no type ${type}`);
  }
}

/** Seconds of Unix time, or an ISO text, of this century. */
function isTime(found: unknown): boolean {
  const milliseconds = typeof found === 'number' ? found * 1000 : Date.parse(String(found));
  return milliseconds > Date.UTC(2000) && milliseconds < Date.UTC(2100);
}

/** Whether each expected element finds one of its own. */
function pairs(wanted: readonly unknown[], found: readonly unknown[]): boolean {
  if (wanted.length !== found.length) return false;
  const [first, ...rest] = wanted;
  if (wanted.length === 0) return true;
  return found.some((one, index) => fits(first, one) && pairs(rest, found.toSpliced(index, 1)));
}

/** The same value with the keys of its objects in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((key) => [key, sorted(value[key])]),
  );
}

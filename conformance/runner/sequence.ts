import { isObject } from '../mocks/json.ts';
import type { Difference } from './match.ts';

/** How an element is held against what is expected of it: match.ts. */
type Compare = (expected: unknown, found: unknown, path?: string) => readonly Difference[];

/**
 * Holds a list against a sequence in which `{$many: matcher}` stands for any number of elements, one or more with
 * `{$some: matcher}`, `{$maybe: matcher}` for one or none, and `{$rest: true}` for whatever follows. Null: it fits; else
 * what did not fit at the furthest place that was reached.
 */
export function sequence(
  expected: readonly unknown[],
  found: readonly unknown[],
  differences: Compare,
): Difference | null {
  const fits = (wanted: unknown, one: unknown): boolean => differences(wanted, one).length === 0;
  let furthest: Difference = { path: '', expected: expected[0], found: found[0] };
  let reached = -1;
  const failed = new Set<string>();

  const missed = (index: number, wanted: unknown): false => {
    if (index > reached) {
      reached = index;
      const [first] = index < found.length && isObject(wanted) ? differences(wanted, found[index], String(index)) : [];
      furthest = first ?? { path: String(index), expected: wanted, found: found[index] };
    }
    return false;
  };
  const at = (place: number, index: number): boolean => {
    const key = `${place}:${index}`;
    if (failed.has(key)) return false;
    const good = step(place, index);
    if (!good) failed.add(key);
    return good;
  };
  const step = (place: number, index: number): boolean => {
    if (place === expected.length) return index === found.length || missed(index, 'the end');
    const wanted = expected[place];
    const [name, inner] = repeated(wanted);
    const here = index < found.length && name !== '$rest' && fits(inner, found[index]);
    switch (name) {
      case '$rest':
        return true;
      case '$many':
        return at(place + 1, index) || (here && at(place, index + 1));
      case '$some':
        return here ? at(place, index + 1) || at(place + 1, index + 1) : missed(index, inner);
      case '$maybe':
        return (here && at(place + 1, index + 1)) || at(place + 1, index);
      case null:
        return here ? at(place + 1, index + 1) : missed(index, inner);
    }
  };
  return at(0, 0) ? null : furthest;
}

type Repeat = '$many' | '$some' | '$maybe' | '$rest';

function repeated(wanted: unknown): readonly [Repeat | null, unknown] {
  if (isObject(wanted)) {
    for (const name of ['$many', '$some', '$maybe', '$rest'] as const) if (name in wanted) return [name, wanted[name]];
  }
  return [null, wanted];
}

import { verdictOf } from './level.ts';
import type { Verdict } from './level.ts';

/** Says what another value of one column is to callers. A value that is not there is undefined. */
export type Judge = (before: unknown, after: unknown) => Verdict;

/** Nothing that a caller can see. */
export const unseen =
  (reason: string): Judge =>
  () => ({ level: 'patch', reason });

/** Something else to see, and nothing lost. */
export const seen =
  (reason: string): Judge =>
  () => ({ level: 'minor', reason });

/** Whoever relied on the value before finds another. */
export const promised =
  (reason: string): Judge =>
  () => ({ level: 'major', reason });

/** A yes that becomes a no takes something away. */
export const yesGives =
  (what: string): Judge =>
  (_, after) =>
    verdictOf(after !== true, after === true, `${what}: not any more`, `${what}: from now on`);

/** Less of it takes something away; `unknown` stands for a number that is not told. */
export const moreGives =
  (what: string, unknown = 0): Judge =>
  (before, after) => {
    const [was, is] = [numberIn(before, unknown), numberIn(after, unknown)];
    return verdictOf(is < was, is > was, `less ${what}`, `more ${what}`);
  };

/** More of it takes something away. */
export const moreTakes =
  (what: string): Judge =>
  (before, after) => {
    const [was, is] = [numberIn(before, 0), numberIn(after, 0)];
    return verdictOf(is > was, is < was, `more ${what}`, `less ${what}`);
  };

/** What is no longer in the list is taken away; the order says nothing. */
export const entriesGive =
  (what: string): Judge =>
  (before, after) => {
    const [was, is] = [new Set(listIn(before)), new Set(listIn(after))];
    return verdictOf(!is.isSupersetOf(was), !was.isSupersetOf(is), `${what}: fewer`, `${what}: more`);
  };

/** A value that was not there before adds; another one, or none, takes away. */
export const addable =
  (what: string): Judge =>
  (before) =>
    verdictOf(before !== undefined, before === undefined, `${what}: another, or none`, `${what}: new`);

/** How much of a field is honoured, by its `handling`. */
const handlings: Readonly<Record<string, number>> = {
  rejected: 0,
  ignored: 1,
  ignored_and_reported: 1,
  conditional: 2,
  adapted: 3,
  forwarded: 3,
};

/** A parameter's place in a format: another handling gives or takes, another place takes. */
export const spelling: Judge = (before, after) => {
  if (before === undefined) return { level: 'minor', reason: 'the format has the field' };
  const [was, is] = [handlingIn(before), handlingIn(after)];
  const reason = 'the field is read otherwise';
  if (JSON.stringify({ ...was, handling: '' }) !== JSON.stringify({ ...is, handling: '' }))
    return { level: 'major', reason };
  const [had, has] = [handlings[was.handling] ?? 0, handlings[is.handling] ?? 0];
  return had === has
    ? { level: 'minor', reason }
    : verdictOf(has < had, has > had, 'the field is honoured less', 'the field is honoured more');
};

function handlingIn(value: unknown): { readonly handling: string } {
  return { handling: '', ...(typeof value === 'object' ? value : null) };
}

function numberIn(value: unknown, unknown: number): number {
  return typeof value === 'number' ? value : unknown;
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

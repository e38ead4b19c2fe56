import type { Tables } from '../load/tables.ts';
import type { Spec } from '../model.ts';
import type { Change } from './change.ts';
import { planChanges } from './plans.ts';
import { placeText, rowChanges } from './rows.ts';

/** What a change of the tables does to callers: first what becomes of requests, then what is new, gone or told otherwise. */
export function diffSpecs(before: Spec, after: Spec): readonly Change[] {
  const plans = planChanges(before, after);
  const told = new Set(plans.flatMap(({ places }) => places.map(placeText)));
  return [...plans, ...rowChanges(before.tables, after.tables, told)];
}

/** The same where one of the two does not fit today's row types: row by row, without plans. */
export function diffRows(before: Tables, after: Tables): readonly Change[] {
  return rowChanges(before, after, null);
}

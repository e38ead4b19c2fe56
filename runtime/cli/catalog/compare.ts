import type { Outcome } from './outcomes.ts';
import type { Change } from './report.ts';

/** A shape of which something else becomes on the way to an alias that was there before. */
export interface RequestChange {
  readonly before: Outcome;
  readonly after: Outcome;
}

/** Where the outcomes of the same shape for the same alias differ. */
export function requestChanges(before: readonly Outcome[], after: readonly Outcome[]): readonly RequestChange[] {
  const old = new Map(before.map((outcome) => [keyOf(outcome), outcome]));
  return after.flatMap((outcome) => {
    const was = old.get(keyOf(outcome));
    return was === undefined || JSON.stringify(was) === JSON.stringify(outcome)
      ? []
      : [{ before: was, after: outcome }];
  });
}

function keyOf({ alias, format, shape }: Outcome): string {
  return JSON.stringify([alias, format, shape]);
}

/** The requests that a change of the tables may have changed: those to its aliases that send its parameter. */
export function affectedBy(change: Change, requests: readonly RequestChange[]): readonly RequestChange[] {
  const { aliases, parameter, unasked = false } = change;
  const concerned = new Set(aliases);
  return requests.filter(
    ({ after }) =>
      concerned.has(after.alias) && (unasked || (parameter !== undefined && after.sends.includes(parameter))),
  );
}

/** How many shapes they are of, whatever the alias. */
export function shapesOf(requests: readonly RequestChange[]): number {
  return new Set(requests.map(({ after }) => `${after.format} ${after.shape}`)).size;
}

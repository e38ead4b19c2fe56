import type { RequestChange } from './compare.ts';
import type { Outcome } from './outcomes.ts';

/** One value of what a provider receives, or of what the caller is told, before and after. */
export interface Difference {
  /** Keys with dots between them; of a header `header NAME`. */
  readonly at: string;

  /** As JSON; null: not there. */
  readonly before: string | null;
  readonly after: string | null;
}

/** Requests of one shape that differ in the same, whatever the alias. */
export interface SameDifferences {
  readonly format: string;
  readonly shape: string;
  readonly aliases: readonly string[];
  readonly differences: readonly Difference[];
}

/** The changed requests, each difference told once for all aliases of which it holds. */
export function together(requests: readonly RequestChange[]): readonly SameDifferences[] {
  const told = requests.map(({ before, after }) => ({ after, differences: differencesOf(before, after) }));
  const groups = Map.groupBy(told, ({ after: { format, shape }, differences }) =>
    JSON.stringify([format, shape, differences]),
  );
  return [...groups.values()].flatMap((all) => {
    const [first] = all;
    if (first === undefined) return [];
    const { format, shape } = first.after;
    return [{ format, shape, aliases: all.map(({ after }) => after.alias), differences: first.differences }];
  });
}

function differencesOf(before: Outcome, after: Outcome): readonly Difference[] {
  const [was, is] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((at) => ({ at, before: was.get(at) ?? null, after: is.get(at) ?? null }))
    .filter((difference) => difference.before !== difference.after);
}

function leavesOf({ wire, request, refused, headers }: Outcome): ReadonlyMap<string, string> {
  const leaves = new Map<string, string>([['wire', wire]]);
  if (refused !== null) leaves.set('refused', refused);
  collect(request, [], leaves);
  for (const [name, value] of Object.entries(headers)) leaves.set(`header ${name}`, value);
  return leaves;
}

function collect(value: unknown, path: readonly (string | number)[], leaves: Map<string, string>): void {
  const below = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (below.length === 0 && path.length > 0) leaves.set(path.join('.'), JSON.stringify(value));
  for (const [key, item] of below) collect(item, [...path, key], leaves);
}

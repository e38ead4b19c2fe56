import { levels, type Change, type Level, type TableDiff } from './report.ts';
import { affectedBy, type RequestChange, shapesOf } from './compare.ts';
import { together, type SameDifferences } from './differences.ts';

/** A change with how many request shapes it may have changed; null: not known. */
export interface WeighedChange extends Change {
  readonly shapes: number | null;
}

/** All that `polywire catalog diff` says. */
export interface CatalogDiff {
  readonly from: string;
  readonly to: string;
  readonly resolved: boolean;
  readonly misfits: readonly string[];

  /** Null: nothing has changed. */
  readonly verdict: Level | null;

  /** The gravest first. */
  readonly changes: readonly WeighedChange[];

  /** Changed and compared requests; null: they could not be compared. */
  readonly requests: {
    readonly changed: number;
    readonly compared: number;
    readonly groups: readonly SameDifferences[];
  } | null;
  readonly files: readonly string[] | null;
}

/** The tables' changes weighed by what became of requests; `requests` null: they could not be compared. */
export function weigh(
  { changes, from, to, resolved, misfits, files }: TableDiff,
  requests: { readonly changed: readonly RequestChange[]; readonly compared: number } | null,
): CatalogDiff {
  const weighed = changes.map((change) => ({
    ...change,
    shapes: requests === null ? null : shapesOf(affectedBy(change, requests.changed)),
  }));
  const unseen: Level | null = requests !== null && requests.changed.length > 0 ? 'minor' : null;
  return {
    ...{ from, to, resolved, misfits, files },
    verdict: gravest([...changes.map(({ level }) => level), ...(unseen === null ? [] : [unseen])]),
    changes: weighed.toSorted((a, b) => levels.indexOf(b.level) - levels.indexOf(a.level)),
    requests:
      requests === null
        ? null
        : { changed: requests.changed.length, compared: requests.compared, groups: together(requests.changed) },
  };
}

function gravest(all: readonly Level[]): Level | null {
  return all.reduce<Level | null>(
    (worst, level) => (worst === null || levels.indexOf(level) > levels.indexOf(worst) ? level : worst),
    null,
  );
}

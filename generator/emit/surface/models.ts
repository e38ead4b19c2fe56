import { text } from '../../load/cells.ts';
import { rowsOf } from '../../load/tables.ts';
import type { Spec } from '../../model.ts';
import type { Decision } from '../../resolve/decision.ts';

/** One alias and what a caller may ask of it. */
export interface ModelEntry {
  readonly alias: string;

  /** `chat`, `embedding`, `decision`. */
  readonly kind: string;
  readonly displayName: string;

  /** Of a chat model; empty otherwise. */
  readonly group: string;

  /** Levels of reasoning effort that the model has, weakest first. */
  readonly effort: readonly string[];

  /** Canonical names of parameters that never reach it, in catalogue order. */
  readonly dropped: readonly string[];

  /** Types of answer formats that are refused. */
  readonly refused: readonly string[];
}

/** All aliases, in catalogue order. */
export function modelEntries({ tables, plans }: Spec): readonly ModelEntry[] {
  return [...rowsOf(tables, 'aliases').values()].map((row) => {
    const decisions = Object.entries(plans.get(row.key)?.parameters ?? {});
    const all = decisions.map(([, decision]) => decision);
    return {
      alias: row.key,
      kind: text(row, 'kind'),
      displayName: text(row, 'display_name'),
      group: text(row, 'group'),
      effort: all.flatMap(levelsOf),
      dropped: decisions.filter(([, decision]) => isAlwaysDropped(decision)).map(([name]) => name),
      refused: all.flatMap((decision) => (decision.do === 'refuse' ? decision.types : [])),
    };
  });
}

function isAlwaysDropped(decision: Decision): boolean {
  return decision.do === 'drop' && decision.beside === undefined;
}

/** A pinned model has the one level that it is pinned to. */
function levelsOf(decision: Decision): readonly string[] {
  if (decision.do === 'ladder') return decision.levels;
  return decision.do === 'pin' ? [decision.value] : [];
}

import type { Row } from '../load/tables.ts';
import type { Model } from './model.ts';

/** A cell of one of the rows that decide for an alias. */
export interface ReadCell {
  readonly table: 'providers' | 'groups' | 'aliases';
  readonly row: Row;

  /** Keys from the row to the value: `['override', 'named_tool_choice']`. */
  readonly path: readonly string[];
}

/** The tables whose rows decide, from the widest to the narrowest. */
const tableOf = { provider: 'providers', group: 'groups', alias: 'aliases' } as const;

/**
 * The cells that `decide` reads of a model's rows, each once, from the widest row to the narrowest. What it reads is what
 * its answer follows from, so nobody has to say a second time which cells matter for what.
 */
export function readsOf(model: Model, decide: (model: Model) => unknown): readonly ReadCell[] {
  const cells = new Map<string, ReadCell>();
  const noting = (part: keyof Model): Row => {
    const row = model[part];
    const table = tableOf[part];
    const note = (path: readonly string[]): void => {
      cells.set([table, ...path].join(' '), { table, row, path });
    };
    return { ...row, columns: noted(row.columns, [], note) };
  };
  decide({ provider: noting('provider'), group: noting('group'), alias: noting('alias') });
  return inOrder([...cells.values()]);
}

/** From the widest row to the narrowest. */
export function inOrder(cells: readonly ReadCell[]): readonly ReadCell[] {
  const order: readonly string[] = Object.values(tableOf);
  return cells.toSorted((a, b) => order.indexOf(a.table) - order.indexOf(b.table));
}

/** The same mapping, which notes the path of each value that is looked at; a mapping in it is no value of its own. */
function noted<Mapping extends object>(
  mapping: Mapping,
  path: readonly string[],
  note: (path: readonly string[]) => void,
): Mapping {
  return new Proxy(mapping, {
    get(target, key): unknown {
      const value: unknown = Reflect.get(target, key);
      if (typeof key === 'symbol' || value === undefined) return value;
      const below = [...path, key];
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) return noted(value, below, note);
      note(below);
      return value;
    },
  });
}

import type { Operation } from '../document/operation.ts';

/** A place in the client: `chat.completions`. */
export interface Resource {
  readonly name: string;
  readonly className: string;
  readonly inner: readonly Resource[];
  readonly methods: readonly Method[];
}

export interface Method {
  readonly name: string;
  readonly operation: Operation;
}

/** The tree of places that the operations' `client` paths span, in the order of the operations. */
export function resourcesOf(operations: readonly Operation[]): readonly Resource[] {
  const leaves = operations.map((operation) => ({ path: (operation.client ?? '').split('.'), operation }));
  return inner(leaves, []);
}

interface Leaf {
  readonly path: readonly string[];
  readonly operation: Operation;
}

function inner(leaves: readonly Leaf[], above: readonly string[]): readonly Resource[] {
  const depth = above.length;
  const below = leaves.filter(({ path }) => path.length > depth + 1);
  return [...Map.groupBy(below, ({ path }) => path[depth] ?? '')].map(([name, own]) => {
    const path = [...above, name];
    return {
      name,
      className: `${path.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Resource`,
      inner: inner(own, path),
      methods: own
        .filter((leaf) => leaf.path.length === depth + 2)
        .map(({ path: whole, operation }) => ({ name: whole.at(-1) ?? '', operation })),
    };
  });
}

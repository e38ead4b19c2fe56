/** Of reciprocal rank fusion: how little the first places of one list count against a place in several. */
const k = 60;

export interface Fused {
  readonly entity: bigint;

  /** 0 to 1; 1: the first of every list. */
  readonly score: number;
}

/**
 * One ranking of several, each without repetition and the best first: an entity counts 1 / (60 + place) for every list
 * that it is in. Among equals the newer one is first.
 */
export function fuse(lists: readonly Iterable<bigint>[]): Fused[] {
  const sums = new Map<bigint, number>();
  for (const list of lists) {
    let place = 1;
    for (const entity of list) sums.set(entity, (sums.get(entity) ?? 0) + (k + 1) / (k + place++));
  }
  return [...sums]
    .map(([entity, sum]) => ({ entity, score: Math.min(1, sum / lists.length) }))
    .sort((a, b) => b.score - a.score || Number(b.entity - a.entity));
}

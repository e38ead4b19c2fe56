/** The name that was probably meant, or null where none is near: at most a third of its letters differ, rounded up. */
export function nearest(name: string, names: readonly string[]): string | null {
  let best: string | null = null;
  let least = Math.ceil(name.length / 3) + 1;
  for (const candidate of names) {
    const distance = edits(name.toLowerCase(), candidate.toLowerCase());
    if (distance >= least) continue;
    least = distance;
    best = candidate;
  }
  return best;
}

/** Letters to insert, delete or replace to make one of the other. */
function edits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

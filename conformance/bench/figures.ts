/** The value below which the share `at` (0 to 1) of the sorted values lies; NaN of none. */
export function percentile(sorted: ArrayLike<number>, at: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? NaN;
}

/** The middle value; of an even number of values the mean of the two in the middle. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return (percentile(sorted, 0.5) + (sorted[Math.ceil(half) - 1] ?? NaN)) / 2;
}

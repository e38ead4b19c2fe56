import type { EffortLevel } from '@polywire/generated/catalog/rows.ts';

/** The order of clamping, weakest first; complete, since every level must have a place. */
const strength: Readonly<Record<EffortLevel, number>> = {
  none: 0,
  minimal: 1,
  low: 2,
  medium: 3,
  high: 4,
  xhigh: 5,
  max: 6,
};

export function isEffortLevel(word: string): word is EffortLevel {
  return Object.hasOwn(strength, word);
}

/** The strongest level of the ladder that is not above `level`; the weakest where all are above. */
export function nearestLevel(level: EffortLevel, ladder: readonly EffortLevel[]): EffortLevel | undefined {
  return ladder.findLast((step) => strength[step] <= strength[level]) ?? ladder[0];
}

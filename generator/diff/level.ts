/**
 * What a change is to callers. `major`: one who relied on something loses it. `minor`: there is something new, or
 * something else to see. `patch`: nothing that a caller can see.
 */
export type Level = 'patch' | 'minor' | 'major';

const order: readonly Level[] = ['patch', 'minor', 'major'];

/** The gravest; null of none. */
export function gravest(levels: Iterable<Level>): Level | null {
  return [...levels].reduce<Level | null>(
    (worst, level) => (worst === null || order.indexOf(level) > order.indexOf(worst) ? level : worst),
    null,
  );
}

/** A level and why it is no other. */
export interface Verdict {
  readonly level: Level;
  readonly reason: string;
}

/** The verdict of something that may take away, give, or both. */
export function verdictOf(loses: boolean, gains: boolean, lost: string, gained: string): Verdict {
  if (loses) return { level: 'major', reason: lost };
  return gains ? { level: 'minor', reason: gained } : { level: 'patch', reason: 'no caller gets more or less' };
}

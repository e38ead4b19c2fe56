import type { LadderDecision } from '@polywire/generated/catalog/rows.ts';
import { isEffortLevel, nearestLevel } from '../effort.ts';
import { unchanged, type Value, type Verdict } from './verdict.ts';

/**
 * The nearest level at or below on the model's ladder, else its lowest. A word that is no level becomes the model's
 * default and is reported as `other` (Chat request table, `reasoning_effort`).
 */
export function ladder(value: Value, decision: LadderDecision): Verdict {
  if (typeof value !== 'string') return unchanged;
  const known = isEffortLevel(value);
  const applied = nearestLevel(known ? value : decision.default, decision.levels);
  if (applied === undefined || applied === value) return unchanged;
  return { outcome: 'replaced', value: applied, requested: known ? value : 'other', applied };
}

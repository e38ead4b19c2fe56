import type { ClampDecision } from '@polywire/generated/catalog/rows.ts';
import { unchanged, type Value, type Verdict } from './verdict.ts';

/** Raised to the transport's floor or lowered to the model's ceiling (adaptation rule 3). */
export function clamp(value: Value, decision: ClampDecision): Verdict {
  if (typeof value !== 'number') return unchanged;
  const applied = Math.max(Math.min(value, decision.ceiling ?? Infinity), decision.floor ?? -Infinity);
  if (applied === value) return unchanged;
  return { outcome: 'replaced', value: applied, requested: String(value), applied: String(applied) };
}

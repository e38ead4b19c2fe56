import type { PinDecision } from '@polywire/generated/catalog/rows.ts';
import { isEffortLevel } from '../effort.ts';
import { unchanged, type Value, type Verdict } from './verdict.ts';

/** Always the pinned value: without one the provider would apply its own. Reported only where another was sent. */
export function pin(value: Value | undefined, decision: PinDecision): Verdict {
  if (value === undefined) return { outcome: 'set', value: decision.value };
  if (value === decision.value) return unchanged;
  const requested = typeof value === 'string' && isEffortLevel(value) ? value : 'other';
  return { outcome: 'replaced', value: decision.value, requested, applied: decision.value };
}

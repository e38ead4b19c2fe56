import type { Sealed } from '../../turn/message.ts';
import type { Target } from '../codec.ts';

/**
 * Whether a target may be handed this state: it came from the same provider kind and family, or a caller got it
 * elsewhere and speaks this wire. Adaptation drops and names all other state; a codec asks once more, since a
 * provider answers foreign state with a refusal.
 */
export function sealedFor(sealed: Sealed, target: Target): boolean {
  if (!target.provider.carries_reasoning) return false;
  return sealed.provider === null || (sealed.provider === target.providerName && sealed.family === target.groupName);
}

import type { Plan } from '@polywire/generated/catalog/rows.ts';
import type { Message, Part, Sealed } from '../turn/message.ts';
import type { Turn } from '../turn/turn.ts';

/** Provider state goes back to the kind and family it came from, and to no other. */
export function isOf(sealed: Sealed, plan: Plan): boolean {
  return sealed.provider === plan.provider && sealed.family === plan.group;
}

/**
 * The turn with state of unknown make taken for the state of this plan's model, the one that the caller named: any other
 * model that serves in its place gets none of it.
 */
export function claimed(turn: Turn, plan: Plan): Turn {
  const claim = (part: Part): Part => {
    if (part.type === 'tool_result') return { ...part, parts: part.parts.map(claim) };
    if (part.type !== 'reasoning' && part.type !== 'tool_call') return part;
    const { sealed } = part;
    return sealed?.provider === null
      ? { ...part, sealed: { ...sealed, provider: plan.provider, family: plan.group } }
      : part;
  };
  const messages = turn.messages.map((message): Message => ({ ...message, parts: message.parts.map(claim) }));
  return { ...turn, messages };
}

import { parameters } from '@polywire/generated/catalog/parameters.ts';
import type { ChatWire } from '@polywire/generated/catalog/rows.ts';
import { ProblemError } from '../turn/problem.ts';
import type { Turn } from '../turn/turn.ts';
import type { Limits } from './limits.ts';

/** Refuses what no model may be asked for (seed 000, "Limits"): throws `max_tokens_exceeded`. */
export function admit(turn: Turn, caller: ChatWire, limits: Limits): void {
  const asked = turn.parameters.max_tokens;
  if (asked === undefined || asked <= limits.max_tokens_cap) return;
  const param = parameters.max_tokens[caller]?.at;
  throw new ProblemError({
    name: 'max_tokens_exceeded',
    message: `${param ?? 'max_tokens'} is ${asked}; at most ${limits.max_tokens_cap} tokens can be asked for.`,
    ...(param === undefined ? {} : { param }),
  });
}

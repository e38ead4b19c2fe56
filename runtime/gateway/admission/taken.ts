import { DeadlinePassed } from '../../platform/cutoff.ts';
import { addUsage, noUsage, type Usage } from '../../turn/usage.ts';
import { estimateTokens } from '../estimate-tokens.ts';
import type { Taken } from '../funding/funds.ts';
import type { Passage } from '../passage.ts';
import type { Outcome } from '../settle.ts';

/**
 * What a passage has to pay for; null: nothing. A whole answer: what its provider counted. One that broke off after its caller had
 * seen some of it: that part (seed 000, "Streaming failures and retries" 4). Before that: of one that ran out of time or whose
 * caller left, the turns that had ended, and of one that ran out of time with a large max_tokens the prompt ("Catalog" of
 * errors, 504); of one that failed nothing.
 */
export async function takenBy(passage: Passage, outcome: Outcome, usage: Usage | null): Promise<Taken | null> {
  const { attempts, spent, partial } = passage;
  const taken = async (): Promise<Usage> => {
    if (usage !== null) return usage;
    if (partial.begun) return addUsage(spent, await partial.usage(() => estimateTokens(passage.turn)));
    if (timedOut(passage)) return addUsage(spent, await promptOfLarge(passage));
    return outcome === 'abandoned' ? spent : noUsage;
  };
  const used = await taken();
  return Object.values(used).every((count) => count === 0) ? null : { alias: attempts.route.alias, usage: used };
}

/** What is known of a passage that has not come to its end, without counting anything. */
export function usageOf({ spent, partial }: Passage): Usage {
  return spent === noUsage ? partial.known : spent;
}

function timedOut({ cutoff }: Passage): boolean {
  return cutoff.reason instanceof DeadlinePassed;
}

async function promptOfLarge({ turn, visit }: Passage): Promise<Usage> {
  const { max_tokens: asked = 0 } = turn.parameters;
  if (asked < visit.setup.limits.metered_timeout_tokens) return noUsage;
  return { ...noUsage, input: await estimateTokens(turn) };
}

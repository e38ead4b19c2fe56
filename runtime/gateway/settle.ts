import { DeadlinePassed } from '../platform/cutoff.ts';
import { within } from '../platform/within.ts';
import type { Usage } from '../turn/usage.ts';
import { takenBy, usageOf } from './admission/taken.ts';
import type { Passage } from './passage.ts';

/** `whole`: the caller got all of it. `failed`: the provider or the time let us down. `abandoned`: nobody wants it any more. */
export type Outcome = 'whole' | 'failed' | 'abandoned';

/**
 * Lets go of what a passage holds, records what it took and pays for it. The first call counts: every path out may make it.
 * `usage`: of an answer that has come to its end. Resolves when it is paid, or soon after: a store that cannot be reached keeps
 * nobody waiting. Never rejects.
 */
export async function settle(passage: Passage, outcome: Outcome, usage: Usage | null = null): Promise<void> {
  if (passage.settled) return;
  passage.settled = true;
  const { attempts, cutoff, visit, turn } = passage;
  const paid = visit.record.step('settle', () => {
    cutoff.close();
    visit.record.settled({
      outcome,
      route: attempts.route,
      stream: turn.stream,
      usage: usage ?? usageOf(passage),
    });
    return pay(passage, outcome, usage);
  });
  await within(paid, visit.setup.limits.settle_wait);
}

async function pay(passage: Passage, outcome: Outcome, usage: Usage | null): Promise<void> {
  const { lease, visit } = passage;
  try {
    await lease.end(await takenBy(passage, outcome, usage));
  } catch (error) {
    visit.log.error('not settled', { error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    await lease.end(null);
  }
}

/** Settles a passage that is cut short, also where nobody waits for its answer any more. */
export function settleWhenCut(passage: Passage): void {
  passage.cutoff.listen((reason) => {
    void settle(passage, reason instanceof DeadlinePassed ? 'failed' : 'abandoned');
  });
}

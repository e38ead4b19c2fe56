import { DeadlinePassed } from '../platform/cutoff.ts';
import { noUsage, type Usage } from '../turn/usage.ts';
import type { Passage } from './passage.ts';

/** `whole`: the caller got all of it. `failed`: the provider or the time let us down. `abandoned`: nobody wants it any more. */
export type Outcome = 'whole' | 'failed' | 'abandoned';

/** Lets go of what a passage holds and says what it took, `noUsage` being what is known of it while it is under way. The first call counts: every path out may make it. */
export function settle(passage: Passage, outcome: Outcome, usage: Usage): void {
  if (passage.settled) return;
  passage.settled = true;
  passage.cutoff.close();
  const { attempts, codec, visit, turn, id, spent } = passage;
  visit.log.debug('request', {
    id,
    key: visit.caller.keyId,
    wire: codec.wire,
    alias: attempts.route.alias,
    stream: turn.stream,
    outcome,
    attempts: attempts.made,
    ...(usage === noUsage ? spent : usage),
  });
}

/** Settles a passage that is cut short, also where nobody waits for its answer any more. */
export function settleWhenCut(passage: Passage): void {
  passage.cutoff.listen((reason) => {
    settle(passage, reason instanceof DeadlinePassed ? 'failed' : 'abandoned', noUsage);
  });
}

import { parameters } from '@polywire/generated/catalog/parameters.ts';
import type { ChatWire } from '@polywire/generated/catalog/rows.ts';
import { ProblemError } from '../../turn/problem.ts';
import type { Turn } from '../../turn/turn.ts';
import type { Limits } from '../limits.ts';
import type { ChatRoute } from '../route.ts';
import type { Visit } from '../visit.ts';
import type { Lease } from './lease.ts';
import { mostOf } from './most.ts';

/**
 * Refuses what no model may be asked for, and takes the lease of the rest: `routes` may serve it, the first was named. Throws
 * `max_tokens_exceeded`, and what `Till.take` throws.
 */
export function admit(
  turn: Turn,
  wire: ChatWire,
  routes: readonly [ChatRoute, ...ChatRoute[]],
  { caller, setup, record }: Visit,
): Promise<Lease> {
  refuseAboveCap(turn, wire, setup.limits);
  const most = caller.account.billing === 'prepaid' ? routes.map((route) => mostOf(turn, route, setup.limits)) : [];
  return setup.till.take(caller, { id: record.id, alias: routes[0].alias, most });
}

/** Seed 000, "Limits". */
function refuseAboveCap(turn: Turn, caller: ChatWire, { max_tokens_cap: cap }: Limits): void {
  const asked = turn.parameters.max_tokens;
  if (asked === undefined || asked <= cap) return;
  const param = parameters.max_tokens[caller]?.at;
  throw new ProblemError({
    name: 'max_tokens_exceeded',
    message: `${param ?? 'max_tokens'} is ${asked}; at most ${cap} tokens can be asked for.`,
    ...(param === undefined ? {} : { param }),
  });
}

import type { ChatWire } from '@polywire/generated/catalog/rows.ts';
import { wires } from '@polywire/generated/catalog/wires.ts';
import { unixSeconds } from '../platform/clock.ts';
import type { Cutoff } from '../platform/cutoff.ts';
import type { Turn } from '../turn/turn.ts';
import type { Usage } from '../turn/usage.ts';
import type { Answer, Codec, Service } from '../wires/codec.ts';
import type { Lease } from './admission/lease.ts';
import type { PartialUsage } from './admission/partial.ts';
import type { Attempts } from './dispatch.ts';
import type { Keeper } from './keeper.ts';
import type { ChatRoute } from './route.ts';
import type { Visit } from './visit.ts';

/** One chat request on its way, from resolution to settlement. Belongs to one request; nothing in it is shared. */
export interface Passage<Asked = unknown> {
  readonly visit: Visit;

  /** The caller's wire. */
  readonly codec: Codec<Asked>;
  readonly turn: Turn;
  readonly asked: Asked;
  readonly cutoff: Cutoff;

  /** To the model that the caller named. */
  readonly named: ChatRoute;
  readonly attempts: Attempts<ChatRoute>;

  /** Routes that may serve in place of the one that was asked for, in order. */
  readonly fallbacks: readonly ChatRoute[];

  /** Unique id part of the answer. */
  readonly id: string;

  /** Unix seconds. */
  readonly created: number;

  /** What it holds until it is settled. */
  readonly lease: Lease;

  /** What is known of the usage of the turn that is told. */
  readonly partial: PartialUsage;

  /** What turns of the model took that have ended while the answer goes on. */
  spent: Usage;

  /** What it held was let go. */
  settled: boolean;
}

/** What the caller is told beside the reply of this route's model. */
export function answerOf<Asked>(passage: Passage<Asked>, route: ChatRoute, keeper: Keeper | null): Answer<Asked> {
  const { asked, id, created, turn, codec } = passage;
  const model = servingName(route, turn.model, codec.wire);
  const service = (): Service => serviceOf(passage);
  const answer = { asked, id, created, now: unixSeconds, model, provider: route.provider, service };
  if (keeper === null) return answer;
  return {
    ...answer,
    keepState: (itemId, state) => {
      keeper.state(itemId, state);
    },
  };
}

function serviceOf({ attempts, turn }: Passage): Service {
  const { failover, made, route } = attempts;
  return { failover, attempts: made, requested_model: turn.model, served_model: route.alias };
}

/** The name of the serving model, which resolves to the alias that served (seed 000, "Model addressing" 2, 3). */
function servingName({ row, alias, model }: ChatRoute, requested: string, caller: ChatWire): string {
  if (!row.echo) return model;
  return wires[caller].echo === 'requested' ? requested : alias;
}

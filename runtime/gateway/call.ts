import { wires } from '@polywire/generated/catalog/wires.ts';
import { adapt } from '../adapt/adapt.ts';
import { type Ending, finishEvents, finishReply } from '../adapt/finish.ts';
import type { Report } from '../adapt/report.ts';
import type { ReplyEvent } from '../turn/event.ts';
import type { Reply } from '../turn/reply.ts';
import type { Codec, Target } from '../wires/codec.ts';
import { codecs } from '../wires/index.ts';
import type { Passage } from './passage.ts';
import { ProviderEvents } from './provider-events.ts';
import { asProviderFailure } from './provider-failure.ts';
import { type ChatRoute, pathOf, targetOf } from './route.ts';
import { type ProviderRequest, readJson, send } from './send.ts';

/** A complete answer of one provider call. */
export interface Whole {
  readonly route: ChatRoute;
  readonly report: Report;
  readonly reply: Reply;
}

/** A stream whose first output is there. */
export interface Opened {
  readonly route: ChatRoute;
  readonly report: Report;
  readonly begun: readonly ReplyEvent[];
  readonly events: ProviderEvents;
}

/** Asks the route's model for a complete answer. Throws ProviderFailure, adapt's refusal, and the cutoff's reason. */
export async function callForReply(route: ChatRoute, passage: Passage): Promise<Whole> {
  const { codec, target, report, request } = prepare(route, passage);
  const body = await readJson(await send(route, request, passage.cutoff));
  try {
    return { route, report, reply: finishReply(codec.decodeReply(body, target), endingOf(route)) };
  } catch (error) {
    throw asProviderFailure(error);
  }
}

/** Asks for a stream, and waits for its first output. Throws as `callForReply` does. */
export async function callForEvents(route: ChatRoute, passage: Passage): Promise<Opened> {
  const { codec, target, report, request } = prepare(route, passage);
  const answer = await send(route, request, passage.cutoff);
  const events = new ProviderEvents(answer.body, codec.decodeEvents(target), finishEvents(endingOf(route)));
  try {
    return { route, report, begun: await events.untilOutput(), events };
  } catch (error) {
    events.cancel();
    throw error;
  }
}

interface Prepared {
  readonly codec: Codec;
  readonly target: Target;
  readonly report: Report;
  readonly request: ProviderRequest;
}

/** Every attempt is adapted afresh, for its own model. */
function prepare(route: ChatRoute, passage: Passage): Prepared {
  const codec = codecs[route.plan.wire];
  const target = targetOf(route);
  const { turn, report } = adapt(passage.turn, route.plan, passage.codec.wire);
  const { path, stream_path: streamPath } = wires[codec.wire];
  const request = {
    path: pathOf(route, turn.stream ? (streamPath ?? path) : path),
    body: codec.encodeRequest(turn, target),
    idleTimeout: turn.stream ? passage.visit.setup.limits.idle_close : 0,
    decodeError: (status: number, said: unknown) => codec.decodeError(status, said),
  };
  return { codec, target, report, request };
}

function endingOf({ plan, provider }: ChatRoute): Ending {
  return {
    truncated_tool_calls: plan.truncated_tool_calls,
    abnormal_end: provider.abnormal_end,
    finish_reasons_unmapped: provider.finish_reasons_unmapped,
  };
}

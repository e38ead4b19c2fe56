import { adaptationHeaders } from '../adapt/headers.ts';
import type { Report } from '../adapt/report.ts';
import { unixSeconds } from '../platform/clock.ts';
import { Cutoff } from '../platform/cutoff.ts';
import type { Incoming, JsonOutgoing, Outgoing, StreamOutgoing } from '../platform/http.ts';
import { within } from '../platform/within.ts';
import { noUsage } from '../turn/usage.ts';
import type { Codec } from '../wires/codec.ts';
import { admit } from './admission/admit.ts';
import { PartialUsage } from './admission/partial.ts';
import { askForEvents, askForReply } from './ask.ts';
import { type Head, readCredential } from './edge.ts';
import { noAttempts } from './dispatch.ts';
import { allowsFailover } from './failover-header.ts';
import { fallbacksOf } from './fallbacks.ts';
import { authorize } from './gate.ts';
import type { Keeper } from './keeper.ts';
import { answerOf, type Passage } from './passage.ts';
import { relay, relayLate } from './relay.ts';
import { resolveChat } from './resolve.ts';
import { settle, settleWhenCut } from './settle.ts';
import type { Setup } from './setup.ts';
import type { RequestRecord } from './telemetry/record.ts';
import type { Visit } from './visit.ts';

/** A request's way, before it is routed. */
export async function enter(head: Head, setup: Setup, record: RequestRecord): Promise<Visit> {
  const credential = record.step('edge', () => readCredential(head, setup.console.publicUrl));
  const caller = await record.step('gate', () => authorize(credential, setup.accounts));
  record.caller = caller;
  return { caller, setup, log: record.log, record };
}

/**
 * A chat request's way, once the generated route has checked its body. `caller` is the wire it came in on. Throws
 * ProblemError and the cutoff's reasons; what fails after the first output ends the stream. `Reply` is the type by which
 * the spec describes what the codec writes.
 */
export async function serveChat<Asked, Reply>(
  caller: Codec<Asked>,
  { body, headers, context: visit, signal }: Incoming<{ readonly model: string }, unknown, unknown, Visit>,
  keeper: Keeper | null = null,
): Promise<Outgoing<Reply>> {
  const { record, setup } = visit;
  const { limits } = setup;

  const route = record.step('resolve', () => resolveChat(body.model, caller.wire, visit));
  record.resolved(caller.wire, route);
  const { turn, asked } = record.step('decode', () => caller.decodeRequest(body));
  const fallbacks = allowsFailover(headers) ? fallbacksOf(route, turn, visit.caller, setup) : [];
  const lease = await record.step('admit', () => admit(turn, caller.wire, [route, ...fallbacks], visit));

  const passage: Passage<Asked> = {
    visit,
    codec: caller,
    turn,
    asked,
    cutoff: new Cutoff(signal, turn.stream ? null : limits.request_deadline),
    named: route,
    attempts: noAttempts(route),
    fallbacks,
    lease,
    partial: new PartialUsage(),
    id: record.id,
    created: unixSeconds(),
    spent: noUsage,
    settled: false,
  };
  settleWhenCut(passage);
  try {
    return turn.stream ? await serveStream(passage, keeper) : await serveReply<Asked, Reply>(passage, keeper);
  } catch (error) {
    await settle(passage, 'failed');
    throw error;
  }
}

async function serveReply<Asked, Reply>(passage: Passage<Asked>, keeper: Keeper | null): Promise<JsonOutgoing<Reply>> {
  const { record } = passage.visit;
  const { route, report, reply } = await record.step('dispatch', () => askForReply(passage)); // adapt in it
  const body = record.step('relay', () => passage.codec.encodeReply(reply, answerOf(passage, route, keeper)));
  await keeper?.reply(body);
  await settle(passage, 'whole', reply.usage); // settle
  return { status: 200, headers: servedHeaders(passage, report), body: body as Reply };
}

async function serveStream<Asked>(passage: Passage<Asked>, keeper: Keeper | null): Promise<StreamOutgoing> {
  const { record, setup } = passage.visit;
  const { limits } = setup;
  const opening = record.step('dispatch', () => askForEvents(passage)); // adapt in it
  const opened = await within(opening, limits.early_ok);
  if (opened === null) return { status: 200, headers: streamHeaders, stream: relayLate(opening, passage, keeper) };
  const headers = { ...streamHeaders, ...servedHeaders(passage, opened.report) };
  return { status: 200, headers, stream: relay(opened, passage, keeper) }; // relay, settle
}

function servedHeaders({ attempts }: Passage, report: Report): Readonly<Record<string, string>> {
  return {
    ...adaptationHeaders(report),
    'x-service-failover': String(attempts.failover),
    'x-service-attempts': String(attempts.made),
  };
}

/** Of every event stream. */
export const streamHeaders = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' };

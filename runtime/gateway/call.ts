import type { WireRow } from '@polywire/generated/catalog/rows.ts';
import { wires } from '@polywire/generated/catalog/wires.ts';
import { adapt } from '../adapt/adapt.ts';
import { type Ending, finishEvents, finishReply } from '../adapt/finish.ts';
import type { Report } from '../adapt/report.ts';
import type { ReplyEvent } from '../turn/event.ts';
import type { Reply } from '../turn/reply.ts';
import type { Turn } from '../turn/turn.ts';
import type { Codec, Target } from '../wires/codec.ts';
import { codecs } from '../wires/index.ts';
import type { ProviderCall } from './dispatch.ts';
import type { Passage } from './passage.ts';
import { ProviderEvents } from './provider-events.ts';
import { asProviderFailure, ProviderFailure } from './provider-failure.ts';
import { type ChatRoute, pathOf, targetOf } from './route.ts';
import { type HiddenTool, hiddenTool, withSearchTool } from './search/search-tool.ts';
import { callerSecrets, redacted } from './secrets.ts';
import { type ProviderRequest, readJson, secretsOf, send } from './send.ts';
import type { CallWatch } from './telemetry/telemetry.ts';

/** Events of an answer, read no faster than they are asked for. */
export interface EventSource {
  /** All events that can be had now, else those that come next; null after `stop` or `error`. */
  next(): Promise<readonly ReplyEvent[] | null>;

  /** Gives up what was not read yet. */
  cancel(): void;
}

/** What one provider call was made with. */
interface Called {
  readonly route: ChatRoute;
  readonly report: Report;

  /** The tool whose calls the gateway answers: with one, what the model answered is not finished. */
  readonly hidden: HiddenTool | null;
}

/** A complete answer of one provider call. */
export interface Whole extends Called {
  readonly reply: Reply;
}

/** A stream whose first output is there. */
export interface Opened extends Called {
  readonly begun: readonly ReplyEvent[];
  readonly events: EventSource;
}

/**
 * The call that asks the route's model for a complete answer to `turn`. Throws adapt's refusal; the call throws
 * ProviderFailure and the cutoff's reason.
 */
export function callForReply(route: ChatRoute, passage: Passage, turn: Turn): ProviderCall<Whole> {
  const prepared = prepare(route, passage, turn);
  return (watch) => readReply(route, passage, prepared, watch);
}

async function readReply(route: ChatRoute, passage: Passage, prepared: Prepared, watch: CallWatch): Promise<Whole> {
  const { codec, target, report, hidden, request } = prepared;
  const body = await readJson(await send(route, request, passage.cutoff, watch.headers));
  try {
    const reply = codec.decodeReply(body, target);
    watch.end(null, reply.usage);
    return { route, report, hidden, reply: hidden === null ? finishReply(reply, endingOf(route)) : reply };
  } catch (error) {
    const { problem } = asProviderFailure(error);
    throw new ProviderFailure(redacted(problem, secretsOf(route, request)));
  }
}

/** The call that asks for a stream, and waits for its first output. Throws as `callForReply` does. */
export function callForEvents(route: ChatRoute, passage: Passage, turn: Turn): ProviderCall<Opened> {
  const prepared = prepare(route, passage, turn);
  return (watch) => openEvents(route, passage, prepared, watch);
}

async function openEvents(route: ChatRoute, passage: Passage, prepared: Prepared, watch: CallWatch): Promise<Opened> {
  const { codec, target, report, hidden, request } = prepared;
  const answer = await send(route, request, passage.cutoff, watch.headers);
  const finish = hidden === null ? finishEvents(endingOf(route)) : unfinished;
  const secrets = secretsOf(route, request);
  const tell = (event: ReplyEvent): readonly ReplyEvent[] => finish(withoutSecrets(event, secrets));
  const events = new ProviderEvents(answer.body, codec.decodeEvents(target), tell, watch);
  try {
    return { route, report, hidden, begun: await events.untilOutput(), events };
  } catch (error) {
    events.cancel();
    throw error;
  }
}

function unfinished(event: ReplyEvent): readonly ReplyEvent[] {
  return [event];
}

function withoutSecrets(event: ReplyEvent, secrets: readonly string[]): ReplyEvent {
  return event.type === 'error' ? { ...event, problem: redacted(event.problem, secrets) } : event;
}

interface Prepared {
  readonly codec: Codec;
  readonly target: Target;
  readonly report: Report;
  readonly hidden: HiddenTool | null;
  readonly request: ProviderRequest;
}

/** Every route is adapted to afresh, for its own model. */
function prepare(route: ChatRoute, passage: Passage, asked: Turn): Prepared {
  const codec = codecs[route.plan.wire];
  const target = targetOf(route);
  const { record, setup } = passage.visit;
  const adapted = record.step('adapt', () => adapt(asked, route.plan, passage.codec.wire, setup.search !== null));
  const turn = withSearchTool(adapted.turn, route.plan.tools, passage.turn);
  const wire = wires[codec.wire];
  const { path, stream_path: streamPath } = wire;
  const request = {
    path: pathOf(route, turn.stream ? (streamPath ?? path) : path),
    headers: toolHeaders(turn, wire),
    body: codec.encodeRequest(turn, target),
    secrets: callerSecrets(turn),
    idleTimeout: turn.stream ? setup.limits.idle_close : 0,
    decodeError: (status: number, said: unknown) => codec.decodeError(status, said),
  };
  const hidden = hiddenTool(adapted.turn, route, passage.turn);
  return { codec, target, report: adapted.report, hidden, request };
}

/** Headers by which the turn's tools are asked for. */
function toolHeaders({ tools }: Turn, { tool_headers: byKind = {} }: WireRow): Readonly<Record<string, string>> {
  return Object.fromEntries(tools.flatMap(({ type }) => Object.entries(byKind[type] ?? {})));
}

/** How an answer of the route's model ends. */
export function endingOf({ plan, provider }: ChatRoute): Ending {
  return {
    truncated_tool_calls: plan.truncated_tool_calls,
    abnormal_end: provider.abnormal_end,
    finish_reasons_unmapped: provider.finish_reasons_unmapped,
  };
}

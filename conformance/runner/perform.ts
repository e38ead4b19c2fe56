import { setTimeout as pause } from 'node:timers/promises';
import type { Result, ShownExchange, Status } from '../report/result.ts';
import type { OfficialRequests } from '../wires/provider-requests.ts';
import { exchange, patiently, type Incoming, type Outgoing } from './exchange.ts';
import type { Instance } from './expand.ts';
import type { Expectation, Request, Step } from './fixture.ts';
import { words } from './formats/index.ts';
import { over, type Question } from './formats/question.ts';
import type { Answer } from './formats/answer.ts';
import { differences, type Difference } from './match.ts';
import type { MocksClient, Received } from './mocks-client.ts';
import { BoundReached, type Pace } from './pace.ts';
import { sequence } from './sequence.ts';
import { readEvents } from './sse.ts';
import type { Gateway, Target } from './target.ts';
import { fill, TemplateError, valueAt, type Scope } from './template.ts';

/** Where a performance gets its text that no other request holds, and its turn. */
export interface Stage {
  readonly target: Target;
  readonly pace: Pace;

  /** What provider requests are held against besides; absent: nothing. */
  readonly official?: OfficialRequests | null;

  /** A new text. */
  mark(): string;
}

/** Does what a case says and holds what comes of it against what is expected. Never rejects. */
export async function perform(instance: Instance, stage: Stage): Promise<Result> {
  const began = performance.now();
  const found: Found = { differences: [], exchanges: [] };
  const ended = (status: Status, why: string | null): Result => ({
    id: instance.id,
    case: instance.of.id,
    area: instance.of.area,
    file: instance.of.file,
    proves: instance.of.proves,
    axes: instance.axes,
    group: instance.model?.group ?? null,
    status,
    why,
    ...found,
    took: Math.round(performance.now() - began),
  });
  const missing = untestable(instance, stage.target);
  if (missing !== null) return ended('not_testable', missing);
  try {
    await steps(instance, stage, found);
  } catch (error) {
    if (error instanceof BoundReached) return ended('not_testable', `the run ended ${error.message}`);
    return ended('error', described(error));
  }
  const [first] = found.differences;
  return first === undefined ? ended('pass', null) : ended('fail', inWords(first));
}

/** How often a request is sent again that came too early. */
const patience = 3;

interface Found {
  differences: (Difference & { readonly step: number })[];
  exchanges: ShownExchange[];
}

/** What the deployment lacks for the case; null: nothing. */
function untestable({ of }: Instance, { mocks, others }: Target): string | null {
  if (of.deployment !== undefined && others[of.deployment] === undefined)
    return `needs a gateway with the settings of '${of.deployment}'`;
  const controls = of.needs?.includes('mocks') === true || of.steps.some(({ provider }) => provider !== undefined);
  return controls && mocks === null ? 'needs providers that it controls (--mocks-url)' : null;
}

async function steps(instance: Instance, stage: Stage, found: Found): Promise<void> {
  const { target, pace } = stage;
  const gateway = (await target.others[instance.of.deployment ?? '']) ?? target.gateway;
  const mark = stage.mark();
  let scope: Scope = { ...instance.scope, mark, base_url: gateway.url, callers: gateway.callers ?? {} };
  let seen = 0;
  for (const [index, template] of instance.of.steps.entries()) {
    const { save, ...filling } = template;
    const step = fill(filling, scope) as Step;
    if (step.provider !== undefined && target.mocks !== null) await target.mocks.script(mark, step.provider);
    if (step.wait !== undefined) await pause(step.wait);
    const outgoing = outgoingOf(step.request, instance, gateway);
    const send = async (): Promise<Incoming> => {
      await pace.turn();
      return exchange(outgoing);
    };
    // A case that is about limits takes a refusal as its answer.
    const isAboutLimits = instance.of.deployment !== undefined || step.expect.status === 429;
    const incoming = await patiently(send, isAboutLimits ? 0 : patience);
    const reply = readReply(incoming, instance, step);
    pace.pay(costOf(reply.answer, instance));
    const provider = await providerSide(target.mocks, mark, seen, step);
    seen = provider?.last ?? seen;
    found.exchanges.push(shown(outgoing, incoming, provider?.received ?? null));
    const wrong = [
      ...held(step.expect, reply, outgoing.abortAfter !== null),
      ...(provider?.differences ?? []),
      ...(stage.official ? unofficial(provider?.received ?? [], stage.official) : []),
    ];
    found.differences.push(...wrong.map((one) => ({ ...one, step: index })));
    if (wrong.length > 0) return;
    const saved = Object.entries(save ?? {}).map(([name, path]) => [name, valueAt(reply, path)] as const);
    scope = { ...scope, ...Object.fromEntries(saved) };
  }
}

function outgoingOf(request: Request, { of, format, stream }: Instance, gateway: Gateway): Outgoing {
  const spoken = format === null ? null : words[format];
  const asked = request.ask as Question | undefined;
  if (asked !== undefined && spoken === null) throw new TypeError('a question needs a format');
  const question = asked === undefined ? null : (spoken?.write(asked, stream) ?? null);
  const top = request.body;
  const body =
    question === null ? top : top === undefined ? question : over(question, top as Readonly<Record<string, unknown>>);
  const text = request.text ?? (body === undefined ? null : JSON.stringify(body));
  const { credential = gateway.key } = request;
  return {
    method: request.method ?? (text === null ? 'GET' : 'POST'),
    url: gateway.url + (request.path ?? spoken?.path ?? ''),
    headers: {
      ...(text !== null && { 'content-type': 'application/json' }),
      // Some of our own gateways close connections that are idle for a moment: one that is kept may be gone.
      ...(of.deployment !== undefined && { connection: 'close' }),
      ...(credential !== 'none' && { authorization: `Bearer ${credential}` }),
      ...(request.headers as Readonly<Record<string, string>> | undefined),
    },
    body: text,
    abortAfter: request.abort_after ?? null,
  };
}

/** An answer as fixtures see it. */
interface Reply extends Incoming {
  readonly body: unknown;
  readonly events: readonly unknown[] | null;
  readonly comments: number;
  readonly answer: Answer | null;
}

function readReply(incoming: Incoming, { format }: Instance, step: Step): Reply {
  const streamed = (incoming.headers['content-type'] ?? '').startsWith('text/event-stream');
  const { events, comments } = streamed ? readEvents(incoming.text) : { events: null, comments: 0 };
  const body = streamed ? undefined : parsed(incoming.text);
  const spoken = format === null || step.request.ask === undefined || incoming.status !== 200 ? null : words[format];
  const answer = spoken === null ? null : events === null ? spoken.read(body) : spoken.fold(events);
  return { ...incoming, body, events, comments, answer };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function held(expect: Expectation, reply: Reply, aborted: boolean): readonly Difference[] {
  const { status = 200, headers, body, answer, events, comments, whole = !aborted } = expect;
  const wrong = [...differences(status, reply.status, 'status')];
  if (wrong.length > 0) return wrong;
  if (headers !== undefined) wrong.push(...differences(headers, reply.headers, 'headers'));
  if (body !== undefined) wrong.push(...differences(body, reply.body, 'body'));
  if (answer !== undefined) wrong.push(...differences(answer, reply.answer ?? undefined, 'answer'));
  if (comments !== undefined) wrong.push(...differences(comments, reply.comments, 'comments'));
  if (events !== undefined) wrong.push(...eventsHeld(events, reply.events));
  wrong.push(...differences(whole, reply.whole, 'whole'));
  return wrong;
}

function eventsHeld(expected: readonly unknown[], found: readonly unknown[] | null): readonly Difference[] {
  if (found === null) return [{ path: 'events', expected: 'a stream', found: undefined }];
  const wrong = sequence(expected, found, differences);
  return wrong === null ? [] : [{ ...wrong, path: `events.${wrong.path}` }];
}

interface ProviderSide {
  readonly received: readonly Received[];
  readonly differences: readonly Difference[];
  readonly last: number;
}

/** How long providers are waited for that learn of something only after the answer, in turns of 20 ms. */
const turns = 100;

/** What the providers got in this step, and what is wrong with it; null: nobody can look. */
async function providerSide(
  mocks: MocksClient | null,
  mark: string,
  seen: number,
  step: Step,
): Promise<ProviderSide | null> {
  if (mocks === null) return null;
  for (let turn = 0; ; turn += 1) {
    const received = (await mocks.received(mark)).filter(({ id }) => id > seen);
    const wrong = [
      ...refusals(received, step.provider_refuses === true),
      ...(step.received === undefined ? [] : differences(step.received, received, 'received')),
    ];
    if (wrong.length === 0 || turn === turns)
      return { received, differences: wrong, last: received.at(-1)?.id ?? seen };
    await pause(20);
  }
}

/** Every request must be one that its provider takes, unless the case is about one that it refuses. */
function refusals(received: readonly Received[], expected: boolean): readonly Difference[] {
  const refused = received.filter((one) => one.refused !== null);
  if (expected) {
    const one = { path: 'provider', expected: 'a request that the provider refuses', found: 'one that it takes' };
    return refused.length > 0 ? [] : [one];
  }
  return refused.map((one) => ({
    path: `provider ${one.kind}`,
    expected: 'a request that the provider takes',
    found: one.refused,
  }));
}

/** Every request that a provider takes must be one that the maker of its wire describes. */
function unofficial(received: readonly Received[], official: OfficialRequests): readonly Difference[] {
  return received.flatMap((request) => {
    const refusal = request.refused === null ? official.refusal(request) : null;
    const expected = "a request by the maker's own document";
    return refusal === null ? [] : [{ path: `provider ${request.kind}`, expected, found: refusal }];
  });
}

/** Micro-USD by the model list, which has prices of a million tokens. */
function costOf(answer: Answer | null, { model }: Instance): number {
  const { usage } = answer ?? {};
  const { pricing } = model ?? {};
  if (!usage || !pricing) return 0;
  return (usage.input * pricing.input + usage.output * pricing.output) / 1_000_000;
}

function shown(outgoing: Outgoing, incoming: Incoming, received: readonly Received[] | null): ShownExchange {
  const { method, url, body: sent } = outgoing;
  const { text: body, ...response } = incoming;
  const { authorization, ...others } = outgoing.headers;
  const headers = { ...others, ...(authorization !== undefined && { authorization: 'present' }) };
  return {
    request: { method, url, headers, body: sent },
    response: { ...response, body },
    provider:
      received?.map(({ kind, wire, method, path, text, status, refused }) => {
        return { kind, wire, method, path, text, status, refused };
      }) ?? null,
  };
}

function described(error: unknown): string {
  if (error instanceof TemplateError) return `the fixture is wrong: ${error.message}`;
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message;
}

function inWords({ path, expected, found }: Difference): string {
  const short = (value: unknown): string => {
    const text = value === undefined ? 'nothing' : JSON.stringify(value);
    return text.length > 200 ? `${text.slice(0, 200)}…` : text;
  };
  return `${path}: expected ${short(expected)}, found ${short(found)}`;
}

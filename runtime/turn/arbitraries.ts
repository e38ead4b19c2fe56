/**
 * For property tests: turns, replies and streams as models make them. Each wire's own `arbitraries.ts` puts them
 * together from what that wire can say.
 */
import fc, { type Arbitrary } from 'fast-check';
import type { ReplyEvent } from './event.ts';
import type { Message, Part, TextPart, ToolCallPart } from './message.ts';
import type { Reply, ReplyPart, Stop } from './reply.ts';
import type { FunctionTool } from './tool.ts';
import { unfold } from './unfold.ts';
import type { Usage } from './usage.ts';

/** Text of one character or more, of any script, line breaks and quotes included. */
export const someText: Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }) },
  fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
  fc.constantFrom('\r\n\n', '"\\', 'data: [DONE]\n\n', '👩‍👩‍👧 naïve ☃', '\u2028', '__proto__', ' '),
);

/** What every wire takes as the name of a tool or the id of a call. */
export const word: Arbitrary<string> = fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9_-]{0,15}$/);

export const base64: Arbitrary<string> = fc
  .uint8Array({ minLength: 1, maxLength: 24 })
  .map((bytes) => Buffer.from(bytes).toString('base64'));

const key: Arbitrary<string> = fc.oneof(word, fc.constantFrom('type', 'description', 'required', '__proto__', 'ключ'));
const scalar = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 8 }), fc.integer(), fc.boolean(), fc.constant(null));
const list = fc.array(scalar, { maxLength: 3 });

/** A JSON object with its keys in no special order; a key may be any word at all. */
export const jsonObject: Arbitrary<Record<string, unknown>> = fc
  .uniqueArray(fc.tuple(key, fc.oneof(scalar, list)), { selector: ([name]) => name, maxLength: 4 })
  .map((entries) => Object.fromEntries(entries));

/** A JSON Schema of arguments, in which a property may be called like a keyword. */
export const schema: Arbitrary<Record<string, unknown>> = fc
  .uniqueArray(key, { minLength: 1, maxLength: 4 })
  .map((names) => ({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string', description: name }])),
    required: names,
  }));

export const functionTool: Arbitrary<FunctionTool> = fc
  .record({ name: word, description: someText, schema, strict: fc.boolean() }, { requiredKeys: ['name', 'schema'] })
  .map((tool) => ({ type: 'function', ...tool }));

export const functionTools: Arbitrary<FunctionTool[]> = fc.uniqueArray(functionTool, {
  selector: ({ name }) => name,
  minLength: 1,
  maxLength: 3,
});

export const textPart: Arbitrary<TextPart> = someText.map((text) => ({ type: 'text', text }));

export const imagePart: Arbitrary<Part> = fc.oneof(
  base64.map((data): Part => ({ type: 'image', source: { kind: 'base64', mediaType: 'image/png', data } })),
  fc.webUrl().map((url): Part => ({ type: 'image', source: { kind: 'url', url } })),
);

/** What the messages of a conversation are made of, on some wire. */
export interface Sayings {
  readonly system: Arbitrary<readonly Part[]>;
  readonly user: Arbitrary<readonly Part[]>;

  /** An answer without tool calls. */
  readonly assistant: Arbitrary<readonly Part[]>;

  /** What comes before the tool calls of an answer that has some; may be nothing. */
  readonly preamble: Arbitrary<readonly Part[]>;

  /** The content of one tool result. */
  readonly result: Arbitrary<readonly Part[]>;

  /** A result can say that it is an error. */
  readonly failures: boolean;
}

/** A conversation of some rounds, oldest first; it ends with the user. */
export function conversation(sayings: Sayings): Arbitrary<readonly Message[]> {
  const { system, user, assistant, preamble, result } = sayings;
  const isError = sayings.failures ? fc.boolean() : fc.constant(false);
  const call = fc.record({ name: word, arguments: jsonObject.map((value) => JSON.stringify(value)), result, isError });
  const round = fc.record({ user, preamble, calls: fc.array(call, { maxLength: 3 }), assistant });
  return fc.record({ system: fc.option(system), rounds: fc.array(round, { maxLength: 3 }), last: user }).map((talk) => {
    const messages: Message[] = talk.system === null ? [] : [{ role: 'system', parts: talk.system }];
    let calls = 0;
    for (const said of talk.rounds) {
      messages.push({ role: 'user', parts: said.user });
      const made = said.calls.map((one) => ({ ...one, id: `call_${++calls}` }));
      if (made.length > 0) {
        const toolCalls = made.map(({ id, name, arguments: text }): Part => ({
          type: 'tool_call',
          id,
          name,
          arguments: text,
        }));
        const results = made.map(({ id, result: parts, isError: failed }): Part => ({
          type: 'tool_result',
          callId: id,
          parts,
          isError: failed,
        }));
        messages.push({ role: 'assistant', parts: [...said.preamble, ...toolCalls] }, { role: 'user', parts: results });
      }
      messages.push({ role: 'assistant', parts: said.assistant });
    }
    return [...messages, { role: 'user', parts: talk.last }];
  });
}

const count = fc.nat(1_000_000);

/** Counts; those that a wire has no word for are 0. */
export function usage(told: {
  readonly cacheWrite: boolean;
  readonly reasoning: boolean;
  readonly webSearches: boolean;
}): Arbitrary<Usage> {
  const zero = fc.constant(0);
  return fc
    .record({
      input: count,
      cacheRead: count,
      cacheWrite: told.cacheWrite ? count : zero,
      output: count,
      reasoning: told.reasoning ? count : zero,
      webSearches: told.webSearches ? fc.nat(5) : zero,
    })
    .map((counts) => ({ ...counts, reasoning: Math.min(counts.reasoning, counts.output) }));
}

/** Calls with ids of their own, sometimes without arguments. */
export const toolCalls: Arbitrary<ToolCallPart[]> = fc
  .array(fc.record({ name: word, value: fc.oneof(jsonObject, fc.constant({})) }), { maxLength: 3 })
  .map((calls) =>
    calls.map(({ name, value }, at) => ({
      type: 'tool_call',
      id: `call_${at + 1}`,
      name,
      arguments: JSON.stringify(value),
    })),
  );

const replyId = fc.stringMatching(/^[a-z0-9]{8}$/);
const moment = fc.integer({ min: 1_700_000_000, max: 1_900_000_000 });

export function reply(said: {
  readonly parts: Arbitrary<readonly ReplyPart[]>;
  readonly stop: Arbitrary<Stop | null>;
  readonly usage: Arbitrary<Usage>;
}): Arbitrary<Reply> {
  return fc.record({ id: replyId, model: word, created: moment, ...said });
}

/** A stream that tells `told`: its text cut into deltas anywhere, neighbouring tool calls told at the same time. */
export function stream(told: Reply): Arbitrary<readonly ReplyEvent[]> {
  const events = unfold(told);
  return fc.infiniteStream(fc.nat(999)).map((random) => {
    const choose = (below: number): number => (random.next().value as number) % below;
    return interleaved(
      events.flatMap((event) => cut(event, choose)),
      told,
      choose,
    );
  });
}

type Choose = (below: number) => number;

function cut(event: ReplyEvent, choose: Choose): readonly ReplyEvent[] {
  if (event.type !== 'delta') return [event];
  const characters = Array.from(event.text);
  const pieces: ReplyEvent[] = [];
  while (characters.length > 0) {
    pieces.push({ ...event, text: characters.splice(0, 1 + choose(6)).join('') });
  }
  return pieces;
}

/** Opens each tool call right after the one before it and mixes what follows, each part's own events in order. */
function interleaved(events: readonly ReplyEvent[], told: Reply, choose: Choose): readonly ReplyEvent[] {
  const isCall = (event: ReplyEvent): boolean => 'index' in event && told.parts[event.index]?.type === 'tool_call';
  const first = events.findIndex(isCall);
  if (first === -1) return events;
  let last = first;
  while (last < events.length && isCall(events[last] as ReplyEvent)) last += 1;
  const calls = events.slice(first, last);
  const openings = calls.filter((event) => event.type === 'part');
  const rest = new Map<number, ReplyEvent[]>();
  for (const event of calls) {
    if ('index' in event && event.type !== 'part') rest.set(event.index, [...(rest.get(event.index) ?? []), event]);
  }
  const queues = [...rest.values()];
  const mixed: ReplyEvent[] = [];
  while (queues.length > 0) {
    const at = choose(queues.length);
    const queue = queues[at];
    const event = queue?.shift();
    if (event === undefined) queues.splice(at, 1);
    else mixed.push(event);
  }
  return [...events.slice(0, first), ...openings, ...mixed, ...events.slice(last)];
}

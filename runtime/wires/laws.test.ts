import { isDeepStrictEqual } from 'node:util';
import type { ChatWire } from '@polywire/generated/catalog/rows.ts';
import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SseParser } from '../platform/sse-parser.ts';
import { writeSse } from '../platform/sse-writer.ts';
import { jsonObject, someText, stream } from '../turn/arbitraries.ts';
import type { ReplyEvent } from '../turn/event.ts';
import { fold } from '../turn/fold.ts';
import { faultOf } from '../turn/grammar.ts';
import { ProblemError } from '../turn/problem.ts';
import type { Reply } from '../turn/reply.ts';
import type { Turn } from '../turn/turn.ts';
import * as chat from './chat/arbitraries.ts';
import type { Answer, Codec, JsonObject, Target } from './codec.ts';
import { codecs } from './index.ts';
import * as messages from './messages/arbitraries.ts';
import * as native from './native/arbitraries.ts';
import * as responses from './responses/arbitraries.ts';
import { aliasTarget, providerTarget } from './shared/example-targets.ts';

/** What a wire can say, and a provider on it that can carry all of that. */
interface Sayable {
  readonly turns: Arbitrary<Turn>;
  readonly replies: Arbitrary<Reply>;
  readonly asked: unknown;
  readonly target: Target;
}

const sayable: Readonly<Record<ChatWire, Sayable>> = {
  chat: { ...chat, target: providerTarget('P-C', 'F-d') },
  responses: { ...responses, target: aliasTarget('r-mid') },
  messages: { ...messages, target: aliasTarget('a-mid') },
  native: { ...native, target: aliasTarget('g-a') },
};

describe.each(Object.values(codecs))('the $wire codec', (codec) => {
  const { turns, replies, asked, target } = sayable[codec.wire];
  const answerTo = (reply: Reply): Answer<unknown> => answer(reply, asked, target);
  const streams = replies.chain((reply) => fc.tuple(fc.constant(reply), stream(reply)));
  const at = ({ created }: Reply): Target => ({ ...target, now: created });

  it('decodes the request that it encoded', () => {
    fc.assert(
      fc.property(turns, (turn) => {
        const body = overTheWire(codec.encodeRequest(turn, { ...target, model: turn.model }));
        expect(bare(codec.decodeRequest({ ...body, model: turn.model }).turn)).toEqual({
          ...turn,
          stream: body.stream === true,
        });
      }),
      { numRuns: 300 },
    );
  });

  it('decodes the reply that it encoded', () => {
    fc.assert(
      fc.property(replies, (reply) => {
        const decoded = codec.decodeReply(overTheWire(codec.encodeReply(reply, answerTo(reply))), at(reply));
        expectSame(decoded, reply);
      }),
      { numRuns: 300 },
    );
  });

  it('decodes the stream that it encoded, however its deltas and bytes are cut', () => {
    fc.assert(
      fc.property(streams, fc.array(fc.nat(4_000)), ([reply, events], cuts) => {
        const decoded = decodeBytes(codec, at(reply), encodeBytes(codec, answerTo(reply), events), cuts);
        expect(faultOf(decoded)).toBeNull();
        expectSame(fold(decoded), reply);
      }),
      { numRuns: 300 },
    );
  });

  it('decodes the stream that it encoded, cut at any one byte', () => {
    const samples = fc.sample(streams, { numRuns: 200, seed: 7 }).map(([reply, events]) => ({
      reply,
      bytes: encodeBytes(codec, answerTo(reply), events),
    }));
    const { reply, bytes } = samples.filter(isTelling).reduce((a, b) => (a.bytes.length > b.bytes.length ? a : b));
    const whole = decodeBytes(codec, at(reply), bytes, []);
    expectSame(fold(whole), reply);
    for (let cut = 1; cut < bytes.length; cut += 1) {
      if (!isDeepStrictEqual(decodeBytes(codec, at(reply), bytes, [cut]), whole))
        expect(`cut at ${cut}`).toBe('the same');
    }
  });

  it('ends a stream that breaks off anywhere', () => {
    fc.assert(
      fc.property(streams, fc.nat(), ([reply, events], cut) => {
        const bytes = encodeBytes(codec, answerTo(reply), events);
        const decoded = decodeBytes(codec, at(reply), bytes.subarray(0, cut % bytes.length), []);
        expect(faultOf(decoded)).toBeNull();
      }),
    );
  });

  describe('takes anything at all', () => {
    const refusesOnly = (act: () => unknown): void => {
      try {
        act();
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
      }
    };

    it('as a request', () => {
      const bodies = turns.map((turn) => overTheWire(codec.encodeRequest(turn, target))).chain(mutated);
      fc.assert(
        fc.property(fc.oneof(hostile, bodies), (body) => {
          refusesOnly(() => codec.decodeRequest(isObject(body) ? body : { messages: body }));
        }),
        { numRuns: 500 },
      );
    });

    it('as a reply', () => {
      const bodies = replies.map((reply) => overTheWire(codec.encodeReply(reply, answerTo(reply)))).chain(mutated);
      fc.assert(
        fc.property(fc.oneof(hostile, bodies), (body) => {
          refusesOnly(() => codec.decodeReply(body, target));
        }),
        { numRuns: 500 },
      );
    });

    it('as an error of a provider', () => {
      fc.assert(
        fc.property(fc.integer({ min: 300, max: 599 }), fc.oneof(hostile, someText), (status, body) => {
          expect(codec.encodeError(codec.decodeError(status, body))).toBeTypeOf('object');
        }),
      );
    });

    it('as a stream, and makes a well-formed one of it', () => {
      const frames = streams.chain(([reply, events]) =>
        fc.tuple(
          ...encode(codec, answerTo(reply), events).map(({ data }) => {
            const frame: unknown = data === '[DONE]' ? data : JSON.parse(data);
            return fc.oneof({ weight: 4, arbitrary: fc.constant(frame) }, mutated(frame));
          }),
        ),
      );
      fc.assert(
        fc.property(fc.oneof(frames, fc.array(hostile)), fc.boolean(), (values, backwards) => {
          const decoder = codec.decodeEvents(target);
          const events = (backwards ? values.toReversed() : values).flatMap((value) =>
            decoder.push({ data: typeof value === 'string' ? value : JSON.stringify(value) }),
          );
          expect(faultOf([...events, ...decoder.end()])).toBeNull();
        }),
        { numRuns: 500 },
      );
      expect(Object.keys(Object.prototype)).toEqual([]);
    });
  });
});

/** Short enough to be cut at each byte, with characters of several bytes. */
function isTelling({ bytes }: { readonly bytes: Buffer }): boolean {
  return bytes.length < 6_000 && bytes.toString().length < bytes.length;
}

function answer(reply: Reply, asked: unknown, target: Target): Answer<unknown> {
  const { id, model, created } = reply;
  return { asked, id, model, created, provider: target.provider, service: () => null };
}

/** Ids have a prefix on some wires. */
function expectSame(decoded: Reply, reply: Reply): void {
  expect(decoded.id.endsWith(reply.id)).toBe(true);
  expect(bare({ ...decoded, id: reply.id })).toEqual(reply);
}

function overTheWire(body: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(body)) as JsonObject;
}

/** Without the piece of the body that a known thing was decoded from. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(([key]) => key !== 'origin' || value.type === 'opaque');
  return Object.fromEntries(entries.map(([key, inner]) => [key, key === 'origin' ? inner : bare(inner)]));
}

function encode(
  codec: Codec,
  told: Answer<unknown>,
  events: readonly ReplyEvent[],
): readonly { readonly data: string }[] {
  const encoder = codec.encodeEvents(told);
  return events.flatMap((event) => encoder.push(event));
}

function encodeBytes(codec: Codec, told: Answer<unknown>, events: readonly ReplyEvent[]): Buffer {
  return Buffer.from(encode(codec, told, events).map(writeSse).join(''));
}

/** `cuts`: where the bytes are cut. */
function decodeBytes(codec: Codec, target: Target, bytes: Buffer, cuts: readonly number[]): readonly ReplyEvent[] {
  const parser = new SseParser();
  const decoder = codec.decodeEvents(target);
  const events: ReplyEvent[] = [];
  let start = 0;
  for (const end of [...cuts.filter((cut) => cut < bytes.length).sort((a, b) => a - b), bytes.length]) {
    for (const message of parser.push(bytes.subarray(start, end))) events.push(...decoder.push(message));
    start = end;
  }
  for (const message of parser.end()) events.push(...decoder.push(message));
  events.push(...decoder.end());
  return events;
}

const hostileKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  'type',
  'content',
  'role',
  'index',
  'error',
  'id',
);
const hostile: Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  jsonObject,
  fc
    .array(fc.tuple(hostileKey, fc.oneof(hostileKey, fc.jsonValue({ maxDepth: 2 }))), { maxLength: 5 })
    .map((entries) => Object.fromEntries(entries)),
);

/** A body in which one value, anywhere, is something else. */
function mutated(body: unknown): Arbitrary<unknown> {
  return fc.tuple(fc.nat(9_999), hostile).map(([seed, value]) => replaced(body, seed, value));
}

function replaced(body: unknown, seed: number, value: unknown): unknown {
  if (typeof body !== 'object' || body === null || seed % 5 === 0) return value;
  const keys = Object.keys(body);
  const key = keys[seed % keys.length];
  if (key === undefined) return value;
  const inner = replaced((body as JsonObject)[key], Math.floor(seed / 3), value);
  return Array.isArray(body) ? body.with(Number(key), inner) : { ...body, [key]: inner };
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

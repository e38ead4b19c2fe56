/** For laws.test.ts: what this wire can say. */
import fc, { type Arbitrary } from 'fast-check';
import {
  base64,
  conversation,
  functionTools,
  imagePart,
  reply,
  schema,
  someText,
  textPart,
  toolCalls,
  usage,
  word,
} from '../../turn/arbitraries.ts';
import type { Part } from '../../turn/message.ts';
import type { Parameters } from '../../turn/parameters.ts';
import type { Reply, ReplyPart, Stop } from '../../turn/reply.ts';
import type { Turn } from '../../turn/turn.ts';
import type { Asked } from './asked.ts';

export const asked: Asked = { includeUsage: true, legacy: false };

const file: Arbitrary<Part> = fc.tuple(word, base64).map(([name, data]) => ({
  type: 'file',
  kind: 'file',
  name: `${name}.pdf`,
  source: { kind: 'base64', mediaType: 'application/pdf', data },
}));
const audio: Arbitrary<Part> = base64.map((data) => ({
  type: 'opaque',
  kind: 'input_audio',
  origin: { wire: 'chat', value: { type: 'input_audio', input_audio: { data, format: 'wav' } } },
}));
const refusal: Arbitrary<Part> = someText.map((text) => ({ type: 'refusal', text }));

/** All text of an answer is one, and a tool message holds text alone. */
const messages = conversation({
  system: fc.array(textPart, { minLength: 1, maxLength: 2 }),
  user: fc.array(fc.oneof(textPart, imagePart, file, audio), { minLength: 1, maxLength: 3 }),
  assistant: fc.oneof(
    textPart.map((text) => [text]),
    refusal.map((refused) => [refused]),
    fc.tuple(textPart, refusal),
  ),
  preamble: fc.array(textPart, { maxLength: 1 }),
  result: fc.array(textPart, { minLength: 1, maxLength: 2 }),
  failures: false,
});

const values = {
  max_tokens: fc.integer({ min: 1, max: 100_000 }),
  temperature: fc.constantFrom(0, 0.5, 1),
  top_p: fc.constantFrom(0.1, 0.95),
  top_k: fc.nat(100),
  stop_sequences: fc.array(someText, { minLength: 1, maxLength: 4 }),
  seed: fc.integer(),
  presence_penalty: fc.constantFrom(-2, 0, 1.5),
  frequency_penalty: fc.constantFrom(-2, 0, 1.5),
  verbosity: fc.constantFrom('low', 'high'),
  reasoning_effort: fc.constantFrom('none', 'low', 'max'),
  response_format: fc.oneof(
    fc.constant({ type: 'json_object' as const }),
    fc.record(
      { type: fc.constant('json_schema' as const), name: word, description: someText, schema, strict: fc.boolean() },
      { requiredKeys: ['type', 'name', 'schema'] },
    ),
  ),
};
const choices = {
  parallel_tool_calls: fc.boolean(),
  tool_choice: fc.oneof(
    fc.constantFrom({ type: 'auto' as const }, { type: 'none' as const }, { type: 'required' as const }),
    word.map((name) => ({ type: 'tool' as const, name })),
  ),
};
const withoutTools = fc.record(values, { requiredKeys: [] }) as Arbitrary<Parameters>;
const withTools = fc.record({ ...values, ...choices }, { requiredKeys: [] }) as Arbitrary<Parameters>;

const turn = { model: word, messages, stream: fc.boolean(), reported: fc.constant([]) };

export const turns: Arbitrary<Turn> = fc.oneof(
  fc.record({ ...turn, tools: fc.constant([]), parameters: withoutTools }),
  fc.record({ ...turn, tools: functionTools, parameters: withTools }),
);

const answer: Arbitrary<ReplyPart> = fc
  .tuple(someText, fc.array(fc.tuple(fc.webUrl(), someText), { maxLength: 2 }))
  .map(([text, sources]) => ({
    type: 'text',
    text,
    annotations: sources.map(([url, title]) => ({ url, title, start: 0, end: text.length })),
  }));
const refused: Arbitrary<ReplyPart> = someText.map((text) => ({ type: 'refusal', text }));

/** One text at most, then a refusal, then the calls, whose being there is the reason to stop. */
export const replies: Arbitrary<Reply> = fc
  .tuple(
    reply({
      parts: fc
        .tuple(fc.array(answer, { maxLength: 1 }), fc.array(refused, { maxLength: 1 }), toolCalls)
        .map((parts) => parts.flat()),
      stop: fc.constantFrom<Stop>({ reason: 'length' }, { reason: 'refusal' }, { reason: 'end' }),
      usage: usage({ cacheWrite: true, reasoning: true, webSearches: false }),
    }),
    fc.option(word, { nil: undefined }),
  )
  .map(([told, fingerprint]) => ({
    ...told,
    stop: told.stop?.reason === 'end' && told.parts.some(isCall) ? { reason: 'tool_calls' } : told.stop,
    ...(fingerprint === undefined ? {} : { fingerprint }),
  }));

function isCall(part: ReplyPart): boolean {
  return part.type === 'tool_call';
}

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
import type { Part, Sealed } from '../../turn/message.ts';
import type { Parameters } from '../../turn/parameters.ts';
import type { Reply, ReplyPart, StopReason } from '../../turn/reply.ts';
import type { FunctionTool, Tool } from '../../turn/tool.ts';
import type { Turn } from '../../turn/turn.ts';

export const asked = null;

const file: Arbitrary<Part> = base64.map((data) => ({
  type: 'file',
  kind: 'inlineData',
  source: { kind: 'base64', mediaType: 'application/pdf', data },
}));
const opaque = word.map((code) => ({
  type: 'opaque' as const,
  kind: 'executableCode',
  origin: { wire: 'native' as const, value: { executableCode: { code, language: 'PYTHON' } } },
}));

/** State that a caller got elsewhere: our own goes to a provider in the provider's form, which does not say whose it is. */
const foreign = (data: Record<string, unknown>): Sealed => ({ provider: null, family: null, data });
const thought: Arbitrary<Part> = fc
  .tuple(fc.oneof(someText, fc.constant('')), base64)
  .map(([text, signature]) => ({ type: 'reasoning', text, sealed: foreign({ signature }) }));
const signedText: Arbitrary<readonly Part[]> = fc
  .tuple(textPart, base64)
  .map(([text, signature]) => [text, { type: 'reasoning', text: '', sealed: foreign({ signature, of: 'text' }) }]);
const said: Arbitrary<readonly Part[]> = fc.oneof(
  textPart.map((text) => [text]),
  signedText,
);

const messages = conversation({
  system: fc.array(textPart, { minLength: 1, maxLength: 2 }),
  user: fc.array(fc.oneof(textPart, imagePart, file), { minLength: 1, maxLength: 3 }),
  assistant: fc.tuple(fc.array(thought, { maxLength: 1 }), said).map((parts) => parts.flat()),
  preamble: fc.array(fc.oneof(thought, opaque), { maxLength: 2 }),
  // Texts come before images.
  result: fc
    .tuple(fc.array(textPart, { maxLength: 2 }), fc.array(base64, { maxLength: 2 }))
    .map(([texts, images]) => [...texts, ...images.map(image)]),
  failures: true,
});

function image(data: string): Part {
  return { type: 'image', source: { kind: 'base64', mediaType: 'image/webp', data } };
}

const values = {
  max_tokens: fc.integer({ min: 1, max: 65_536 }),
  temperature: fc.constantFrom(0, 0.5, 2),
  top_p: fc.constantFrom(0.1, 0.95),
  top_k: fc.nat(100),
  stop_sequences: fc.array(someText, { minLength: 1, maxLength: 4 }),
  seed: fc.nat(100_000),
  presence_penalty: fc.constantFrom(-2, 0, 1.5),
  frequency_penalty: fc.constantFrom(-2, 0, 1.5),
  reasoning_effort: fc.constantFrom('minimal', 'low', 'high'),
  response_format: fc.oneof(
    fc.constant({ type: 'json_object' as const }),
    schema.map((value) => ({ type: 'json_schema' as const, name: 'response', schema: value })),
  ),
};
const parameters = fc.record(values, { requiredKeys: [] }) as Arbitrary<Parameters>;

/** Strictness is one for all tools, and beside it the model chooses freely. */
const loose: Arbitrary<Parameters> = fc.oneof(
  fc.constant({}),
  fc.constantFrom({ type: 'auto' as const }, { type: 'none' as const }, { type: 'required' as const }).map(chosen),
  word.map((name) => chosen({ type: 'tool', name })),
);

function chosen(tool_choice: NonNullable<Parameters['tool_choice']>): Parameters {
  return { tool_choice };
}

const functions = (strict: boolean): Arbitrary<FunctionTool[]> =>
  functionTools.map((tools) =>
    tools.map(({ name, description, schema: value }) => ({
      type: 'function',
      name,
      ...(description === undefined ? {} : { description }),
      ...(value === undefined ? {} : { schema: value }),
      ...(strict ? { strict } : {}),
    })),
  );
const others: Arbitrary<Tool[]> = fc.subarray<Tool>([
  { type: 'web_search' },
  { type: 'web_fetch' },
  { type: 'opaque', kind: 'code_execution', origin: { wire: 'native', value: { codeExecution: {} } } },
]);

const turn = {
  model: word,
  messages,
  stream: fc.constant(false),
  summary: fc.boolean(),
  reported: fc.constant([]),
};

export const turns: Arbitrary<Turn> = fc
  .oneof(
    fc.record({ ...turn, tools: others, parameters }),
    fc.record({ ...turn, tools: besideOthers(functions(false)), parameters: both(loose) }),
    fc.record({ ...turn, tools: besideOthers(functions(true)), parameters }),
  )
  .map(({ summary, ...rest }) => ({ ...rest, ...(summary ? { reasoningSummary: 'auto' } : {}) }));

function besideOthers(tools: Arbitrary<FunctionTool[]>): Arbitrary<readonly Tool[]> {
  return fc.tuple(tools, others).map((lists) => lists.flat());
}

function both(choice: Arbitrary<Parameters>): Arbitrary<Parameters> {
  return fc.tuple(parameters, choice).map(([one, other]) => ({ ...one, ...other }));
}

const sealed = (of?: 'text'): Arbitrary<Sealed> =>
  base64.map((signature) => ({ provider: 'P-G', family: 'G-a', data: { signature, ...(of && { of }) } }));
const answer: Arbitrary<ReplyPart> = fc
  .tuple(someText, fc.array(fc.tuple(fc.webUrl(), someText, fc.nat(), fc.nat()), { maxLength: 2 }))
  .map(([text, sources]) => {
    const edges = [0, ...boundaries(text)];
    return {
      type: 'text',
      text,
      annotations: sources.map(([url, title, a, b]) => {
        const [start = 0, end = 0] = [a, b].map((at) => edges[at % edges.length] ?? 0).sort((x, y) => x - y);
        return { url, title, start, end };
      }),
    };
  });

/** Where a character of the text ends, in UTF-16 code units. */
function boundaries(text: string): number[] {
  let at = 0;
  return Array.from(text, (character) => (at += character.length));
}

const reasoning: Arbitrary<ReplyPart> = fc.oneof(
  someText.map((text): ReplyPart => ({ type: 'reasoning', text })),
  fc.tuple(someText, sealed()).map(([text, state]): ReplyPart => ({ type: 'reasoning', text, sealed: state })),
);
const state = (of?: 'text'): Arbitrary<ReplyPart> =>
  sealed(of).map((one) => ({ type: 'reasoning', text: '', sealed: one }));
const signedCalls: Arbitrary<readonly ReplyPart[]> = fc
  .tuple(toolCalls, fc.option(sealed(), { nil: undefined }))
  .map(([calls, one]) => calls.map((call, at) => (at === 0 && one !== undefined ? { ...call, sealed: one } : call)));

/** Two texts, or two thoughts, that follow one another are one on this wire. */
export const replies: Arbitrary<Reply> = fc
  .tuple(
    fc.array(reasoning, { maxLength: 1 }),
    fc.array(opaque, { maxLength: 1 }),
    fc.oneof(
      fc.constant([]),
      fc.tuple(answer),
      fc.tuple(answer, state('text')),
      fc.tuple(answer, state()),
      fc.tuple(answer, reasoning, answer),
    ),
    signedCalls,
    fc.constantFrom<StopReason>('length', 'refusal', 'end'),
  )
  .chain(([before, ran, told, calls, ending]) =>
    reply({
      parts: fc.constant([...before, ...ran, ...told, ...calls]),
      stop: fc.constant({ reason: ending === 'end' && calls.length > 0 ? 'tool_calls' : ending }),
      usage: usage({ cacheWrite: false, reasoning: true, webSearches: false }),
    }),
  );

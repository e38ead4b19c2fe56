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
import type { AnswerText, Reply, ReplyPart, Stop } from '../../turn/reply.ts';
import type { Tool } from '../../turn/tool.ts';
import type { Turn } from '../../turn/turn.ts';
import { readAsked } from './asked.ts';

export const asked = readAsked({ include: ['reasoning.encrypted_content'] });

const image = fc
  .tuple(imagePart, fc.constantFrom('auto', 'low', 'high'))
  .map(([part, detail]): Part => ({ ...part, detail }) as Part);
const file: Arbitrary<Part> = fc.tuple(word, base64).map(([name, data]) => ({
  type: 'file',
  kind: 'input_file',
  name: `${name}.pdf`,
  source: { kind: 'base64', mediaType: 'application/pdf', data },
}));
const refusal: Arbitrary<Part> = someText.map((text) => ({ type: 'refusal', text }));

/** State that a caller got elsewhere: our own goes to a provider in the provider's form, which does not say whose it is. */
const reasoning: Arbitrary<Part> = fc
  .tuple(fc.oneof(someText, fc.constant('')), word, base64)
  .map(([text, id, content]) => ({
    type: 'reasoning',
    text,
    sealed: { provider: null, family: null, data: { id, content } },
  }));

const messages = conversation({
  system: textPart.map((part) => [part]),
  user: fc.array(fc.oneof(textPart, image, file), { minLength: 1, maxLength: 3 }),
  assistant: fc
    .tuple(fc.array(reasoning, { maxLength: 1 }), fc.array(fc.oneof(textPart, refusal), { minLength: 1, maxLength: 3 }))
    .map((parts) => parts.flat()),
  preamble: fc.array(fc.oneof(textPart, reasoning), { maxLength: 2 }),
  result: fc.array(fc.oneof(textPart, image), { maxLength: 3 }),
  failures: false,
});

const platformTools: Arbitrary<readonly Tool[]> = fc.subarray<Tool>([
  { type: 'web_search' },
  { type: 'mcp', label: 'deploy', url: 'https://mcp.example.com/mcp', authorization: 'token', allowedTools: ['roll'] },
]);

const parameters = fc.record(
  {
    max_tokens: fc.integer({ min: 16, max: 100_000 }),
    temperature: fc.constantFrom(0, 0.5, 1),
    top_p: fc.constantFrom(0.1, 0.95),
    verbosity: fc.constantFrom('low', 'high'),
    reasoning_effort: fc.constantFrom('none', 'low', 'max'),
    parallel_tool_calls: fc.boolean(),
    tool_choice: fc.oneof(
      fc.constantFrom({ type: 'auto' as const }, { type: 'none' as const }, { type: 'required' as const }),
      word.map((name) => ({ type: 'tool' as const, name })),
    ),
    response_format: fc.oneof(
      fc.constant({ type: 'json_object' as const }),
      fc.record(
        { type: fc.constant('json_schema' as const), name: word, description: someText, schema, strict: fc.boolean() },
        { requiredKeys: ['type', 'name', 'schema'] },
      ),
    ),
  },
  { requiredKeys: [] },
) as Arbitrary<Parameters>;

export const turns: Arbitrary<Turn> = fc
  .record({
    model: word,
    messages,
    tools: fc
      .tuple(fc.oneof(functionTools, fc.constant([])), platformTools)
      .map(([functions, platform]) => [...functions.map((tool) => ({ strict: false, ...tool })), ...platform]),
    parameters,
    stream: fc.boolean(),
    summary: fc.option(fc.constantFrom('auto', 'detailed')),
  })
  .map(({ summary, ...turn }) => ({
    ...turn,
    ...(summary === null ? {} : { reasoningSummary: summary }),
    reported: [],
  }));

const answer: Arbitrary<AnswerText> = fc
  .tuple(someText, fc.array(fc.tuple(fc.webUrl(), someText), { maxLength: 2 }))
  .map(([text, sources]) => ({
    type: 'text',
    text,
    annotations: sources.map(([url, title]) => ({ url, title, start: 0, end: text.length })),
  }));
const thought: Arbitrary<ReplyPart> = fc.oneof(
  someText.map((text): ReplyPart => ({ type: 'reasoning', text })),
  fc.tuple(fc.oneof(someText, fc.constant('')), word, base64).map(([text, id, content]): ReplyPart => ({
    type: 'reasoning',
    text,
    sealed: { provider: 'P-R', family: 'R-mid', data: { id, content } },
  })),
);
const refused: Arbitrary<ReplyPart> = someText.map((text) => ({ type: 'refusal', text }));
const search: Arbitrary<ReplyPart> = fc
  .tuple(word, someText, fc.array(fc.webUrl(), { maxLength: 2 }))
  .map(([id, query, urls]) => ({ type: 'search', id, query, results: urls.map((url) => ({ url, title: '' })) }));
const opaque: Arbitrary<ReplyPart> = word.map((id) => ({
  type: 'opaque',
  kind: 'mcp_call',
  origin: { wire: 'responses', value: { type: 'mcp_call', id: `mcp_${id}`, server_label: 'deploy' } },
}));

/** The wire tells calls and refusals as reasons by their being there, and counts searches by their items. */
export const replies: Arbitrary<Reply> = fc
  .tuple(
    fc.array(fc.oneof(thought, search, opaque), { maxLength: 3 }),
    fc.array(fc.oneof({ weight: 3, arbitrary: answer }, refused), { maxLength: 3 }),
    toolCalls,
    fc.constantFrom('length' as const, 'refusal' as const, 'done' as const),
    usage({ cacheWrite: true, reasoning: true, webSearches: false }),
  )
  .chain(([before, said, calls, ending, counts]) => {
    const parts = [...before, ...said, ...calls];
    const has = (type: ReplyPart['type']): boolean => parts.some((part) => part.type === type);
    const done = has('refusal') ? 'refusal' : calls.length > 0 ? 'tool_calls' : 'end';
    const stop: Stop = { reason: ending === 'done' ? done : ending };
    const webSearches = before.filter(({ type }) => type === 'search').length;
    return reply({
      parts: fc.constant(parts),
      stop: fc.constant(stop),
      usage: fc.constant({ ...counts, webSearches }),
    });
  });

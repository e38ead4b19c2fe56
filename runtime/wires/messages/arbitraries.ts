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
import type { Reply, ReplyPart, Stop } from '../../turn/reply.ts';
import type { Tool } from '../../turn/tool.ts';
import type { Turn } from '../../turn/turn.ts';

export const asked = null;

const document: Arbitrary<Part> = fc.tuple(someText, base64).map(([name, data]) => ({
  type: 'file',
  kind: 'document',
  name,
  source: { kind: 'base64', mediaType: 'application/pdf', data },
}));
const unknown: Arbitrary<Part> = word.map((id) => ({
  type: 'opaque',
  kind: 'container_upload',
  origin: { wire: 'messages', value: { type: 'container_upload', file_id: id } },
}));

/** State that a caller got elsewhere: our own goes to a provider in the provider's form, which does not say whose it is. */
const thought: Arbitrary<Part> = fc.oneof(
  fc.tuple(fc.oneof(someText, fc.constant('')), base64).map(([text, data]): Part => ({
    type: 'reasoning',
    text,
    sealed: { provider: null, family: null, data },
  })),
  base64.map((redacted): Part => ({
    type: 'reasoning',
    text: '',
    sealed: { provider: null, family: null, data: { redacted } },
  })),
);

const messages = conversation({
  system: fc.array(textPart, { minLength: 1, maxLength: 2 }),
  user: fc.array(fc.oneof(textPart, imagePart, document, unknown), { minLength: 1, maxLength: 3 }),
  assistant: fc.tuple(fc.array(thought, { maxLength: 1 }), textPart).map(([thoughts, text]) => [...thoughts, text]),
  preamble: fc.array(fc.oneof(thought, textPart), { maxLength: 2 }),
  result: fc.array(fc.oneof(textPart, imagePart), { maxLength: 3 }),
  failures: true,
});

const webTool = fc.record(
  {
    type: fc.constantFrom('web_search' as const, 'web_fetch' as const),
    maxUses: fc.integer({ min: 1, max: 9 }),
    allowedDomains: fc.array(fc.domain(), { minLength: 1, maxLength: 2 }),
  },
  { requiredKeys: ['type'] },
);
const mcpTool = fc
  .oneof(
    fc.constant({}),
    fc.array(word, { maxLength: 2 }).map((names) => ({ allowedTools: [...new Set(names)] })),
    fc.array(word, { minLength: 1, maxLength: 2 }).map((names) => ({ blockedTools: [...new Set(names)] })),
  )
  .map((choice) => ({
    type: 'mcp' as const,
    label: 'deploy',
    url: 'https://mcp.example.com',
    authorization: 'token',
    ...choice,
  }));
const tools: Arbitrary<readonly Tool[]> = fc
  .tuple(functionTools, fc.array(webTool, { maxLength: 1 }), fc.array(mcpTool, { maxLength: 1 }))
  .map((lists) => lists.flat());

const values = {
  max_tokens: fc.integer({ min: 1, max: 100_000 }),
  temperature: fc.constantFrom(0, 0.5, 1),
  top_p: fc.constantFrom(0.1, 0.95),
  top_k: fc.nat(100),
  stop_sequences: fc.array(someText, { minLength: 1, maxLength: 4 }),
  reasoning_effort: fc.constantFrom('none', 'low', 'max'),
  thinking: fc.constantFrom({ type: 'adaptive' }, { type: 'enabled', budget_tokens: 2_048 }),
  response_format: fc.oneof(
    fc.constant({ type: 'json_object' as const }),
    schema.map((value) => ({ type: 'json_schema' as const, name: 'response', schema: value })),
  ),
};

/** Parallel calls are told inside a choice, and not inside that of no tool. */
const choices = fc.oneof(
  fc.constant({}),
  fc.constant({ tool_choice: { type: 'none' as const } }),
  fc.record(
    {
      tool_choice: fc.oneof(
        fc.constantFrom({ type: 'auto' as const }, { type: 'required' as const }),
        word.map((name) => ({ type: 'tool' as const, name })),
      ),
      parallel_tool_calls: fc.boolean(),
    },
    { requiredKeys: ['tool_choice'] },
  ),
);
const parameters = fc.record(values, { requiredKeys: ['max_tokens'] }) as Arbitrary<Parameters>;

const turn = { model: word, messages, stream: fc.boolean(), reported: fc.constant([]) };

export const turns: Arbitrary<Turn> = fc.oneof(
  fc.record({ ...turn, tools: fc.constant([]), parameters }),
  fc.record({ ...turn, tools, parameters: fc.tuple(parameters, choices).map(([a, b]) => ({ ...a, ...b })) }),
);

const sealed: Arbitrary<Sealed> = fc
  .oneof(base64, fc.record({ redacted: base64 }))
  .map((data) => ({ provider: 'P-A', family: 'A-mid', data }));
const reasoning: Arbitrary<ReplyPart> = fc.oneof(
  fc.tuple(someText, sealed).map(([text, state]): ReplyPart => ({ type: 'reasoning', text, sealed: state })),
  sealed.map((state): ReplyPart => ({ type: 'reasoning', text: '', sealed: state })),
  someText.map((text): ReplyPart => ({ type: 'reasoning', text })),
);
const answer: Arbitrary<ReplyPart> = fc
  .tuple(someText, fc.array(fc.tuple(fc.webUrl(), someText, someText), { maxLength: 2 }))
  .map(([text, sources]) => ({
    type: 'text',
    text,
    annotations: sources.map(([url, title, citedText]) => ({ url, title, citedText })),
  }));
const search: Arbitrary<ReplyPart> = fc
  .tuple(word, someText, fc.array(fc.tuple(fc.webUrl(), someText), { maxLength: 2 }))
  .map(([id, query, found]) => ({
    type: 'search',
    id: `srvtoolu_svc_${id}`,
    query,
    results: found.map(([url, title]) => ({ url, title })),
  }));
const opaque: Arbitrary<ReplyPart> = fc.tuple(word, word).map(([id, name]) => ({
  type: 'opaque',
  kind: 'mcp_tool_use',
  origin: { wire: 'messages', value: { type: 'mcp_tool_use', id, name, server_name: 'deploy', input: { name } } },
}));

const stop: Arbitrary<Stop> = fc.oneof(
  fc.constantFrom<Stop>({ reason: 'end' }, { reason: 'length' }, { reason: 'tool_calls' }, { reason: 'refusal' }),
  someText.map((sequence): Stop => ({ reason: 'stop_sequence', sequence })),
);

export const replies: Arbitrary<Reply> = reply({
  parts: fc
    .tuple(fc.array(fc.oneof(reasoning, answer, search, opaque), { maxLength: 4 }), toolCalls)
    .map((parts) => parts.flat()),
  stop,
  usage: usage({ cacheWrite: true, reasoning: true, webSearches: true }),
});

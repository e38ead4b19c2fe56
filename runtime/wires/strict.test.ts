import { request as chatRequest } from '@polywire/generated/wires/chat/validators.js';
import { request as messagesRequest } from '@polywire/generated/wires/messages/validators.js';
import { request as nativeRequest } from '@polywire/generated/wires/native/validators.js';
import { request as responsesRequest } from '@polywire/generated/wires/responses/validators.js';
import type { ChatWire } from '@polywire/generated/catalog/rows.ts';
import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Validator } from '../platform/validation.ts';
import { conversation, functionTools, imagePart, schema, textPart, word } from '../turn/arbitraries.ts';
import type { Message, Part } from '../turn/message.ts';
import type { Parameters } from '../turn/parameters.ts';
import type { Turn } from '../turn/turn.ts';
import { codecs } from './index.ts';
import { aliasTarget, providerTarget } from './shared/example-targets.ts';

/** The requests of each wire, as strict as a provider: an unknown field is refused. */
const validators: Readonly<Record<ChatWire, Validator<unknown>>> = {
  chat: chatRequest,
  responses: responsesRequest,
  messages: messagesRequest,
  native: nativeRequest,
};

/** One target of each kind of provider. */
const targets = [
  aliasTarget('r-mid'),
  aliasTarget('a-mid'),
  aliasTarget('g-a'),
  aliasTarget('f-d'),
  aliasTarget('m-s'),
  aliasTarget('x-a'),
  providerTarget('P-K', 'F-k'),
  providerTarget('P-C', 'F-d'),
  providerTarget('P-Q', 'F-q'),
];

/** What every wire can say, in the ways that callers of any wire say it. */
const empty: Part = { type: 'text', text: '' };
const odd = (messages: readonly Message[]): readonly Message[] => [
  ...messages,
  { role: 'system', parts: [{ type: 'text', text: 'From here on in French.' }] },
  { role: 'user', parts: [{ type: 'text', text: 'And you?' }], name: 'ada' },
  { role: 'assistant', parts: [empty, { type: 'tool_call', id: 'functions.now:0', name: 'now', arguments: '{}' }] },
  { role: 'user', parts: [{ type: 'tool_result', callId: 'functions.now:0', parts: [empty], isError: true }] },
];
const messages = conversation({
  system: fc.array(textPart, { minLength: 1, maxLength: 2 }),
  user: fc.array(fc.oneof(textPart, imagePart), { minLength: 1, maxLength: 3 }),
  assistant: fc.array(textPart, { minLength: 1, maxLength: 2 }),
  preamble: fc.array(textPart, { maxLength: 1 }),
  result: fc.array(fc.oneof(textPart, imagePart), { maxLength: 2 }),
  failures: true,
});
const parameters = fc.record(
  {
    max_tokens: fc.integer({ min: 16, max: 100_000 }),
    parallel_tool_calls: fc.boolean(),
    tool_choice: fc.oneof(
      fc.constantFrom({ type: 'auto' as const }, { type: 'none' as const }, { type: 'required' as const }),
      word.map((name) => ({ type: 'tool' as const, name })),
    ),
    response_format: schema.map((value) => ({ type: 'json_schema' as const, name: 'response', schema: value })),
    reasoning_effort: fc.constantFrom('low', 'high'),
  },
  { requiredKeys: [] },
) as Arbitrary<Parameters>;
const turns: Arbitrary<Turn> = fc.record({
  model: word,
  messages: fc.oneof(messages, messages.map(odd)),
  tools: fc.oneof(functionTools, fc.constant([]), fc.constant([{ type: 'function' as const, name: 'now' }])),
  parameters,
  stream: fc.boolean(),
  reported: fc.constant([]),
});

describe.each(targets)('a provider of kind $providerName', (target) => {
  it('takes every request that a turn becomes', () => {
    const validate = validators[target.provider.wire as ChatWire];
    const codec = codecs[target.provider.wire as ChatWire];
    fc.assert(
      fc.property(turns, (turn) => {
        const body = JSON.parse(JSON.stringify(codec.encodeRequest(turn, target))) as unknown;
        validate(body);
        expect(validate.errors ?? []).toEqual([]);
      }),
    );
  });
});

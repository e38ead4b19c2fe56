import { describe, expect, it } from 'vitest';
import type { ReplyEvent } from '../../turn/event.ts';
import type { Reply } from '../../turn/reply.ts';
import { unfold } from '../../turn/unfold.ts';
import { noUsage } from '../../turn/usage.ts';
import type { Service } from '../codec.ts';
import { aliasTarget, exampleAnswer, providerTarget } from '../shared/example-targets.ts';
import type { Asked } from './asked.ts';
import { encodeEvents } from './encode-events.ts';

const service: Service = { failover: true, attempts: 2, requested_model: 'a-mid', served_model: 'a-top' };
const head = { id: 'chatcmpl-abc', object: 'chat.completion.chunk', created: 1_780_000_000, model: 'a-mid' };
const usage = { ...noUsage, input: 3, output: 4 };

function frames(
  events: readonly ReplyEvent[],
  asked: Partial<Asked> = {},
  target = aliasTarget('a-mid'),
): readonly unknown[] {
  const answer = {
    ...exampleAnswer({ includeUsage: false, legacy: false, ...asked }, target, service),
    model: 'a-mid',
  };
  const encoder = encodeEvents(answer);
  return events
    .flatMap((event) => encoder.push(event))
    .map(({ data }): unknown => (data === '[DONE]' ? data : JSON.parse(data)));
}
const told = (reply: Partial<Reply>): readonly ReplyEvent[] =>
  unfold({ id: 'x', model: 'm', created: 1, parts: [], stop: { reason: 'end' }, usage, ...reply });
const deltas = (all: readonly unknown[]): unknown[] =>
  all.flatMap((frame) => (frame as { choices?: { delta: unknown }[] }).choices?.map(({ delta }) => delta) ?? []);
const calls: Reply['parts'] = [
  { type: 'tool_call', id: 'c1', name: 'now', arguments: '{"a":1}' },
  { type: 'tool_call', id: 'c2', name: 'later', arguments: '{}' },
];

it('begins with the role, ends with the reason, leaves out what is null', () => {
  expect(frames(told({ parts: [{ type: 'text', text: 'Hi "you"\n', annotations: [] }], fingerprint: 'fp' }))).toEqual([
    { ...head, system_fingerprint: 'fp', choices: [{ index: 0, delta: { role: 'assistant' } }] },
    { ...head, system_fingerprint: 'fp', choices: [{ index: 0, delta: { content: 'Hi "you"\n' } }] },
    { ...head, system_fingerprint: 'fp', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }], service },
    '[DONE]',
  ]);
});

describe('usage', () => {
  const counts = {
    prompt_tokens: 3,
    completion_tokens: 4,
    total_tokens: 7,
    completion_tokens_details: { reasoning_tokens: 0 },
  };

  it('comes in a last chunk without choices where it was asked for, the service field with it', () => {
    expect(frames(told({}), { includeUsage: true }).slice(1)).toEqual([
      { ...head, choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
      { ...head, choices: [], usage: counts, service },
      '[DONE]',
    ]);
  });

  it('comes unasked where the provider always tells it', () => {
    expect(frames(told({}), {}, providerTarget('P-K', 'F-k'))).toContainEqual({
      ...head,
      choices: [],
      usage: counts,
      service,
    });
  });
});

it('gives parallel calls indexes of their own, and their id, type and name once', () => {
  expect(deltas(frames(told({ parts: calls, stop: { reason: 'tool_calls' } })))).toEqual([
    { role: 'assistant' },
    { tool_calls: [{ index: 0, id: 'c1', type: 'function', function: { name: 'now', arguments: '' } }] },
    { tool_calls: [{ index: 0, function: { arguments: '{"a":1}' } }] },
    { tool_calls: [{ index: 1, id: 'c2', type: 'function', function: { name: 'later', arguments: '' } }] },
    { tool_calls: [{ index: 1, function: { arguments: '{}' } }] },
    {},
  ]);
});

it('tells an empty object for a call whose arguments never came', () => {
  const events: ReplyEvent[] = [
    { type: 'start', id: 'x', model: 'm', created: 1 },
    { type: 'part', index: 0, part: { type: 'tool_call', id: 'c1', name: 'now' } },
    { type: 'part_end', index: 0 },
  ];
  expect(deltas(frames(events)).at(-1)).toEqual({ tool_calls: [{ index: 0, function: { arguments: '{}' } }] });
});

it('tells the first call only to a legacy caller', () => {
  const all = frames(told({ parts: calls, stop: { reason: 'tool_calls' } }), { legacy: true });
  expect(deltas(all)).toEqual([
    { role: 'assistant' },
    { function_call: { name: 'now', arguments: '' } },
    { function_call: { arguments: '{"a":1}' } },
    {},
  ]);
  expect(all.at(-2)).toMatchObject({ choices: [{ finish_reason: 'function_call' }] });
});

it('tells a refusal, and sources when their text is told; thinking and searches not at all', () => {
  const parts: Reply['parts'] = [
    { type: 'reasoning', text: 'Hm' },
    { type: 'text', text: 'Look: ', annotations: [] },
    { type: 'search', id: 's', query: 'q', results: [] },
    { type: 'text', text: 'sunny', annotations: [{ url: 'https://w.org', title: 'W' }] },
    { type: 'refusal', text: 'No.' },
  ];
  expect(deltas(frames(told({ parts, stop: { reason: 'refusal' } })))).toEqual([
    { role: 'assistant' },
    { content: 'Look: ' },
    { content: 'sunny' },
    {
      annotations: [
        { type: 'url_citation', url_citation: { url: 'https://w.org', title: 'W', start_index: 6, end_index: 11 } },
      ],
    },
    { refusal: 'No.' },
    {},
  ]);
});

describe('a stream that fails', () => {
  const error: ReplyEvent = { type: 'error', problem: { name: 'upstream_unreachable', message: 'Gone.' } };

  it('ends without a reason and without [DONE]', () => {
    const begun = told({ parts: [{ type: 'text', text: 'Hi', annotations: [] }] }).slice(0, 3);
    expect(frames([...begun, error])).toHaveLength(2);
    expect(frames(told({ stop: null }))).toHaveLength(1);
  });

  it('is an error in a frame of data where nothing was told yet', () => {
    expect(frames([error])).toEqual([
      { error: { message: 'Gone.', type: 'api_error', param: null, code: null, upstream_status: 502 } },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { ReplyEvent } from '../../turn/event.ts';
import type { Problem } from '../../turn/problem.ts';
import type { Reply } from '../../turn/reply.ts';
import { unfold } from '../../turn/unfold.ts';
import { noUsage } from '../../turn/usage.ts';
import type { Answer } from '../codec.ts';
import { aliasTarget } from '../shared/example-targets.ts';
import { type Asked, readAsked } from './asked.ts';
import { encodeEvents } from './encode-events.ts';
import { encodeReply } from './encode-reply.ts';

const service = { failover: false, attempts: 1, requested_model: 'r-mid', served_model: 'm-1' };
const asking = (asked: Asked): Answer<Asked> => ({
  asked,
  model: 'm-1',
  id: 'abc',
  created: 7,
  now: () => 9,
  service: () => service,
  provider: aliasTarget('r-mid').provider,
});
const plain = asking(readAsked({}));
const start: ReplyEvent = { type: 'start', id: 'x', model: 'm-1', created: 7 };

function reply(told: Partial<Reply>): Reply {
  return { id: 'x', model: 'm-1', created: 7, parts: [], stop: { reason: 'end' }, usage: noUsage, ...told };
}

interface Sent {
  readonly type: string;
  readonly sequence_number: number;
  readonly [field: string]: unknown;
}

/** The events as a caller reads them. */
function sent(events: readonly ReplyEvent[], answer = plain): readonly Sent[] {
  const encoder = encodeEvents(answer);
  const messages = events.flatMap((event) => encoder.push(event));
  const read = messages.map(({ data }) => JSON.parse(data) as Sent);
  expect(messages.map(({ event }) => event)).toEqual(read.map(({ type }) => type));
  expect(read.map(({ sequence_number }) => sequence_number)).toEqual(read.map((_, index) => index));
  return read;
}
const typesOf = (events: readonly Sent[]): string[] => events.map(({ type }) => type.replace('response.', ''));

describe('the events that a caller reads', () => {
  it('tell a message from its opening to its end', () => {
    const annotations = [{ url: 'https://example.com', title: 't', start: 0, end: 2 }];
    const events = sent(unfold(reply({ parts: [{ type: 'text', text: 'Hé.', annotations }] })));
    expect(typesOf(events)).toEqual([
      'created',
      'in_progress',
      'output_item.added',
      'content_part.added',
      'output_text.delta',
      'output_text.annotation.added',
      'output_text.done',
      'content_part.done',
      'output_item.done',
      'completed',
    ]);
    const place = { item_id: 'msg_abc_0', output_index: 0, content_index: 0 };
    expect(events[4]).toMatchObject({ ...place, delta: 'Hé.', logprobs: [] });
    expect(events[5]).toMatchObject({
      ...place,
      annotation_index: 0,
      annotation: { type: 'url_citation', end_index: 2 },
    });
    expect(events[8]).toMatchObject({
      output_index: 0,
      item: { id: 'msg_abc_0', type: 'message', status: 'completed' },
    });
  });

  it('put texts that follow one another into one message', () => {
    const text = (value: string) => ({ type: 'text', text: value, annotations: [] }) as const;
    const parts = [text('a'), { type: 'refusal', text: 'No.' }, { type: 'reasoning', text: 'Hm.' }, text('b')] as const;
    const events = sent(unfold(reply({ parts, stop: { reason: 'refusal' } })));
    expect(events.at(-1)).toMatchObject({
      response: {
        status: 'completed',
        output: [
          {
            id: 'msg_abc_0',
            content: [
              { type: 'output_text', text: 'a' },
              { type: 'refusal', refusal: 'No.' },
            ],
          },
          { id: 'rs_abc_1', summary: [{ type: 'summary_text', text: 'Hm.' }] },
          { id: 'msg_abc_2', content: [{ text: 'b' }] },
        ],
      },
    });
    expect(typesOf(events)).toContain('refusal.done');
    expect(typesOf(events)).toContain('reasoning_summary_part.done');
  });

  it('keep calls apart that are told at the same time', () => {
    const head = (id: string) => ({ type: 'tool_call', id, name: 'look' }) as const;
    const events = sent([
      start,
      { type: 'part', index: 0, part: head('a') },
      { type: 'part', index: 1, part: head('b') },
      { type: 'delta', index: 1, text: '{"b":2}' },
      { type: 'delta', index: 0, text: '{"a":1}' },
      { type: 'part_end', index: 0 },
      { type: 'part_end', index: 1 },
      { type: 'stop', stop: { reason: 'tool_calls' }, usage: noUsage },
    ]);
    expect(typesOf(events).slice(2)).toEqual([
      'output_item.added',
      'output_item.added',
      'function_call_arguments.delta',
      'function_call_arguments.delta',
      'function_call_arguments.done',
      'function_call_arguments.done',
      'output_item.done',
      'output_item.done',
      'completed',
    ]);
    expect(events[4]).toMatchObject({ item_id: 'fc_abc_1', output_index: 1, delta: '{"b":2}' });
    expect(events[6]).toMatchObject({ item_id: 'fc_abc_0', name: 'look', arguments: '{"a":1}' });
    expect(events.at(-1)).toMatchObject({
      response: {
        output: [
          { call_id: 'a', arguments: '{"a":1}' },
          { call_id: 'b', arguments: '{"b":2}' },
        ],
      },
    });
  });

  it('give a call without arguments an empty object', () => {
    const events = sent([
      start,
      { type: 'part', index: 0, part: { type: 'tool_call', id: 'a', name: 'now' } },
      { type: 'part_end', index: 0 },
    ]);
    expect(events.at(-2)).toMatchObject({ type: 'response.function_call_arguments.delta', delta: '{}' });
    expect(events.at(-1)).toMatchObject({ arguments: '{}' });
  });

  it('tell of a search', () => {
    const search = {
      type: 'search',
      id: '1',
      query: 'news',
      results: [{ url: 'https://example.com', title: 't' }],
    } as const;
    const events = sent(unfold(reply({ parts: [search] })));
    expect(typesOf(events).slice(2, -1)).toEqual([
      'output_item.added',
      'web_search_call.in_progress',
      'web_search_call.searching',
      'web_search_call.completed',
      'output_item.done',
    ]);
    expect(events.at(-2)).toMatchObject({
      item: {
        id: 'ws_1',
        status: 'completed',
        action: { type: 'search', query: 'news', sources: [{ url: 'https://example.com' }] },
      },
    });
  });

  it('say nothing of reasoning that is neither readable nor asked for', () => {
    const sealed = { provider: 'P-R', family: 'R-mid', data: { id: 'rs_1', content: 'secret' } };
    const told = unfold(reply({ parts: [{ type: 'reasoning', text: '', sealed }] }));
    expect(typesOf(sent(told))).toEqual(['created', 'in_progress', 'completed']);
    const asked = asking(readAsked({ include: ['reasoning.encrypted_content'] }));
    expect(sent(told, asked).at(-2)).toMatchObject({
      item: { id: 'rs_abc_0', summary: [], encrypted_content: expect.stringMatching(/^_svc1_/) as unknown },
    });
  });

  it('tell state to whoever keeps it, and leave it out where the caller did not ask', () => {
    const sealed = { provider: 'P-R', family: 'R-mid', data: { id: 'rs_1', content: 'secret' } };
    const told = unfold(reply({ parts: [{ type: 'reasoning', text: '', sealed }] }));
    const states = new Map<string, string>();
    const kept = { ...plain, keepState: (id: string, state: string) => void states.set(id, state) };
    expect(sent(told, kept).at(-2)).toMatchObject({ item: { id: 'rs_abc_0', type: 'reasoning', summary: [] } });
    expect(JSON.stringify(sent(told, kept))).not.toContain('encrypted_content');
    expect([...states]).toEqual([['rs_abc_0', expect.stringMatching(/^_svc1_/)]]);
  });

  it('name a namespaced tool as its caller does', () => {
    const asked = readAsked({
      tools: [{ type: 'namespace', name: 'crm', tools: [{ type: 'function', name: 'find' }] }],
    });
    const parts = [{ type: 'tool_call', id: 'a', name: 'crm__find', arguments: '{}' }] as const;
    expect(sent(unfold(reply({ parts })), asking(asked)).at(-1)).toMatchObject({
      response: { output: [{ call_id: 'a', namespace: 'crm', name: 'find' }] },
    });
  });
});

describe('an answer that is broken off', () => {
  const begun: readonly ReplyEvent[] = [
    start,
    { type: 'part', index: 0, part: { type: 'text' } },
    { type: 'delta', index: 0, text: 'Hel' },
  ];
  const brokenOff = (events: readonly ReplyEvent[], why: 'cancelled' | Problem): readonly Sent[] => {
    const encoder = encodeEvents(plain);
    for (const event of events) encoder.push(event);
    return (encoder.breakOff?.(why) ?? []).map(({ data }) => JSON.parse(data) as Sent);
  };

  it('ends where it is, its last item incomplete', () => {
    const output = [{ type: 'message', status: 'incomplete', content: [{ type: 'output_text', text: 'Hel' }] }];
    expect(brokenOff(begun, 'cancelled')).toMatchObject([
      { type: 'response.incomplete', sequence_number: 5, response: { status: 'cancelled', error: null, output } },
    ]);
    expect(brokenOff(begun, { name: 'upstream_unreachable', message: 'Gone.' })).toMatchObject([
      { type: 'response.failed', response: { status: 'failed', error: { message: 'Gone.' }, output } },
    ]);
  });

  it('has no end where it had no beginning', () => {
    expect(brokenOff([], 'cancelled')).toEqual([]);
  });
});

describe('the last event', () => {
  it('is the response as it is told without a stream, with service and usage', () => {
    const usage = { input: 1, cacheRead: 2, cacheWrite: 3, output: 4, reasoning: 1, webSearches: 0 };
    const told = reply({ parts: [{ type: 'text', text: 'Hi.', annotations: [] }], usage });
    const last = sent(unfold(told)).at(-1);
    expect(last?.response).toEqual(JSON.parse(JSON.stringify(encodeReply(told, plain))));
    expect(last?.response).toMatchObject({
      id: 'resp_abc',
      completed_at: 9,
      service,
      usage: {
        input_tokens: 6,
        input_tokens_details: { cached_tokens: 2, cache_write_tokens: 3 },
        output_tokens: 4,
        output_tokens_details: { reasoning_tokens: 1 },
        total_tokens: 10,
      },
    });
  });

  it('is incomplete where the answer was cut, and so is its last item', () => {
    const told = reply({ parts: [{ type: 'text', text: 'Hel', annotations: [] }], stop: { reason: 'length' } });
    expect(sent(unfold(told)).at(-1)).toMatchObject({
      type: 'response.incomplete',
      response: { incomplete_details: { reason: 'max_output_tokens' }, output: [{ status: 'incomplete' }] },
    });
  });

  it('is missing where nobody said why the answer ended', () => {
    expect(typesOf(sent(unfold(reply({ stop: null }))))).toEqual(['created', 'in_progress']);
  });
});

describe('a failure in the middle of a stream', () => {
  const open: readonly ReplyEvent[] = [
    start,
    { type: 'part', index: 0, part: { type: 'text' } },
    { type: 'delta', index: 0, text: 'Hel' },
  ];

  it('is said where the provider said it', () => {
    const problem = { name: 'upstream_error', message: 'Sorry.', upstreamCode: 'server_error' } as const;
    expect(sent([...open, { type: 'error', problem }]).at(-1)).toMatchObject({
      type: 'response.failed',
      response: { status: 'failed', error: { code: 'server_error', message: 'Sorry.' }, service },
    });
  });

  it('ends the stream abruptly where the provider broke', () => {
    const problem = { name: 'upstream_malformed', message: 'Broken.' } as const;
    expect(typesOf(sent([...open, { type: 'error', problem }])).at(-1)).toBe('output_text.delta');
  });

  it('is said after an early 200: created, then failed with the code of the catalogue', () => {
    const problem = { name: 'assembly_timeout', message: 'Too long.' } as const;
    const events = sent([{ type: 'error', problem }]);
    expect(typesOf(events)).toEqual(['created', 'in_progress', 'failed']);
    expect(events[2]).toMatchObject({ response: { error: { code: 'assembly_timeout' } } });
  });
});

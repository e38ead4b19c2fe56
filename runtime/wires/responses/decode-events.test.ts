import { describe, expect, it } from 'vitest';
import type { ReplyEvent } from '../../turn/event.ts';
import { fold } from '../../turn/fold.ts';
import { faultOf } from '../../turn/grammar.ts';
import type { Reply } from '../../turn/reply.ts';
import { aliasTarget } from '../shared/example-targets.ts';
import { decodeEvents } from './decode-events.ts';

type Frame = Readonly<Record<string, unknown>>;

const created = { type: 'response.created', response: { id: 'resp_1', model: 'm-1', created_at: 7, output: [] } };
const completed = { type: 'response.completed', response: { status: 'completed' } };
const added = (output_index: number, item: Frame): Frame => ({
  type: 'response.output_item.added',
  output_index,
  item,
});
const done = (output_index: number, item: Frame): Frame => ({ type: 'response.output_item.done', output_index, item });
const delta = (output_index: number, text: string): Frame => ({
  type: 'response.output_text.delta',
  output_index,
  content_index: 0,
  delta: text,
});
const argumentsDelta = (output_index: number, text: string): Frame => ({
  type: 'response.function_call_arguments.delta',
  output_index,
  delta: text,
});
const call = (call_id: string, json = ''): Frame => ({ type: 'function_call', call_id, name: 'look', arguments: json });
const message = (text: string): Frame => ({
  type: 'message',
  content: [{ type: 'output_text', text, annotations: [] }],
});

function decoded(...frames: readonly Frame[]): readonly ReplyEvent[] {
  const decoder = decodeEvents(aliasTarget('r-mid'));
  const events = frames.flatMap((frame) => decoder.push({ data: JSON.stringify(frame) }));
  const all = [...events, ...decoder.end()];
  expect(faultOf(all)).toBeNull();
  return all;
}
const replyOf = (...frames: readonly Frame[]): Reply => fold(decoded(created, ...frames));
const argumentsOf = (reply: Reply): unknown[] =>
  reply.parts.flatMap((part) => (part.type === 'tool_call' ? [[part.id, part.arguments]] : []));

describe('the text of a stream', () => {
  const answer = [{ type: 'text', text: 'Hello', annotations: [] }];

  it('is told once, whether it comes in deltas, at the end of its part, of its item or of the stream', () => {
    const text = { type: 'response.output_text.done', output_index: 0, content_index: 0, text: 'Hello' };
    const part = {
      type: 'response.content_part.done',
      output_index: 0,
      content_index: 0,
      part: { type: 'output_text', text: 'Hello' },
    };
    const whole = { type: 'response.completed', response: { status: 'completed', output: [message('Hello')] } };
    for (const frames of [
      [delta(0, 'Hel'), delta(0, 'lo'), text, part, done(0, message('Hello')), whole],
      [delta(0, 'Hel'), text, completed],
      [added(0, { type: 'message', content: [] }), part, completed],
      [done(0, message('Hello')), completed],
      [whole],
      [added(0, message('Hello')), completed],
    ]) {
      expect(replyOf(...frames)).toMatchObject({ parts: answer, stop: { reason: 'end' } });
    }
  });

  it('has its sources, each told once', () => {
    const citation = { type: 'url_citation', url: 'https://example.com', title: 't', start_index: 0, end_index: 5 };
    const event = {
      type: 'response.output_text.annotation.added',
      output_index: 0,
      content_index: 0,
      annotation: citation,
    };
    const item = { type: 'message', content: [{ type: 'output_text', text: 'Hello', annotations: [citation] }] };
    expect(replyOf(delta(0, 'Hello'), event, done(0, item), completed).parts).toMatchObject([
      { annotations: [{ url: 'https://example.com', title: 't', start: 0, end: 5 }] },
    ]);
  });
});

describe('the calls of a stream', () => {
  it('keep apart what comes in turns', () => {
    const reply = replyOf(
      added(0, call('a')),
      added(1, call('b')),
      argumentsDelta(1, '{"b":'),
      argumentsDelta(0, '{"a":'),
      argumentsDelta(1, '2}'),
      argumentsDelta(0, '1}'),
      done(1, call('b', '{"b":2}')),
      done(0, call('a', '{"a":1}')),
      completed,
    );
    expect(argumentsOf(reply)).toEqual([
      ['a', '{"a":1}'],
      ['b', '{"b":2}'],
    ]);
    expect(reply.stop).toEqual({ reason: 'tool_calls' });
  });

  it('have arguments that come in the last event alone, or in the first one', () => {
    const last = { type: 'response.function_call_arguments.done', output_index: 0, arguments: '{"a":1}' };
    expect(argumentsOf(replyOf(added(0, call('a')), last, completed))).toEqual([['a', '{"a":1}']]);
    expect(argumentsOf(replyOf(added(0, call('a', '{"a":1}')), completed))).toEqual([['a', '{"a":1}']]);
    expect(argumentsOf(replyOf(done(0, call('a', '{"a":1}')), completed))).toEqual([['a', '{"a":1}']]);
  });

  it('stay apart where the provider gives them one place', () => {
    const frames = [
      added(0, call('a')),
      argumentsDelta(0, '{"a":1}'),
      added(0, call('b')),
      argumentsDelta(0, '{"b":2}'),
    ];
    const whole = { type: 'response.completed', response: { output: [call('a', '{"a":1}'), call('b', '{"b":2}')] } };
    expect(argumentsOf(replyOf(...frames, whole))).toEqual([
      ['a', '{"a":1}'],
      ['b', '{"b":2}'],
    ]);
  });

  it('without arguments have an empty object', () => {
    expect(argumentsOf(replyOf(added(0, call('a')), done(0, call('a')), completed))).toEqual([['a', '{}']]);
  });
});

describe('the reasoning of a stream', () => {
  const summary = (summary_index: number, text: string): Frame => ({
    type: 'response.reasoning_summary_text.delta',
    output_index: 0,
    summary_index,
    delta: text,
  });

  it('is one text of all sections, with the state of the item', () => {
    const sections = ['One.', 'Two.'].map((text) => ({ type: 'summary_text', text }));
    const item = { type: 'reasoning', id: 'rs_1', summary: sections, encrypted_content: 'secret' };
    expect(replyOf(summary(0, 'One.'), summary(1, 'Two'), done(0, item), completed).parts).toEqual([
      {
        type: 'reasoning',
        text: 'One.\n\nTwo.',
        sealed: { provider: 'P-R', family: 'R-mid', data: { id: 'rs_1', content: 'secret' } },
      },
    ]);
  });

  it('may be shown as it is, under either name', () => {
    const shown = (type: string): Frame => ({ type, output_index: 0, content_index: 0, delta: 'Hm.' });
    for (const type of ['response.reasoning_text.delta', 'response.reasoning.delta']) {
      expect(replyOf(shown(type), completed).parts).toEqual([{ type: 'reasoning', text: 'Hm.' }]);
    }
  });

  it('that cannot be read and was not sealed is no part', () => {
    const item = { type: 'reasoning', id: 'rs_1', summary: [] };
    expect(replyOf(added(0, item), done(0, item), completed).parts).toEqual([]);
  });
});

describe('other items of a stream', () => {
  it('are searches, which are counted, and what only this wire knows', () => {
    const action = { type: 'search', queries: ['news'], sources: [{ type: 'url', url: 'https://example.com' }] };
    const search = { type: 'web_search_call', id: 'ws_1', status: 'completed', action };
    const page = { type: 'web_search_call', id: 'ws_2', status: 'completed', action: { type: 'open_page' } };
    const reply = replyOf(added(0, { type: 'web_search_call', id: 'ws_1' }), done(0, search), done(1, page), completed);
    expect(reply.parts).toEqual([
      { type: 'search', id: '1', query: 'news', results: [{ url: 'https://example.com', title: '' }] },
      { type: 'opaque', kind: 'web_search_call', origin: { wire: 'responses', value: page } },
    ]);
    expect(reply.usage.webSearches).toBe(1);
  });

  it('are passed over where their kind of event is unknown', () => {
    expect(decoded({ type: 'keepalive' }, created, { type: 'response.novelty' }, completed)).toMatchObject([
      { type: 'start', id: '1', model: 'm-1', created: 7 },
      { type: 'stop' },
    ]);
  });
});

describe('the end of a stream', () => {
  it('has the usage, of which cached and written tokens are taken apart', () => {
    const usage = {
      input_tokens: 100,
      input_tokens_details: { cached_tokens: 60, cache_write_tokens: 10 },
      output_tokens: 20,
      output_tokens_details: { reasoning_tokens: 5 },
    };
    const early = { type: 'response.in_progress', response: { id: 'resp_1', usage } };
    const last = { type: 'response.completed', response: { status: 'completed', usage } };
    expect(replyOf(early, last).usage).toEqual({
      input: 30,
      cacheRead: 60,
      cacheWrite: 10,
      output: 20,
      reasoning: 5,
      webSearches: 0,
    });
  });

  it.each([
    ['max_output_tokens', 'length'],
    ['content_filter', 'refusal'],
  ])('is a cut: %s', (reason, stop) => {
    const response = { status: 'incomplete', incomplete_details: { reason } };
    expect(replyOf(delta(0, 'Hel'), { type: 'response.incomplete', response }).stop).toEqual({ reason: stop });
  });

  it('is a refusal where the model says so in words', () => {
    const refusal = { type: 'response.refusal.delta', output_index: 0, content_index: 0, delta: 'No.' };
    expect(replyOf(refusal, completed)).toMatchObject({
      parts: [{ type: 'refusal', text: 'No.' }],
      stop: { reason: 'refusal' },
    });
  });

  it('is no success when the stream breaks off', () => {
    expect(decoded(created, delta(0, 'Hel')).at(-1)).toMatchObject({ type: 'stop', stop: null });
  });

  it.each([
    [{ type: 'response.failed', response: { error: { code: 'server_error', message: 'Sorry.' } } }, 500],
    [{ type: 'response.failed', response: { error: { code: 'rate_limit_exceeded', message: 'Sorry.' } } }, 429],
    [{ type: 'response.failed', response: { error: { code: 'invalid_prompt', message: 'Sorry.' } } }, 400],
    [{ type: 'error', code: 'server_error', message: 'Sorry.', param: null }, 500],
    [{ type: 'error', error: { type: 'invalid_request_error', code: null, message: 'Sorry.' } }, 400],
  ])('is an error after the first events, and nothing follows: %o', (frame, upstreamStatus) => {
    const events = decoded(created, delta(0, 'Hel'), frame, delta(0, 'lo'), completed);
    expect(events.at(-1)).toMatchObject({
      type: 'error',
      problem: { name: 'upstream_error', message: 'Sorry.', upstreamStatus },
    });
    expect(() => fold(events)).toThrow();
  });

  it('is an error where nothing came, or nothing that can be read', () => {
    const decoder = decodeEvents(aliasTarget('r-mid'));
    expect(decoder.push({ data: '[1' })).toMatchObject([{ type: 'error', problem: { name: 'upstream_malformed' } }]);
    expect(decoder.end()).toEqual([]);
    expect(decoded()).toMatchObject([{ type: 'error', problem: { name: 'upstream_malformed' } }]);
  });

  it('needs no closing mark, and minds none', () => {
    const decoder = decodeEvents(aliasTarget('r-mid'));
    const frames = [JSON.stringify(created), JSON.stringify(completed), '[DONE]'];
    const events = [...frames.flatMap((data) => decoder.push({ data })), ...decoder.end()];
    expect(events.map(({ type }) => type)).toEqual(['start', 'stop']);
  });
});

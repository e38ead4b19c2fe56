import { describe, expect, it } from 'vitest';
import type { ReplyEvent } from '../../turn/event.ts';
import { fold } from '../../turn/fold.ts';
import { faultOf } from '../../turn/grammar.ts';
import type { Reply } from '../../turn/reply.ts';
import type { JsonObject } from '../codec.ts';
import { providerTarget } from '../shared/example-targets.ts';
import { decodeEvents } from './decode-events.ts';

const done = '[DONE]';
const chunk = (delta: JsonObject, rest: JsonObject = {}): JsonObject => ({
  id: 'cmpl-1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'm',
  choices: [{ index: 0, delta, ...rest }],
});
const finish = (word: string, usage?: JsonObject): JsonObject => ({
  ...chunk({}, { finish_reason: word }),
  ...(usage && { usage }),
});
const calls = (...pieces: readonly JsonObject[]): JsonObject => chunk({ tool_calls: pieces });

function events(frames: readonly (JsonObject | string)[], provider: 'P-C' | 'P-K' = 'P-C'): readonly ReplyEvent[] {
  const decoder = decodeEvents(providerTarget(provider, 'F-d'));
  const told = frames.flatMap((frame) =>
    decoder.push({ data: typeof frame === 'string' ? frame : JSON.stringify(frame) }),
  );
  const all = [...told, ...decoder.end()];
  expect(faultOf(all)).toBeNull();
  return all;
}
const reply = (...frames: readonly (JsonObject | string)[]): Reply => fold(events(frames));

it("counts a search for each call of the provider's own, where the turn ends with them", () => {
  const call = { index: 0, id: 's', type: 'builtin_function', function: { name: '$web_search', arguments: '{}' } };
  const usage = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 };
  const searches = (word: string, kind?: 'P-K') =>
    fold(events([calls(call), finish(word, usage), done], kind)).usage.webSearches;
  expect(searches('tool_calls', 'P-K')).toBe(1);
  expect(searches('length', 'P-K')).toBe(0);
  expect(searches('tool_calls')).toBe(0);
});

const toolCall = (id: string, name: string, text: string): JsonObject => ({
  type: 'tool_call',
  id,
  name,
  arguments: text,
});

it('tells reasoning, then text, each as it comes', () => {
  expect(
    events([
      chunk({ role: 'assistant', content: '' }),
      chunk({ reasoning_content: 'Hm' }),
      chunk({ content: 'Hel' }),
      chunk({ content: 'lo' }),
      finish('stop', { prompt_tokens: 3, completion_tokens: 2 }),
      done,
    ]),
  ).toEqual([
    { type: 'start', id: 'cmpl-1', model: 'm', created: 1 },
    { type: 'part', index: 0, part: { type: 'reasoning' } },
    { type: 'delta', index: 0, text: 'Hm' },
    { type: 'part_end', index: 0 },
    { type: 'part', index: 1, part: { type: 'text' } },
    { type: 'delta', index: 1, text: 'Hel' },
    { type: 'delta', index: 1, text: 'lo' },
    { type: 'part_end', index: 1 },
    {
      type: 'stop',
      stop: { reason: 'end' },
      usage: { input: 3, cacheRead: 0, cacheWrite: 0, output: 2, reasoning: 0, webSearches: 0 },
    },
  ]);
});

describe('tool calls', () => {
  it('keep arguments that come with the name in one chunk', () => {
    const piece = { index: 0, id: 'c1', type: 'function', function: { name: 'now', arguments: '{"tz":"UTC"}' } };
    expect(reply(calls(piece), finish('tool_calls'), done).parts).toEqual([toolCall('c1', 'now', '{"tz":"UTC"}')]);
  });

  it('stay apart when they are parallel, their pieces mixed', () => {
    expect(
      reply(
        calls(
          { index: 0, id: 'c1', function: { name: 'now', arguments: '' } },
          { index: 1, id: 'c2', function: { name: 'now', arguments: '' } },
        ),
        calls({ index: 1, function: { arguments: '{"b"' } }, { index: 0, function: { arguments: '{"a"' } }),
        calls({ index: 0, function: { arguments: ':1}' } }, { index: 1, function: { arguments: ':2}' } }),
        finish('tool_calls'),
        done,
      ).parts,
    ).toEqual([toolCall('c1', 'now', '{"a":1}'), toolCall('c2', 'now', '{"b":2}')]);
  });

  it('stay apart when a provider gives them all the same index', () => {
    expect(
      reply(
        calls({ index: 0, id: 'c1', function: { name: 'now', arguments: '{"a":1}' } }),
        calls({ index: 0, id: 'c2', function: { name: 'now', arguments: '{"b":2}' } }),
        finish('tool_calls'),
        done,
      ).parts,
    ).toEqual([toolCall('c1', 'now', '{"a":1}'), toolCall('c2', 'now', '{"b":2}')]);
  });

  it('stay apart when a provider gives no index', () => {
    expect(
      reply(
        calls({ id: 'c1', function: { name: 'now', arguments: '{"a"' } }),
        calls({ function: { arguments: ':1}' } }),
        calls({ id: 'c2', function: { name: 'now', arguments: '{"b":2}' } }),
        finish('tool_calls'),
        done,
      ).parts,
    ).toEqual([toolCall('c1', 'now', '{"a":1}'), toolCall('c2', 'now', '{"b":2}')]);
  });

  it('stay apart when a provider gives neither index nor id', () => {
    expect(
      reply(
        calls(
          { function: { name: 'now', arguments: '{"a":1}' } },
          { function: { name: 'later', arguments: { b: 2 } } },
        ),
        finish('tool_calls'),
        done,
      ).parts,
    ).toEqual([toolCall('1', 'now', '{"a":1}'), toolCall('2', 'later', '{"b":2}')]);
  });

  it('are one when a provider repeats id and name on each piece', () => {
    const piece = (text: string): JsonObject => ({ index: 0, id: 'c1', function: { name: 'now', arguments: text } });
    expect(reply(calls(piece('{"a"')), calls(piece(':1}')), finish('tool_calls'), done).parts).toEqual([
      toolCall('c1', 'now', '{"a":1}'),
    ]);
  });

  it('wait for their name', () => {
    expect(
      reply(
        calls({ index: 0, id: 'c1', function: { arguments: '{' } }),
        calls({ index: 0, function: { name: 'now', arguments: '}' } }),
        finish('stop'),
        done,
      ).parts,
    ).toEqual([toolCall('c1', 'now', '{}')]);
  });

  it('have an empty object for no arguments', () => {
    expect(
      reply(calls({ index: 0, id: 'c1', function: { name: 'now', arguments: '' } }), finish('tool_calls'), done).parts,
    ).toEqual([toolCall('c1', 'now', '{}')]);
  });

  it('are the reason to stop even where the provider says stop', () => {
    expect(reply(calls({ index: 0, id: 'c1', function: { name: 'now' } }), finish('stop'), done).stop).toEqual({
      reason: 'tool_calls',
    });
  });
});

describe('usage', () => {
  const counts = { prompt_tokens: 10, completion_tokens: 4, prompt_tokens_details: { cached_tokens: 8 } };
  const usage = { input: 2, cacheRead: 8, cacheWrite: 0, output: 4, reasoning: 0, webSearches: 0 };

  it('is read from a last chunk without choices', () => {
    expect(
      reply(chunk({ content: 'x' }), finish('stop'), { ...chunk({}), choices: [], usage: counts }, done).usage,
    ).toEqual(usage);
  });

  it('is counted once where it is told twice, or on each chunk', () => {
    const each = { ...chunk({ content: 'x' }), usage: { prompt_tokens: 10, completion_tokens: 1 } };
    const twice = chunk({}, { finish_reason: 'stop', usage: counts });
    expect(reply(each, twice, { ...chunk({}), choices: [], usage: counts }, done).usage).toEqual(usage);
  });

  it('is not lost to a later null', () => {
    expect(reply(finish('stop', counts), { ...chunk({}), usage: null }, done).usage).toEqual(usage);
  });
});

describe('the end', () => {
  it('has no reason where the stream breaks off', () => {
    expect(reply(chunk({ content: 'x' })).stop).toBeNull();
  });

  it('needs no [DONE] where the reason was told', () => {
    expect(reply(chunk({ content: 'x' }), finish('length')).stop).toEqual({ reason: 'length' });
  });

  it("keeps the provider's own word where its row says so", () => {
    expect(fold(events([chunk({ content: 'x' }), finish('engine_overload'), done], 'P-K')).stop).toEqual({
      reason: 'end',
      raw: 'engine_overload',
    });
  });

  it('is not heard past', () => {
    expect(reply(chunk({ content: 'x' }), finish('stop'), done, chunk({ content: 'y' })).parts).toHaveLength(1);
  });
});

describe('a failure', () => {
  it('after the first chunk is no success', () => {
    expect(
      events([chunk({ content: 'x' }), { error: { message: 'Overloaded', type: 'overloaded_error' } }]).at(-1),
    ).toEqual({
      type: 'error',
      problem: { name: 'upstream_error', message: 'Overloaded', upstreamStatus: 529, upstreamType: 'overloaded_error' },
    });
  });

  it.each(['{"id":', 'null', '[]', 'oops'])('is a chunk that is not an object: %s', (data) => {
    expect(events([chunk({ content: 'x' }), data]).at(-1)).toMatchObject({
      type: 'error',
      problem: { name: 'upstream_malformed' },
    });
  });

  it('is a stream of nothing', () => {
    expect(events([])).toMatchObject([{ type: 'error', problem: { name: 'upstream_malformed' } }]);
    expect(events([done])).toMatchObject([{ type: 'error' }]);
  });
});

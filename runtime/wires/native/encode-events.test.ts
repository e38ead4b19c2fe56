import { expect, it } from 'vitest';
import type { ReplyEvent } from '../../turn/event.ts';
import { unfold } from '../../turn/unfold.ts';
import { noUsage } from '../../turn/usage.ts';
import { aliasTarget } from '../shared/example-targets.ts';
import { encodeEvents } from './encode-events.ts';

const service = { failover: false, attempts: 1, requested_model: 'g-a', served_model: 'm-1' };
const start: ReplyEvent = { type: 'start', id: 'x', model: 'm-1', created: 7 };

function sent(events: readonly ReplyEvent[]): unknown[] {
  const { provider } = aliasTarget('g-a');
  const encoder = encodeEvents({ asked: null, id: 'abc', model: 'm-1', created: 7, provider, service: () => service });
  return events.flatMap((event) => encoder.push(event)).map(({ data }) => JSON.parse(data) as unknown);
}

it('tells text as it comes and the rest with the last frame', () => {
  const usage = { input: 1, cacheRead: 2, cacheWrite: 0, output: 9, reasoning: 4, webSearches: 0 };
  const parts = [{ type: 'text', text: 'Hi.', annotations: [] }] as const;
  expect(sent(unfold({ id: 'x', model: 'm-1', created: 7, parts, stop: { reason: 'length' }, usage }))).toEqual([
    {
      candidates: [{ content: { role: 'model', parts: [{ text: 'Hi.' }] }, index: 0 }],
      modelVersion: 'm-1',
      responseId: 'abc',
    },
    {
      candidates: [{ content: { role: 'model', parts: [] }, index: 0, finishReason: 'MAX_TOKENS' }],
      modelVersion: 'm-1',
      responseId: 'abc',
      usageMetadata: {
        promptTokenCount: 3,
        candidatesTokenCount: 5,
        thoughtsTokenCount: 4,
        cachedContentTokenCount: 2,
        totalTokenCount: 12,
      },
      service,
    },
  ]);
});

it('tells calls whole and in their order, whichever ends first', () => {
  const head = (id: string) => ({ type: 'tool_call', id, name: 'look' }) as const;
  const frames = sent([
    start,
    { type: 'part', index: 0, part: head('a') },
    { type: 'part', index: 1, part: head('b') },
    { type: 'delta', index: 1, text: '{"b":2}' },
    { type: 'part_end', index: 1 },
    { type: 'part_end', index: 0 },
  ]);
  expect(frames).toMatchObject([
    { candidates: [{ content: { parts: [{ functionCall: { id: 'a', name: 'look', args: {} } }] } }] },
    { candidates: [{ content: { parts: [{ functionCall: { id: 'b', name: 'look', args: { b: 2 } } }] } }] },
  ]);
});

it('breaks off where nobody says why the answer ended, and tells an error before output', () => {
  expect(sent([start, { type: 'stop', stop: null, usage: noUsage }])).toEqual([]);
  expect(sent([{ type: 'error', problem: { name: 'upstream_unreachable', message: 'Gone.' } }])).toEqual([
    { error: { code: 503, message: 'Gone.', status: 'UNAVAILABLE' } },
  ]);
});

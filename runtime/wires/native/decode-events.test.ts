import { describe, expect, it } from 'vitest';
import type { ReplyEvent } from '../../turn/event.ts';
import { fold } from '../../turn/fold.ts';
import { faultOf } from '../../turn/grammar.ts';
import { aliasTarget } from '../shared/example-targets.ts';
import { decodeEvents } from './decode-events.ts';

type Frame = Readonly<Record<string, unknown>>;

const parts = (...of: unknown[]): Frame => ({
  responseId: 'r1',
  modelVersion: 'm-1',
  candidates: [{ content: { role: 'model', parts: of } }],
});
const finish = (finishReason: string, more: Frame = {}): Frame => ({ candidates: [{ finishReason, ...more }] });
const text = (value: string): Frame => ({ text: value });

function decoded(...frames: readonly unknown[]): readonly ReplyEvent[] {
  const decoder = decodeEvents(aliasTarget('g-a'));
  const events = frames.flatMap((frame) => decoder.push({ data: JSON.stringify(frame) }));
  const all = [...events, ...decoder.end()];
  expect(faultOf(all)).toBeNull();
  return all;
}

describe('the frames of a stream', () => {
  it('are one text, until something else begins', () => {
    const call = { functionCall: { name: 'now' } };
    expect(fold(decoded(parts(text('Hé')), parts(text('llo')), parts(call, call), finish('STOP')))).toMatchObject({
      id: 'r1',
      model: 'm-1',
      parts: [
        { type: 'text', text: 'Héllo' },
        { type: 'tool_call', id: 'call_1', arguments: '{}' },
        { type: 'tool_call', id: 'call_2', arguments: '{}' },
      ],
      stop: { reason: 'tool_calls' },
    });
  });

  it('tell the usage last, and once, though each of them counts', () => {
    const usage = (candidatesTokenCount: number): Frame => ({
      usageMetadata: { promptTokenCount: 10, candidatesTokenCount },
    });
    const frames = [{ ...parts(text('a')), ...usage(1) }, { ...finish('STOP'), ...usage(2) }, usage(3)];
    expect(fold(decoded(...frames))).toMatchObject({ stop: { reason: 'end' }, usage: { input: 10, output: 3 } });
  });

  it('may have the state of a text in a last one that is empty', () => {
    const sealed = { provider: 'P-G', family: 'G-a', data: { signature: 'AAAA' } };
    expect(
      fold(decoded(parts(text('Hi.')), parts({ text: '', thoughtSignature: 'AAAA' }), finish('STOP'))).parts,
    ).toEqual([
      { type: 'text', text: 'Hi.', annotations: [] },
      { type: 'reasoning', text: '', sealed },
    ]);
  });

  it('tell the state of a call when the call opens', () => {
    const call = { functionCall: { id: 'a', name: 'now', args: {} }, thoughtSignature: 'AAAA' };
    expect(decoded(parts({ text: 'Hm.', thought: true }), parts(call))).toContainEqual({
      type: 'part',
      index: 1,
      part: {
        type: 'tool_call',
        id: 'a',
        name: 'now',
        sealed: { provider: 'P-G', family: 'G-a', data: { signature: 'AAAA' } },
      },
    });
  });

  it('tell the sources of a text with the last one', () => {
    const groundingMetadata = {
      webSearchQueries: ['news'],
      groundingChunks: [{ web: { uri: 'https://example.com', title: 't' } }],
      groundingSupports: [{ segment: { endIndex: 5 }, groundingChunkIndices: [0] }],
    };
    const reply = fold(decoded(parts(text('Gr')), parts(text('öße')), finish('STOP', { groundingMetadata })));
    expect(reply.parts).toMatchObject([
      { type: 'text', annotations: [{ url: 'https://example.com', start: 0, end: 4 }] },
      { type: 'search', query: 'news' },
    ]);
    expect(reply.usage.webSearches).toBe(1);
  });
});

describe('the end of a stream', () => {
  it('is no success when it breaks off', () => {
    expect(decoded(parts(text('Hel'))).at(-1)).toMatchObject({ type: 'stop', stop: null });
  });

  it('is a refusal where the prompt was blocked', () => {
    expect(decoded({ promptFeedback: { blockReason: 'SAFETY' } }).at(-1)).toMatchObject({
      stop: { reason: 'refusal' },
    });
  });

  it.each([
    [{ error: { code: 503, message: 'Overloaded.', status: 'UNAVAILABLE' } }],
    [[{ error: { code: 503, message: 'Overloaded.' } }]],
  ])('is an error that came after the first frame: %o', (frame) => {
    expect(decoded(parts(text('Hel')), frame, finish('STOP')).at(-1)).toMatchObject({
      type: 'error',
      problem: { name: 'upstream_error', message: 'Overloaded.', upstreamStatus: 503 },
    });
  });

  it('is an error where nothing came, or nothing that can be read', () => {
    expect(decoded()).toMatchObject([{ type: 'error', problem: { name: 'upstream_malformed' } }]);
    expect(decoded('text')).toMatchObject([{ type: 'error', problem: { name: 'upstream_malformed' } }]);
  });
});

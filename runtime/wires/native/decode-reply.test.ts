import { describe, expect, it } from 'vitest';
import type { ProblemError } from '../../turn/problem.ts';
import { aliasTarget } from '../shared/example-targets.ts';
import { decodeReply } from './decode-reply.ts';
import { decodeError, encodeError } from './error.ts';

const target = aliasTarget('g-a');
const candidate = (parts: unknown[], finishReason = 'STOP', more: object = {}): unknown => ({
  candidates: [{ content: { role: 'model', parts }, finishReason, ...more }],
});
const replyOf = (...of: Parameters<typeof candidate>) => decodeReply(candidate(...of), target);
const problemOf = (body: unknown): unknown => {
  try {
    return decodeReply(body, target);
  } catch (error) {
    return (error as ProblemError).problem;
  }
};

describe('the parts of a reply', () => {
  it('are texts, thoughts and calls, whose missing ids are made up and differ', () => {
    const call = { functionCall: { name: 'look', args: { z: 1, a: 2 } } };
    const { parts, stop } = replyOf([
      { text: 'Hm.', thought: true },
      { text: 'Hi.' },
      call,
      { functionCall: { name: 'now' } },
    ]);
    expect(parts).toMatchObject([
      { type: 'reasoning', text: 'Hm.' },
      { type: 'text', text: 'Hi.', annotations: [] },
      { type: 'tool_call', name: 'look', arguments: '{"z":1,"a":2}' },
      { type: 'tool_call', name: 'now', arguments: '{}' },
    ]);
    const ids = parts.flatMap((part) => (part.type === 'tool_call' ? [part.id] : []));
    expect(new Set(ids).size).toBe(2);
    expect(stop).toEqual({ reason: 'tool_calls' });
  });

  it('keep the state that is on them', () => {
    const sealed = (signature: string, of?: string): unknown => ({
      provider: 'P-G',
      family: 'G-a',
      data: { signature, ...(of && { of }) },
    });
    const call = { functionCall: { id: 'a', name: 'now' }, thoughtSignature: 'AAAC' };
    expect(
      replyOf([{ text: 'Hi.', thoughtSignature: 'AAAB' }, call, { text: '', thoughtSignature: 'AAAD' }]).parts,
    ).toMatchObject([
      { type: 'text' },
      { type: 'reasoning', text: '', sealed: sealed('AAAB', 'text') },
      { type: 'tool_call', id: 'a', sealed: sealed('AAAC') },
      { type: 'reasoning', text: '', sealed: sealed('AAAD') },
    ]);
  });

  it('rest on sources, whose places are counted in bytes here and in UTF-16 code units in a turn', () => {
    const text = 'Größe 👍 ja.';
    const segment = { startIndex: Buffer.byteLength('Größe '), endIndex: Buffer.byteLength('Größe 👍'), text: '👍' };
    const groundingMetadata = {
      webSearchQueries: ['größe', 'daumen'],
      groundingChunks: [{ web: { uri: 'https://example.com', title: 't' } }],
      groundingSupports: [{ segment, groundingChunkIndices: [0, 7] }],
    };
    const reply = replyOf([{ text: 'Hm.', thought: true }, { text }], 'STOP', { groundingMetadata });
    expect(reply.parts).toMatchObject([
      { type: 'reasoning' },
      { type: 'text', annotations: [{ url: 'https://example.com', title: 't', start: 6, end: 8 }] },
      { type: 'search', query: 'größe', results: [{ url: 'https://example.com', title: 't' }] },
      { type: 'search', query: 'daumen', results: [] },
    ]);
    expect(text.slice(6, 8)).toBe('👍');
    expect(reply.usage.webSearches).toBe(2);
  });
});

describe('the end of a reply', () => {
  it.each([
    ['STOP', 'end'],
    ['MAX_TOKENS', 'length'],
    ['SAFETY', 'refusal'],
    ['RECITATION', 'refusal'],
    ['PROHIBITED_CONTENT', 'refusal'],
  ])('%s is %s', (word, reason) => {
    expect(replyOf([{ text: 'Hi.' }], word).stop).toEqual({ reason });
  });

  it.each(['MALFORMED_FUNCTION_CALL', 'OTHER', 'FINISH_REASON_UNSPECIFIED', 'NOVELTY'])('%s is no end', (word) => {
    expect(replyOf([], word).stop).toBeNull();
  });

  it('is a refusal where the prompt was blocked, and none where there is no candidate', () => {
    expect(decodeReply({ promptFeedback: { blockReason: 'SAFETY' } }, target)).toMatchObject({
      parts: [],
      stop: { reason: 'refusal' },
    });
    expect(decodeReply({ candidates: [] }, target)).toMatchObject({ parts: [], stop: null });
  });

  it('has the usage: cached tokens are taken out of the prompt, thoughts added to the output', () => {
    const usageMetadata = {
      promptTokenCount: 100,
      cachedContentTokenCount: 60,
      toolUsePromptTokenCount: 5,
      candidatesTokenCount: 20,
      thoughtsTokenCount: 30,
      totalTokenCount: 155,
    };
    expect(decodeReply({ candidates: [], usageMetadata }, target).usage).toEqual({
      input: 45,
      cacheRead: 60,
      cacheWrite: 0,
      output: 50,
      reasoning: 30,
      webSearches: 0,
    });
  });
});

describe('an error', () => {
  const status = { code: 429, message: 'Quota exceeded.', status: 'RESOURCE_EXHAUSTED' };

  it.each([[{ error: status }], [[{ error: status }]], [JSON.stringify({ error: status })]])('is read: %o', (body) => {
    expect(decodeError(429, body)).toMatchObject({
      message: 'Quota exceeded.',
      upstreamStatus: 429,
      upstreamType: 'RESOURCE_EXHAUSTED',
    });
  });

  it.each([undefined, '', '<html>502</html>', {}])('may say nothing: %o', (body) => {
    expect(decodeError(502, body)).toMatchObject({ name: 'upstream_error', upstreamStatus: 502 });
  });

  it('in a reply of status 200 is one all the same', () => {
    expect(problemOf({ error: { ...status, code: 503 } })).toMatchObject({
      name: 'upstream_error',
      upstreamStatus: 503,
    });
  });

  it.each([[null], ['text'], [[]], [{}]])('is a reply that is none: %o', (body) => {
    expect(problemOf(body)).toMatchObject({ name: 'upstream_malformed' });
  });

  it('for a caller has status, its name and a message', () => {
    expect(encodeError({ name: 'model_not_found', message: 'No such model.' })).toEqual({
      error: { code: 404, message: 'No such model.', status: 'NOT_FOUND' },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { aliasTarget } from '../shared/example-targets.ts';
import { decodeRequest } from './decode-request.ts';
import { encodeReply } from './encode-reply.ts';
import { encodeRequest } from './encode-request.ts';

const partsOf = (...contents: unknown[]): unknown =>
  decodeRequest({ contents }).turn.messages.map(({ parts }) => parts);

describe('calls without ids', () => {
  const call = (name: string): unknown => ({ functionCall: { name } });
  const response = (name: string, output: string): unknown => ({ functionResponse: { name, response: { output } } });

  it('get ids of their own, and responses answer them by name, in order', () => {
    expect(
      partsOf(
        { role: 'model', parts: [call('look'), call('now'), call('look')] },
        { role: 'user', parts: [response('look', '1'), response('look', '2'), response('now', '3')] },
      ),
    ).toMatchObject([
      [
        { id: 'call_1', name: 'look', arguments: '{}' },
        { id: 'call_2', name: 'now' },
        { id: 'call_3', name: 'look' },
      ],
      [
        { callId: 'call_1', parts: [{ text: '1' }] },
        { callId: 'call_3', parts: [{ text: '2' }] },
        { callId: 'call_2', parts: [{ text: '3' }] },
      ],
    ]);
  });

  it('never get one that the conversation has', () => {
    const given = { functionCall: { id: 'call_1', name: 'look' } };
    expect(partsOf({ role: 'model', parts: [call('now'), given] })).toMatchObject([
      [{ id: 'call_2' }, { id: 'call_1' }],
    ]);
  });

  it('have results of any shape', () => {
    const answer = (value: unknown): unknown => ({ functionResponse: { name: 'look', response: value } });
    expect(
      partsOf({ role: 'user', parts: [answer({ error: 'no' }), answer({ temperature: 5 }), answer({ output: '' })] }),
    ).toMatchObject([
      [
        { isError: true, parts: [{ text: 'no' }], name: 'look' },
        { isError: false, parts: [{ text: '{"temperature":5}' }] },
        { parts: [] },
      ],
    ]);
  });
});

describe('the state of a model', () => {
  it('goes to the caller as base64 and comes back to the provider unchanged', () => {
    const target = aliasTarget('g-a');
    const sealed = (signature: string, of?: 'text') =>
      ({ provider: 'P-G', family: 'G-a', data: { signature, ...(of && { of }) } }) as const;
    const reply = encodeReply(
      {
        id: 'x',
        model: 'm',
        created: 7,
        parts: [
          { type: 'reasoning', text: 'Hm.', sealed: sealed('1') },
          { type: 'text', text: 'Hi.', annotations: [] },
          { type: 'reasoning', text: '', sealed: sealed('2', 'text') },
          { type: 'tool_call', id: 'a', name: 'look', arguments: '{}', sealed: sealed('3') },
        ],
        stop: { reason: 'tool_calls' },
        usage: { input: 0, cacheRead: 0, cacheWrite: 0, output: 0, reasoning: 0, webSearches: 0 },
      },
      { asked: null, id: 'x', model: 'm', created: 7, provider: target.provider, service: () => null },
    );
    const { candidates } = reply as { candidates: [{ content: { parts: { thoughtSignature?: string }[] } }] };
    const [{ content }] = candidates;
    for (const { thoughtSignature = '' } of content.parts) expect(thoughtSignature).toMatch(/^[A-Za-z0-9+/]+=*$/);
    const { turn } = decodeRequest({ contents: [content] });
    expect(encodeRequest(turn, target).contents).toEqual([
      {
        role: 'model',
        parts: [
          { text: 'Hm.', thought: true, thoughtSignature: '1' },
          { text: 'Hi.', thoughtSignature: '2' },
          { functionCall: { id: 'a', name: 'look', args: {} }, thoughtSignature: '3' },
        ],
      },
    ]);
    expect(JSON.stringify(encodeRequest(turn, aliasTarget('g-b')))).not.toMatch(/Signature":"[123]"/);
  });

  it('of another maker stays as it is', () => {
    const parts = [{ text: 'Hi.', thoughtSignature: 'AAAA' }];
    expect(partsOf({ role: 'model', parts })).toMatchObject([
      [
        { type: 'text' },
        { type: 'reasoning', text: '', sealed: { provider: null, data: { signature: 'AAAA', of: 'text' } } },
      ],
    ]);
  });
});

describe('the rest of a request', () => {
  it('keeps what a turn has no words for', () => {
    const video = { fileData: { fileUri: 'https://example.com/v', mimeType: 'video/mp4' }, videoMetadata: { fps: 1 } };
    const code = { executableCode: { code: '1', language: 'PYTHON' } };
    const { turn } = decodeRequest({
      contents: [{ role: 'user', parts: [video, code] }],
      tools: [{ codeExecution: {} }],
    });
    expect(turn.messages[0]?.parts).toMatchObject([
      { type: 'file', origin: { value: video } },
      { type: 'opaque', kind: 'executableCode' },
    ]);
    expect(encodeRequest(turn, aliasTarget('g-a'))).toEqual({
      contents: [{ role: 'user', parts: [video, code] }],
      tools: [{ codeExecution: {} }],
    });
  });

  it('has system prompt, tools and parameters in the words of a turn', () => {
    const { turn } = decodeRequest({
      systemInstruction: { parts: [{ text: 'Be brief.' }] },
      contents: [{ parts: [{ text: 'Hi.' }] }],
      tools: [
        {
          functionDeclarations: [{ name: 'f', parameters: { type: 'OBJECT', properties: { a: { type: 'STRING' } } } }],
        },
        { googleSearch: {}, urlContext: {} },
      ],
      toolConfig: { functionCallingConfig: { mode: 'ANY', allowedFunctionNames: ['f'] } },
      generationConfig: {
        maxOutputTokens: 16,
        thinkingConfig: { thinkingLevel: 'LOW', includeThoughts: true },
        responseMimeType: 'application/json',
        responseSchema: { type: 'OBJECT' },
      },
    });
    expect(turn).toEqual({
      model: '',
      messages: [
        { role: 'system', parts: [{ type: 'text', text: 'Be brief.' }] },
        { role: 'user', parts: [{ type: 'text', text: 'Hi.' }] },
      ],
      tools: [
        { type: 'function', name: 'f', schema: { type: 'object', properties: { a: { type: 'string' } } } },
        { type: 'web_search' },
        { type: 'web_fetch' },
      ],
      parameters: {
        max_tokens: 16,
        reasoning_effort: 'low',
        tool_choice: { type: 'tool', name: 'f' },
        response_format: { type: 'json_schema', name: 'response', schema: { type: 'object' } },
      },
      stream: false,
      reasoningSummary: 'auto',
      reported: [],
    });
  });
});

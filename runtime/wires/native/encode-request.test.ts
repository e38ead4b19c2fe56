import { describe, expect, it } from 'vitest';
import type { Message, Part, Sealed } from '../../turn/message.ts';
import type { Turn } from '../../turn/turn.ts';
import { aliasTarget, providerTarget } from '../shared/example-targets.ts';
import { encodeRequest } from './encode-request.ts';

const target = aliasTarget('g-a');
const text = (value: string): Part => ({ type: 'text', text: value });
const says = (role: Message['role'], ...parts: Part[]): Message => ({ role, parts });
const call = (id: string, sealed?: Sealed): Part => ({
  type: 'tool_call',
  id,
  name: 'look',
  arguments: '{"z":1,"a":2}',
  ...(sealed === undefined ? {} : { sealed }),
});
const result = (callId: string, ...parts: Part[]): Part => ({ type: 'tool_result', callId, parts, isError: false });
const own = (signature: string, of?: 'text'): Sealed => ({
  provider: target.providerName,
  family: target.groupName,
  data: { signature, ...(of && { of }) },
});

function encoded(turn: Partial<Turn>, to = target) {
  const whole = {
    model: 'g-a',
    messages: [says('user', text('Hi.'))],
    tools: [],
    parameters: {},
    stream: false,
    reported: [],
  };
  return encodeRequest({ ...whole, ...turn }, to);
}
const contentsOf = (...messages: Message[]): unknown => encoded({ messages }).contents;

describe('a request', () => {
  it('has system prompt and conversation, and neither model nor stream', () => {
    expect(encoded({ messages: [says('system', text('Be brief.')), says('user', text('Hi.'))], stream: true })).toEqual(
      {
        systemInstruction: { parts: [{ text: 'Be brief.' }] },
        contents: [{ role: 'user', parts: [{ text: 'Hi.' }] }],
      },
    );
  });

  it('says a system message that has an image as the user, since the system prompt is text alone', () => {
    const image: Part = { type: 'image', source: { kind: 'base64', mediaType: 'image/png', data: 'AAAA' } };
    const messages = [
      says('system', text('Be brief.')),
      says('system', text('Be like'), image),
      says('user', text('Hi.')),
    ];
    expect(encoded({ messages })).toEqual({
      systemInstruction: { parts: [{ text: 'Be brief.' }] },
      contents: [
        {
          role: 'user',
          parts: [{ text: 'Be like' }, { inlineData: { mimeType: 'image/png', data: 'AAAA' } }, { text: 'Hi.' }],
        },
      ],
    });
  });

  it('has roles that take turns: neighbours of one role are one content', () => {
    expect(
      contentsOf(
        says('user', text('a')),
        says('system', text('b')),
        says('user', text('c')),
        says('assistant', text('d')),
        says('assistant', text('')),
        says('user', text('e')),
      ),
    ).toEqual([
      { role: 'user', parts: [{ text: 'a' }, { text: 'b' }, { text: 'c' }] },
      { role: 'model', parts: [{ text: 'd' }] },
      { role: 'user', parts: [{ text: 'e' }] },
    ]);
  });

  it('has calls with arguments in their order, and each result under the name of its call', () => {
    const image: Part = { type: 'image', source: { kind: 'base64', mediaType: 'image/png', data: 'AAAA' } };
    const failed: Part = { ...result('b', text('No such place.')), isError: true } as Part;
    const contents = contentsOf(
      says('assistant', call('a', own('s')), call('b')),
      says('user', result('a', text('See.'), image), failed),
    );
    expect(JSON.stringify(contents)).toContain('"args":{"z":1,"a":2}');
    expect(contents).toEqual([
      {
        role: 'model',
        parts: [
          { functionCall: { id: 'a', name: 'look', args: { z: 1, a: 2 } }, thoughtSignature: 's' },
          { functionCall: { id: 'b', name: 'look', args: { z: 1, a: 2 } } },
        ],
      },
      {
        role: 'user',
        parts: [
          {
            functionResponse: {
              id: 'a',
              name: 'look',
              response: { output: 'See.' },
              parts: [{ inlineData: { mimeType: 'image/png', data: 'AAAA' } }],
            },
          },
          { functionResponse: { id: 'b', name: 'look', response: { error: 'No such place.' } } },
        ],
      },
    ]);
  });

  it('takes the name that came with a result where its call is not told', () => {
    const orphan: Part = { ...result('x', text('ok')), name: 'look' } as Part;
    expect(contentsOf(says('user', orphan))).toMatchObject([{ parts: [{ functionResponse: { name: 'look' } }] }]);
  });

  it('has images by content and by address', () => {
    const byUrl = (url: string): Part => ({ type: 'image', source: { kind: 'url', url } });
    expect(
      contentsOf(says('user', byUrl('https://example.com/a.webp?v=1'), byUrl('https://example.com/image'))),
    ).toEqual([
      {
        role: 'user',
        parts: [
          { fileData: { fileUri: 'https://example.com/a.webp?v=1', mimeType: 'image/webp' } },
          { fileData: { fileUri: 'https://example.com/image', mimeType: 'image/jpeg' } },
        ],
      },
    ]);
  });
});

describe('the state of a model', () => {
  it('is put back in place: on its call, on its text, on its thought, or alone', () => {
    const thought = (value: string, sealed: Sealed): Part => ({ type: 'reasoning', text: value, sealed });
    expect(
      contentsOf(
        says(
          'assistant',
          thought('Hm.', own('1')),
          text('Hi.'),
          thought('', own('2', 'text')),
          thought('', own('3')),
          call('a', own('4')),
        ),
      ),
    ).toMatchObject([
      {
        parts: [
          { text: 'Hm.', thought: true, thoughtSignature: '1' },
          { text: 'Hi.', thoughtSignature: '2' },
          { text: '', thoughtSignature: '3' },
          { functionCall: { id: 'a' }, thoughtSignature: '4' },
        ],
      },
    ]);
  });

  it.each<Sealed>([
    { provider: 'P-A', family: 'A-mid', data: 'signature' },
    { provider: 'P-G', family: 'G-b', data: { signature: 'theirs' } },
  ])('never goes to another: $provider $family', (sealed) => {
    const contents = JSON.stringify(
      contentsOf(says('assistant', { type: 'reasoning', text: 'Hm.', sealed }, call('a', sealed))),
    );
    expect(contents).not.toContain('signature"');
    expect(contents).not.toContain('theirs');
    expect(contents).not.toContain('Hm.');
  });

  it('of calls that another model made is said to be foreign, once for calls made at once', () => {
    expect(contentsOf(says('assistant', call('a'), call('b')))).toMatchObject([
      { parts: [{ thoughtSignature: 'skip_thought_signature_validator' }, { functionCall: { id: 'b' } }] },
    ]);
  });
});

describe('the tools of a request', () => {
  const schema = { type: 'object', properties: { a: { type: 'string' } } };

  it('are functions in one entry, then the searches of the provider', () => {
    const tools = [
      { type: 'web_search' },
      { type: 'function', name: 'f', description: 'd', schema },
      { type: 'function', name: 'now' },
    ] as const;
    expect(encoded({ tools }).tools).toEqual([
      {
        functionDeclarations: [
          { name: 'f', description: 'd', parameters: { type: 'OBJECT', properties: { a: { type: 'STRING' } } } },
          { name: 'now' },
        ],
      },
      { googleSearch: {} },
    ]);
  });

  it('have their schema as it is where the provider takes all of JSON Schema', () => {
    const full = { ...providerTarget('P-G', 'G-a') };
    const to = {
      ...full,
      provider: { ...full.provider, tool_schema: 'full' as const },
      group: { ...full.group, tool_schema: 'full' as const },
    };
    expect(encoded({ tools: [{ type: 'function', name: 'f', schema }] }, to).tools).toEqual([
      { functionDeclarations: [{ name: 'f', parametersJsonSchema: schema }] },
    ]);
  });

  it.each([
    [{ type: 'auto' }, { mode: 'AUTO' }],
    [{ type: 'none' }, { mode: 'NONE' }],
    [{ type: 'required' }, { mode: 'ANY' }],
    [
      { type: 'tool', name: 'f' },
      { mode: 'ANY', allowedFunctionNames: ['f'] },
    ],
  ] as const)('are chosen: %o', (tool_choice, functionCallingConfig) => {
    expect(encoded({ tools: [{ type: 'function', name: 'f' }], parameters: { tool_choice } }).toolConfig).toEqual({
      functionCallingConfig,
    });
    expect(encoded({ tools: [{ type: 'web_search' }], parameters: { tool_choice } }).toolConfig).toBeUndefined();
  });

  it('are held to their schemas where one is strict', () => {
    const config = { functionCallingConfig: { mode: 'VALIDATED' } };
    expect(encoded({ tools: [{ type: 'function', name: 'f', strict: true }] }).toolConfig).toEqual(config);
  });
});

it('has the parameters in their places', () => {
  const parameters = {
    max_tokens: 16,
    stop_sequences: ['x'],
    seed: 1,
    presence_penalty: 0.5,
    reasoning_effort: 'low',
    response_format: { type: 'json_schema', name: 'n', schema: { type: 'object' } },
  } as const;
  expect(encoded({ parameters, reasoningSummary: 'auto' }).generationConfig).toEqual({
    maxOutputTokens: 16,
    stopSequences: ['x'],
    seed: 1,
    presencePenalty: 0.5,
    thinkingConfig: { thinkingLevel: 'LOW', includeThoughts: true },
    responseMimeType: 'application/json',
    responseJsonSchema: { type: 'object' },
  });
  expect(encoded({ parameters: { response_format: { type: 'json_object' } } }).generationConfig).toEqual({
    responseMimeType: 'application/json',
  });
});

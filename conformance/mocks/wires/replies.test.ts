import { beforeAll, describe, expect, test } from 'vitest';
import type { ChatWire as ChatWireName } from '@polywire/generated/catalog/rows.ts';
import { WireSchema } from '../../wires/schema.ts';
import { at, object, objects, text, type JsonObject } from '../json.ts';
import { smallTalk } from '../talk/small-talk.ts';
import { chatWires } from './index.ts';

/** One conversation, as each wire writes it. */
type Written = Readonly<Record<ChatWireName, JsonObject>>;

const schema = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] };
const both = ['get_weather', 'get_time'];

function conversation(said: string): Written {
  return {
    chat: {
      messages: [{ role: 'user', content: said }],
      tools: both.map((name) => ({ type: 'function', function: { name, parameters: schema } })),
    },
    responses: {
      input: said,
      tools: [
        ...both.map((name) => ({ type: 'function', name, parameters: schema, strict: false })),
        { type: 'web_search' },
      ],
      reasoning: { effort: 'low', summary: 'auto' },
      include: ['reasoning.encrypted_content'],
    },
    messages: {
      max_tokens: 500,
      messages: [{ role: 'user', content: said }],
      tools: [
        ...both.map((name) => ({ name, input_schema: schema })),
        { type: 'web_search_20250305', name: 'web_search' },
      ],
      thinking: { type: 'adaptive' },
    },
    native: {
      contents: [{ role: 'user', parts: [{ text: said }] }],
      tools: [
        { functionDeclarations: both.map((name) => ({ name, parametersJsonSchema: schema })) },
        { googleSearch: {} },
      ],
      generationConfig: { thinkingConfig: { thinkingLevel: 'LOW', includeThoughts: true } },
    },
  };
}

const talks = [
  'hello ☀️ world',
  'call get_weather and get_time with city=Oslo',
  'search for bees',
  'please refuse',
  'cached 3 and cache write 2',
];
const wires = ['chat', 'responses', 'messages', 'native'] as const;
const speaker = { kind: 'P', family: 'F', showsReasoning: true, searchCall: null };

/** Everything that a stream's data says, in the order in which it comes. */
const spoken = (data: JsonObject): string =>
  text(at(objects(data['choices'])[0], 'delta.content')) +
  (data['type'] === 'response.output_text.delta' ? text(data['delta']) : '') +
  text(at(data, 'delta.text')) +
  objects(at(objects(data['candidates'])[0], 'content.parts'))
    .map((part) => (part['thought'] === true ? '' : text(part['text'])))
    .join('');

describe.each(wires)('%s wire', (name) => {
  const wire = chatWires[name];
  let models: WireSchema;
  beforeAll(async () => {
    models = await WireSchema.of(name);
  });

  test.each(talks)('its answers to "%s" are the wire\'s own, whole and as events', (said) => {
    const body = { ...(name === 'native' ? {} : { model: 'm' }), ...conversation(said)[name] };
    expect(models.refusal('Request', body)).toBeNull();
    const asked = wire.read(body, { model: 'm', stream: true });
    expect(asked.text).toBe(said);
    const answer = smallTalk(asked, body, speaker);
    expect(models.refusal('Reply', wire.reply(answer, asked))).toBeNull();
    const datas = [...wire.events(answer, { ...asked, usageWanted: true })]
      .map((frame) => frame.data)
      .filter((data) => data !== '[DONE]');
    for (const data of datas) expect(models.refusal('StreamEvent', JSON.parse(data)), data).toBeNull();
    const told = answer.parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
    if (said !== 'please refuse') expect(datas.map((data) => spoken(object(JSON.parse(data)))).join('')).toBe(told);
  });

  test('its failure in mid-stream is one of its events', () => {
    expect(models.refusal('StreamEvent', JSON.parse(wire.failure('broken').data))).toBeNull();
  });
});

describe('what a request asks is read alike from every wire', () => {
  const histories: Written = {
    chat: {
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: 'look' },
            { type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA' } },
          ],
        },
        {
          role: 'assistant',
          tool_calls: [{ id: 'c1', type: 'function', function: { name: 'get_time', arguments: '{}' } }],
        },
        { role: 'tool', tool_call_id: 'c1', content: 'noon' },
      ],
      max_tokens: 7,
      stop: 'END',
      tool_choice: { type: 'function', function: { name: 'get_time' } },
      response_format: { type: 'json_schema', json_schema: { name: 'x', schema } },
      reasoning_effort: 'low',
    },
    responses: {
      input: [
        {
          role: 'user',
          content: [
            { type: 'input_text', text: 'look' },
            { type: 'input_image', image_url: 'data:image/png;base64,AAAA' },
          ],
        },
        { type: 'function_call', call_id: 'c1', name: 'get_time', arguments: '{}' },
        { type: 'function_call_output', call_id: 'c1', output: 'noon' },
      ],
      max_output_tokens: 7,
      tool_choice: { type: 'function', name: 'get_time' },
      text: { format: { type: 'json_schema', name: 'x', schema } },
      reasoning: { effort: 'low' },
    },
    messages: {
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: 'look' },
            { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'AAAA' } },
          ],
        },
        { role: 'assistant', content: [{ type: 'tool_use', id: 'c1', name: 'get_time', input: {} }] },
        { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'c1', content: 'noon' }] },
      ],
      max_tokens: 7,
      stop_sequences: ['END'],
      tool_choice: { type: 'tool', name: 'get_time' },
      output_config: { format: { type: 'json_schema', schema }, effort: 'low' },
    },
    native: {
      contents: [
        { role: 'user', parts: [{ text: 'look' }, { inlineData: { mimeType: 'image/png', data: 'AAAA' } }] },
        { role: 'model', parts: [{ functionCall: { name: 'get_time', args: {} } }] },
        { role: 'user', parts: [{ functionResponse: { name: 'get_time', response: { result: 'noon' } } }] },
      ],
      generationConfig: {
        maxOutputTokens: 7,
        stopSequences: ['END'],
        responseMimeType: 'application/json',
        responseJsonSchema: schema,
        thinkingConfig: { thinkingLevel: 'LOW' },
      },
      toolConfig: { functionCallingConfig: { mode: 'ANY', allowedFunctionNames: ['get_time'] } },
    },
  };

  test.each(wires)('%s', async (name) => {
    const body = { ...(name === 'native' ? {} : { model: 'm' }), ...histories[name] };
    expect((await WireSchema.of(name)).refusal('Request', body)).toBeNull();
    expect(chatWires[name].read(body, { model: 'm', stream: false })).toMatchObject({
      text: 'look',
      attachments: ['an image (image/png, 3 bytes)'],
      results: [{ name: 'get_time', text: 'noon', pictures: 0, failed: false }],
      choice: { type: 'tool', name: 'get_time' },
      format: { type: 'json_schema', schema },
      thinks: true,
      maxTokens: 7,
      stops: name === 'responses' ? [] : ['END'],
    });
  });
});

import Anthropic from '@anthropic-ai/sdk';
import OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, readStream } from './http.ts';
import { start, type Running } from './running.ts';

/**
 * Web search in the three formats, whoever searches: the provider (P-R, P-A, P-G, P-X), or the gateway for one that
 * cannot (P-F, P-M). The mocks search when the user says `search for WORDS`, and find two pages.
 */
let running: Running;
let openai: OpenAI;
let anthropic: Anthropic;
beforeAll(async () => {
  running = await start();
  openai = new OpenAI({ baseURL: `${running.url}/v1`, apiKey: running.key, maxRetries: 0 });
  anthropic = new Anthropic({ baseURL: running.url, apiKey: running.key, maxRetries: 0 });
});
afterAll(() => running.stop());

const models = [
  ['P-R', 'r-mid', 1],
  ['P-A', 'a-mid', 1],
  ['P-G', 'g-a', 1],
  ['P-X', 'x-a', 1],
  ['P-F', 'f-d', 2],
  ['P-M', 'm-s', 2],
] as const;

let topics = 0;

/** A topic that no other request is about. */
function newTopic(): string {
  topics += 1;
  return `topic${topics}here`;
}

const pagesOf = (topic: string) =>
  [1, 2].map((page) => ({ url: `https://example.com/${topic}/${page}`, title: `Page ${page} about ${topic}` }));

describe.each(models)('%s', (kind, model, calls) => {
  const messages = (topic: string) => [{ role: 'user' as const, content: `Please search for ${topic}` }];

  it('Chat: the message names its sources, as JSON and as a stream', async () => {
    const topic = newTopic();
    const request = { model, messages: messages(topic), web_search_options: {} };
    const { data, response } = await openai.chat.completions.create(request).withResponse();
    const [choice] = data.choices;
    const { content, annotations, tool_calls } = choice?.message ?? {};
    expect(content).toContain(topic);
    expect(tool_calls).toBeUndefined();
    expect(choice?.finish_reason).toBe('stop');
    expect(annotations).toEqual(
      pagesOf(topic).map((page) => ({
        type: 'url_citation',
        url_citation: { ...page, start_index: 0, end_index: content?.length },
      })),
    );
    expect(response.headers.get('x-service-attempts')).toBe(String(calls));
    expect(response.headers.get('x-service-dropped-params')).toBeNull();

    const stream = await openai.chat.completions.create({ ...request, stream: true });
    const streamed = { content: '', annotations: [] as unknown[], finish: '' };
    for await (const { choices } of stream) {
      const delta = choices[0]?.delta as { content?: string; annotations?: unknown[]; tool_calls?: unknown };
      expect(delta.tool_calls).toBeUndefined();
      streamed.content += delta.content ?? '';
      streamed.annotations.push(...(delta.annotations ?? []));
      streamed.finish = choices[0]?.finish_reason ?? streamed.finish;
    }
    expect(streamed).toEqual({ content, annotations, finish: 'stop' });
  });

  it('Responses: a web_search_call item and annotations, as JSON and as a stream', async () => {
    const topic = newTopic();
    const request = { model, input: `Please search for ${topic}`, tools: [{ type: 'web_search' as const }] };
    const whole = await openai.responses.create(request);
    expect(whole.output.map(({ type }) => type).toSorted()).toEqual(['message', 'web_search_call']);
    const call = whole.output.find(({ type }) => type === 'web_search_call');
    expect(call).toMatchObject({
      status: 'completed',
      action: { type: 'search', query: topic, sources: pagesOf(topic).map(({ url }) => ({ type: 'url', url })) },
    });
    const message = whole.output.find((item) => item.type === 'message');
    const [text] = message?.content ?? [];
    expect(text).toMatchObject({
      text: whole.output_text,
      annotations: pagesOf(topic).map((page) => ({ type: 'url_citation', ...page, start_index: 0 })),
    });
    expect(whole.tools).toEqual([{ type: 'web_search' }]);

    const events: string[] = [];
    const added: unknown[] = [];
    let last: OpenAI.Responses.Response | undefined;
    for await (const event of await openai.responses.create({ ...request, stream: true })) {
      events.push(event.type);
      if (event.type === 'response.output_text.annotation.added') added.push(event.annotation);
      if (event.type === 'response.completed') last = event.response;
    }
    expect(events).toContain('response.web_search_call.completed');
    expect(added).toEqual((text as OpenAI.Responses.ResponseOutputText).annotations);
    expect(last?.output.map(withoutId)).toEqual(whole.output.map(withoutId));
    expect(last?.usage).toEqual(whole.usage);
  });

  it('Messages: the blocks of a search and citations, as JSON and as a stream', async () => {
    const topic = newTopic();
    const request = {
      model,
      max_tokens: 1000,
      messages: messages(topic),
      tools: [{ type: 'web_search_20250305' as const, name: 'web_search' as const }],
    };
    const whole = await anthropic.messages.create(request);
    expect(whole.stop_reason).toBe('end_turn');
    const types = whole.content.map(({ type }) => type).toSorted();
    expect(types).toEqual(['server_tool_use', 'text', 'web_search_tool_result']);
    const use = whole.content.find((block) => block.type === 'server_tool_use');
    const result = whole.content.find((block) => block.type === 'web_search_tool_result');
    expect(use).toMatchObject({ name: 'web_search', input: { query: topic } });
    expect(result).toMatchObject({ tool_use_id: use?.id, content: pagesOf(topic).map(({ url }) => ({ url })) });
    const text = whole.content.find((block) => block.type === 'text');
    expect(text?.citations).toMatchObject(
      pagesOf(topic).map((page) => ({ type: 'web_search_result_location', ...page })),
    );
    expect(whole.usage.server_tool_use?.web_search_requests).toBe(1);

    const streamed = await anthropic.messages.stream(request).finalMessage();
    expect(streamed.content.map(withoutId)).toEqual(whole.content.map(withoutId));
    expect(streamed.stop_reason).toBe('end_turn');
    expect(streamed.usage.output_tokens).toBe(whole.usage.output_tokens);
  });

  it('a conversation goes on from an answer that was searched for', async () => {
    const topic = newTopic();
    const tools = [{ type: 'web_search_20250305' as const, name: 'web_search' as const }];
    const asked = { model, max_tokens: 1000, tools };
    const first = await anthropic.messages.create({ ...asked, messages: messages(topic) });
    const next = await anthropic.messages.create({
      ...asked,
      messages: [
        ...messages(topic),
        { role: 'assistant', content: first.content },
        { role: 'user', content: `Thanks for ${topic}.` },
      ],
    });
    expect(next.content.at(-1)).toMatchObject({ text: `You said: Thanks for ${topic}.` });

    for (const other of ['a-mid', 'r-mid', 'f-d']) {
      const { content } = await anthropic.messages.create({
        ...asked,
        model: other,
        messages: [
          ...messages(topic),
          { role: 'assistant', content: first.content },
          { role: 'user', content: `Now you, ${other}.` },
        ],
      });
      expect(content.at(-1)).toMatchObject({ text: `You said: Now you, ${other}.` });
    }

    const before = await openai.responses.create({
      model,
      input: `Please search for ${topic}`,
      tools: [{ type: 'web_search' }],
    });
    const after = await openai.responses.create({ model, input: 'And?', previous_response_id: before.id });
    expect(after.output_text).toBe('You said: And?');
    for (const other of ['r-mid', 'a-mid', 'f-d']) {
      const next = await openai.responses.create({ model: other, input: other, previous_response_id: after.id });
      expect(next.output_text).toBe(`You said: ${other}`);
    }
  });

  it('is not asked to search where the caller wants no tool', async () => {
    const topic = newTopic();
    const answer = await openai.chat.completions.create({
      model,
      messages: messages(topic),
      web_search_options: {},
      tool_choice: 'none',
    });
    expect(answer.choices[0]?.message.content).toContain(topic);
    expect(await running.mocks.received(topic)).toHaveLength(1);
  });

  it('reads a fetch tool as search, where it has nothing else', async () => {
    const topic = newTopic();
    const answer = await openai.chat.completions
      .create({ model, messages: messages(topic), tools: [{ type: 'web_fetch' } as never] })
      .withResponse();
    const dropped = answer.response.headers.get('x-service-dropped-params');
    const searched = (answer.data.choices[0]?.message.annotations ?? []).length > 0;
    const expected = {
      'P-R': [null, true],
      'P-X': [null, true],
      'P-A': [null, false],
      'P-G': ['web_fetch', false],
      'P-F': [null, true],
      'P-M': [null, true],
    } as const;
    expect([dropped, searched]).toEqual(expected[kind]);
  });
});

/** Ids are made anew for each answer, and a stream of blocks has none of its own. */
function withoutId(item: object): object {
  return Object.fromEntries(Object.entries(item).filter(([key]) => key !== 'id' && key !== 'tool_use_id'));
}

describe('a search that is forced', () => {
  const forced = {
    'r-mid': [{ type: 'tool', name: 'web_search' }, 'tool_choice=tool>auto'],
    'x-a': [{ type: 'tool', name: 'web_search' }, 'tool_choice=tool>auto'],
    'a-mid': [{ type: 'tool', name: 'web_search' }, null],
    'f-d': [{ type: 'tool', name: 'web_search' }, null],
    'm-s': [{ type: 'any' }, 'tool_choice=required>auto'],
    'g-a': [{ type: 'any' }, 'tool_choice=required>auto'],
  } as const;

  it.each(Object.entries(forced))('%s searches because of %j, or says what became of that', async (model, way) => {
    const topic = newTopic();
    const [tool_choice, clamped] = way;
    const { data, response } = await anthropic.messages
      .create({
        model,
        max_tokens: 1000,
        messages: [{ role: 'user', content: `search for ${topic}` }],
        tools: [{ type: 'web_search_20250305', name: 'web_search' }],
        tool_choice,
      })
      .withResponse();
    expect(response.headers.get('x-service-clamped-params')).toBe(clamped);
    expect(data.content.map(({ type }) => type)).toContain('web_search_tool_result');
  });

  it('by its kind on Responses, too', async () => {
    for (const [model, clamped] of [
      ['r-mid', 'tool_choice=tool>auto'],
      ['f-d', null],
    ] as const) {
      const { response } = await openai.responses
        .create({
          model,
          input: `search for ${newTopic()}`,
          tools: [{ type: 'web_search_preview' }],
          tool_choice: { type: 'web_search_preview' },
        })
        .withResponse();
      expect(response.headers.get('x-service-clamped-params')).toBe(clamped);
    }
  });
});

describe("options of the platform's search tool", () => {
  it('search_context_size and user_location are dropped and named; the tool stays', async () => {
    for (const [, model] of models) {
      const { response, data } = await openai.chat.completions
        .create({
          model,
          messages: [{ role: 'user', content: `search for ${newTopic()}` }],
          web_search_options: {
            search_context_size: 'low',
            user_location: { type: 'approximate', approximate: { country: 'CH' } },
          },
        })
        .withResponse();
      expect(response.headers.get('x-service-dropped-params')).toBe(
        'web_search_options.search_context_size, web_search_options.user_location',
      );
      expect(data.choices[0]?.message.annotations).toHaveLength(2);
    }
  });

  it('a model without web search (service_air) gets none, and the tool is named', async () => {
    const { response, data } = await openai.chat.completions
      .create({
        model: 'service_air',
        messages: [{ role: 'user', content: `search for ${newTopic()}` }],
        web_search_options: {},
      })
      .withResponse();
    expect(response.headers.get('x-service-dropped-params')).toBe('web_search');
    expect(data.choices[0]?.message.annotations).toBeUndefined();
  });
});

describe('the external loop', () => {
  const loop = ['f-d', 'm-s'];

  it('asks the search provider, and hands what it found to the model as the result of its call', async () => {
    for (const model of loop) {
      const topic = newTopic();
      await openai.responses.create({ model, input: `search for ${topic}`, tools: [{ type: 'web_search' }] });
      const received = await running.mocks.received(topic);
      expect(received.map(({ wire }) => wire)).toEqual(['messages', 'search', 'messages']);
      expect(JSON.stringify(received[2]?.body)).toContain(`What page 2 says about ${topic}.`);
    }
  });

  it('says in its last frame how many calls the answer took', async () => {
    const response = await running.http.post('/v1/messages', {
      model: 'f-d',
      max_tokens: 500,
      messages: [{ role: 'user', content: `search for ${newTopic()}` }],
      tools: [{ type: 'web_search_20250305', name: 'web_search' }],
      stream: true,
    });
    const { sent } = await readStream(response);
    expect(json(sent.at(-1))).toMatchObject({ type: 'message_stop', service: { attempts: 2 } });
  });

  it('goes on without what a failing search would have found', async () => {
    const topic = newTopic();
    await running.mocks.script({ match: { kind: 'search', marker: topic }, answer: { status: 503 } });
    const request = { messages: [{ role: 'user' as const, content: `search for ${topic}` }], web_search_options: {} };
    const { choices } = await openai.chat.completions.create({ model: 'f-d', ...request });
    expect(choices[0]?.message.content).toContain('The search failed');
    expect(choices[0]?.message.annotations).toBeUndefined();
  });

  it("leaves calls of the caller's own tools to the caller", async () => {
    const topic = newTopic();
    const look = { type: 'function' as const, function: { name: 'look', parameters: { type: 'object' } } };
    const { choices } = await openai.chat.completions.create({
      model: 'f-d',
      messages: [{ role: 'user', content: `Please call web_search and look about ${topic}` }],
      tools: [look],
      web_search_options: {},
    });
    expect(choices[0]?.finish_reason).toBe('tool_calls');
    const names = choices[0]?.message.tool_calls?.map((call) => call.type === 'function' && call.function.name);
    expect(names).toEqual(['look']);
  });

  it('forces the search in the first turn only', async () => {
    const topic = newTopic();
    await openai.chat.completions.create({
      model: 'f-d',
      messages: [{ role: 'user', content: `search for ${topic}` }],
      web_search_options: {},
      tool_choice: 'required',
    });
    const received = (await running.mocks.received(topic)).filter(({ wire }) => wire === 'messages');
    const choices = received.map(({ body }) => (body as { tool_choice?: unknown }).tool_choice);
    expect(choices).toEqual([{ type: 'any' }, undefined]);
  });
});

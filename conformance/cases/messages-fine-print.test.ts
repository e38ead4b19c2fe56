import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, messages, user, type Asked } from './asking.ts';
import { json, readStream } from './http.ts';
import { toolNames, valueAt } from './mocks.ts';
import { start, type Running } from './running.ts';

/** Messages requests and answers, row by row (seed 000, "Messages request", "Messages response"). */
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

/** One model on each provider kind that an alias routes to. */
const models = ['a-mid', 'r-mid', 'x-a', 'g-a', 'f-d', 'm-s'] as const;
type Model = (typeof models)[number];
const others = models.filter((model) => model !== 'a-mid');

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const schema = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] };
const look = { name: 'look', description: 'Looks.', input_schema: schema };

type More = Readonly<Record<string, unknown>> | ((mark: string) => object);

function asks(model: string, more: More = {}): Promise<Asked> {
  return ask(running, messages, (mark) => ({
    model,
    max_tokens: 500,
    messages: [user(mark)],
    ...(typeof more === 'function' ? more(mark) : more),
  }));
}

/** A user's turn that consists of a text and these blocks. */
const saying =
  (...blocks: object[]) =>
  (mark: string) => ({ messages: [user([{ type: 'text', text: mark }, ...blocks])] });

/** An earlier answer that consists of these blocks. */
const answered =
  (...blocks: object[]) =>
  (mark: string) => ({
    messages: [user('Hi'), { role: 'assistant', content: [...blocks, { type: 'text', text: 'Done.' }] }, user(mark)],
  });

/** A call and its result, which is this content. */
const resulting =
  (content: unknown, more: object = {}) =>
  (mark: string) => ({
    tools: [look],
    messages: [
      user(mark),
      { role: 'assistant', content: [{ type: 'tool_use', id: 'toolu_1', name: 'look', input: { city: 'Oslo' } }] },
      user([{ type: 'tool_result', tool_use_id: 'toolu_1', content, ...more }]),
    ],
  });

const text = (said: string, more: object = {}) => ({ type: 'text', text: said, ...more });
const image = { type: 'image', source: { type: 'base64', media_type: 'image/png', data: pixel } };
const found = {
  type: 'web_search_result',
  url: 'https://example.com',
  title: 'A',
  encrypted_content: 'x',
  page_age: null,
};
const cited = {
  type: 'char_location',
  cited_text: 'x',
  document_index: 0,
  document_title: null,
  start_char_index: 0,
  end_char_index: 1,
};

describe('content that only a messages-wire target has a place for', () => {
  const kinds: readonly (readonly [string, (mark: string) => object, readonly Model[]])[] = [
    ['document', saying({ type: 'document', source: { type: 'text', media_type: 'text/plain', data: 'x' } }), []],
    [
      'document',
      saying({ type: 'document', source: { type: 'base64', media_type: 'application/pdf', data: 'JVBERi0=' } }),
      [],
    ],
    [
      'search_result',
      saying({ type: 'search_result', source: 'https://example.com', title: 'A', content: [text('B')] }),
      [],
    ],
    [
      'server_tool_use, web_search_tool_result',
      answered(
        { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: { query: 'x' } },
        { type: 'web_search_tool_result', tool_use_id: 'srvtoolu_1', content: [found] },
      ),
      [],
    ],
    [
      'mcp_tool_use, mcp_tool_result',
      answered(
        { type: 'mcp_tool_use', id: 'mcptoolu_1', name: 'x', server_name: 'notes', input: {} },
        { type: 'mcp_tool_result', tool_use_id: 'mcptoolu_1', is_error: false, content: [text('x')] },
      ),
      [],
    ],
    ['hologram', saying({ type: 'hologram', depth: 3 }), []],
    ['cache_control', saying(text('x', { cache_control: { type: 'ephemeral' } })), []],
    ['citations', answered(text('x', { citations: [cited] })), []],
    ['is_error', resulting('No.', { is_error: true }), ['g-a', 'f-d', 'm-s']],
    [
      'search_result',
      resulting([
        text('x'),
        { type: 'search_result', source: 'https://example.com', title: 'A', content: [text('B')] },
      ]),
      [],
    ],
    ['cache_control', resulting([text('x', { cache_control: { type: 'ephemeral' } })]), []],
    ['cache_control', (mark) => ({ system: [text(`Be ${mark}.`, { cache_control: { type: 'ephemeral' } })] }), []],
    ['cache_control', () => ({ tools: [{ ...look, cache_control: { type: 'ephemeral' } }] }), []],
  ];

  it.each(kinds)('%s', async (kind, of, carrying) => {
    const own = await asks('a-mid', of);
    expect(own.content).toBeUndefined();
    // A block that the provider does not know reaches it, and fails there (adaptation rule 8).
    if (kind !== 'hologram') expect(own.response.status, JSON.stringify(own.body)).toBe(200);
    for (const word of kind.split(', ')) expect(JSON.stringify(own.received?.body)).toContain(`"${word}"`);
    for (const model of others) {
      const { response, content } = await asks(model, of);
      const named = (carrying as readonly string[]).includes(model) ? undefined : kind;
      expect([model, response.status, content]).toEqual([model, 200, named]);
    }
  });

  it.each([
    ['thinking', { type: 'thinking', thinking: 'Hm.', signature: '' }],
    ['thinking', { type: 'thinking', thinking: 'Hm.' }],
  ])('%s without a signature goes to nobody, and is named', async (kind, block) => {
    for (const model of models) {
      const { response, content } = await asks(model, answered(block));
      expect([model, response.status, content]).toEqual([model, 200, kind]);
    }
  });

  it('redacted thinking goes to a messages-wire target, and is named elsewhere', async () => {
    for (const model of others) {
      const { response, content } = await asks(model, answered({ type: 'redacted_thinking', data: 'EqQB' }));
      expect([model, response.status, content]).toEqual([model, 200, 'redacted_thinking']);
    }
    const { content, received } = await asks('a-mid', answered({ type: 'redacted_thinking', data: 'EqQB' }));
    expect(content).toBeUndefined();
    expect(JSON.stringify(received?.body)).toContain('{"type":"redacted_thinking","data":"EqQB"}');
  });

  it('names all that was left out of one request, each once', async () => {
    const { content } = await asks('r-mid', (mark) => ({
      system: [text('Be brief.', { cache_control: { type: 'ephemeral' } })],
      messages: [
        user([text(mark, { cache_control: { type: 'ephemeral' } }), { type: 'hologram' }, { type: 'hologram' }]),
        { role: 'assistant', content: [{ type: 'thinking', thinking: 'x', signature: 'y' }, text('x')] },
        user([{ type: 'document', source: { type: 'url', url: 'https://example.com/a.pdf' } }, text('x')]),
      ],
    }));
    expect(content?.split(', ').toSorted()).toEqual(['cache_control', 'document', 'hologram', 'thinking']);
  });
});

it('references to stored files reach nobody, wherever they stand, and are named', async () => {
  const source = { type: 'file', file_id: 'file-of-somebody' };
  const references: readonly (readonly [string, (mark: string) => object])[] = [
    ['file', saying({ type: 'document', source })],
    ['file', saying({ type: 'image', source })],
    ['file', resulting([text('x'), { type: 'image', source }])],
    ['container_upload', saying({ type: 'container_upload', file_id: source.file_id })],
  ];
  for (const model of models) {
    for (const [kind, of] of references) {
      const { response, content, received } = await asks(model, of);
      expect([model, response.status, content]).toEqual([model, 200, kind]);
      expect(JSON.stringify(received?.body)).not.toContain(source.file_id);
    }
  }
});

describe('results of tools', () => {
  it.each(models)('with an image reach %s', async (model) => {
    const { body, received, content } = await asks(model, resulting([text('Seen.'), image]));
    expect(JSON.stringify(body['content'])).toContain('1 picture');
    expect(JSON.stringify(received?.body)).toContain(pixel);
    expect(content).toBeUndefined();
  });

  it.each(models)('that failed are told so to %s where its wire has a word for it', async (model) => {
    const { body } = await asks(model, resulting('No.', { is_error: true }));
    const failed = !['r-mid', 'x-a'].includes(model);
    expect(JSON.stringify(body['content'])).toContain(failed ? 'look failed' : 'look answered');
  });

  it.each(['', []])('that say nothing (%j) are results all the same', async (content) => {
    for (const model of models) {
      const { response, body } = await asks(model, resulting(content));
      expect([model, response.status]).toEqual([model, 200]);
      expect(JSON.stringify(body['content'])).toContain('look answered');
    }
  });
});

describe('tools that a platform runs and this one does not', () => {
  const tools = [
    { type: 'computer_20250124', name: 'computer', display_width_px: 1, display_height_px: 1 },
    { type: 'bash_20250124', name: 'bash' },
    { type: 'text_editor_20250728', name: 'str_replace_based_edit_tool' },
    { type: 'code_execution_20250825', name: 'code_execution' },
    { type: 'memory_20250818', name: 'memory' },
  ];

  it.each(models)('are dropped on the way to %s, and named without their dates', async (model) => {
    const { response, dropped, received } = await asks(model, { tools: [...tools, look] });
    expect(response.status).toBe(200);
    expect(dropped).toBe('computer, bash, text_editor, code_execution, memory');
    expect(received && toolNames(received)).toEqual(['look']);
  });

  it.each(models)('and a choice that was forced onto one becomes auto for %s', async (model) => {
    const { response, clamped } = await asks(model, {
      tools: [...tools, look],
      tool_choice: { type: 'tool', name: 'bash' },
    });
    expect([response.status, clamped]).toEqual([200, 'tool_choice=tool>auto']);
  });
});

describe('tool_choice', () => {
  it.each(models)('disable_parallel_tool_use is honoured on %s, or named', async (model) => {
    const of = (disable: boolean) => ({
      tools: [look],
      tool_choice: { type: 'auto', disable_parallel_tool_use: disable },
    });
    for (const disable of [true, false]) {
      const { received, dropped } = await asks(model, of(disable));
      if (model === 'g-a') {
        expect(dropped).toBe('parallel_tool_calls');
        continue;
      }
      expect(dropped).toBeUndefined();
      const onMessages = received?.wire === 'messages';
      const path = onMessages ? ['tool_choice', 'disable_parallel_tool_use'] : ['parallel_tool_calls'];
      expect(valueAt(received?.body, path)).toBe(onMessages === disable);
    }
  });

  it.each(models)('any, tool and none come to what %s can do', async (model) => {
    const forced = model === 'm-s' ? 'auto' : null;
    const any = await asks(model, { tools: [look], tool_choice: { type: 'any' } });
    expect(any.clamped).toBe(forced === null ? undefined : 'tool_choice=required>auto');
    const named = await asks(model, { tools: [look], tool_choice: { type: 'tool', name: 'look' } });
    expect(named.clamped).toBe(forced === null ? undefined : 'tool_choice=tool>auto');
    if (forced === null) expect([any.body['stop_reason'], named.body['stop_reason']]).toEqual(['tool_use', 'tool_use']);
    const none = await asks(model, (mark) => ({
      tools: [look],
      tool_choice: { type: 'none' },
      messages: [user(`${mark}: call look`)],
    }));
    expect(none.body['stop_reason']).toBe('end_turn');
    const dropsTools = ['f-d', 'm-s'].includes(model);
    expect(none.clamped).toBe(dropsTools ? 'tool_choice=none>drop_tools' : undefined);
    expect(none.received && toolNames(none.received)).toEqual(dropsTools ? [] : ['look']);
  });
});

describe('schemas of tools', () => {
  /** Properties whose names are keywords, and keywords that a subset has no word for. */
  const odd = {
    type: 'object',
    properties: {
      $ref: { type: 'string' },
      allOf: { type: 'string' },
      const: { type: 'string' },
      additionalProperties: { type: 'string' },
      patternProperties: { type: 'object', properties: { oneOf: { type: 'integer' } }, additionalProperties: false },
      properties: { type: 'object', properties: { required: { const: 'x' } } },
      1: { type: 'string' },
    },
    required: ['$ref', 'const'],
    additionalProperties: false,
    $schema: 'https://json-schema.org/draft/2020-12/schema',
  };
  const names = ['$ref', 'allOf', 'const', 'additionalProperties', 'patternProperties', 'properties', '1'];

  it.each(['a-mid', 'r-mid', 'f-d', 'm-s', 'x-a'])('reach %s as they are', async (model) => {
    const { received, content } = await asks(model, { tools: [{ ...look, input_schema: odd }] });
    expect(content).toBeUndefined();
    expect(JSON.stringify(received?.body)).toContain(JSON.stringify(odd));
  });

  it.each([
    ['f-k', ['tools', '0', 'input_schema']],
    ['g-a', ['tools', '0', 'functionDeclarations', '0', 'parameters']],
  ])('are rewritten for %s and named, and no property is lost that has the name of a keyword', async (model, path) => {
    const { response, received, content } = await asks(model, {
      tools: [
        { ...look, input_schema: odd },
        { ...look, name: 'plain' },
      ],
    });
    expect([response.status, content]).toEqual([200, 'tools.look.input_schema']);
    const sent = valueAt(received?.body, path);
    expect(Object.keys(valueAt(sent, ['properties']) as object).toSorted()).toEqual(names.toSorted());
    expect(valueAt(sent, ['required'])).toEqual(['$ref', 'const']);
    expect(valueAt(sent, ['properties', 'patternProperties', 'properties', 'oneOf'])).toBeDefined();
    expect(sent).not.toHaveProperty('$schema');
    expect(sent).not.toHaveProperty('additionalProperties');
  });
});

describe('parameters', () => {
  it('that are ignored reach nobody and are named nowhere', async () => {
    const ignored = {
      metadata: { user_id: 'u-of-the-caller' },
      service_tier: 'standard_only',
      cache_control: { type: 'ephemeral' },
      container: 'container-of-the-caller',
      inference_geo: 'us',
      novelty: { a: 1 },
    };
    for (const model of models) {
      const { response, dropped, clamped, content, received } = await asks(model, ignored);
      expect([model, response.status, dropped, clamped, content]).toEqual([
        model,
        200,
        undefined,
        undefined,
        undefined,
      ]);
      const sent = JSON.stringify(received?.body);
      for (const word of ['u-of-the-caller', 'container-of-the-caller', 'inference_geo', 'novelty', 'cache_control'])
        expect(sent).not.toContain(word);
    }
  });

  it('system is text, blocks, null or nothing', async () => {
    for (const model of models) {
      for (const system of ['Be brief.', [text('Be brief.'), text('Be kind.')]]) {
        const { received } = await asks(model, { system });
        expect(JSON.stringify(received?.body)).toContain('Be brief.');
      }
      for (const system of [null, '', []]) expect((await asks(model, { system })).response.status).toBe(200);
    }
  });

  it('output_config.effort is set onto the ladder, and named', async () => {
    const sent = async (model: string, effort: string) => {
      const { clamped, dropped, received } = await asks(model, { output_config: { effort } });
      return { clamped, dropped, received: JSON.stringify(received?.body) };
    };
    expect(await sent('a-mid', 'max')).toMatchObject({
      clamped: undefined,
      received: expect.stringContaining('"effort":"max"') as string,
    });
    expect(await sent('a-mid', 'xhigh')).toMatchObject({ clamped: 'reasoning_effort=xhigh>high' });
    expect(await sent('r-mid', 'high')).toMatchObject({
      received: expect.stringContaining('"effort":"high"') as string,
    });
    expect(await sent('g-a', 'max')).toMatchObject({ clamped: 'reasoning_effort=max>high' });
    expect(await sent('a-mid', 'furious')).toMatchObject({ clamped: 'reasoning_effort=other>medium' });
    expect(await sent('a-small', 'high')).toMatchObject({ dropped: 'reasoning_effort' });
  });

  it('thinking is forwarded with its budget where a model takes it, and dropped and named elsewhere', async () => {
    const thinking = { type: 'enabled', budget_tokens: 1_024 };
    for (const model of ['a-mid', 'a-small']) {
      const { received, dropped, body } = await asks(model, { thinking, max_tokens: 2_000 });
      expect(dropped).toBeUndefined();
      expect(valueAt(received?.body, ['thinking'])).toEqual(thinking);
      expect(body['content']).toMatchObject([
        { type: 'thinking', signature: expect.stringMatching(/./u) as string },
        { type: 'text' },
      ]);
    }
    for (const model of others) expect((await asks(model, { thinking, max_tokens: 2_000 })).dropped).toBe('thinking');
  });

  it('top_p gives way to temperature where a model takes one or the other', async () => {
    expect((await asks('a-small', { temperature: 0.5, top_p: 0.9 })).dropped).toBe('top_p');
    expect((await asks('a-small', { top_p: 0.9 })).dropped).toBeUndefined();
    expect((await asks('f-d', { temperature: 0.5, top_p: 0.9, top_k: 5 })).dropped).toBeUndefined();
    expect((await asks('a-mid', { temperature: 0.5, top_p: 0.9, top_k: 5 })).dropped).toBe('temperature, top_p, top_k');
  });

  it('stop_sequences fire with the matched string on messages-wire targets, and are named where there is no field', async () => {
    const of = { stop_sequences: ['never', 'HALT'] };
    const said = (mark: string) => ({ ...of, messages: [user(`${mark} one HALT two`)] });
    const own = await asks('a-mid', said);
    expect(own.body).toMatchObject({ stop_reason: 'stop_sequence', stop_sequence: 'HALT' });
    for (const model of ['r-mid', 'x-a']) {
      const { dropped, body } = await asks(model, said);
      expect([dropped, body['stop_reason'], body['stop_sequence']]).toEqual(['stop_sequences', 'end_turn', null]);
    }
    for (const model of ['g-a', 'f-d', 'm-s']) {
      const { dropped, body } = await asks(model, said);
      expect(dropped).toBeUndefined();
      expect(JSON.stringify(body['content'])).not.toContain('two');
    }
  });
});

describe('answers', () => {
  it.each(models)('of %s have an id of their own, role, usage and an end', async (model) => {
    const { body } = await asks(model);
    expect(body).toEqual({
      id: expect.stringMatching(/^msg_[A-Za-z0-9]+$/u) as string,
      type: 'message',
      role: 'assistant',
      model: expect.any(String) as string,
      content: [{ type: 'text', text: expect.any(String) as string }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: expect.objectContaining({ cache_creation_input_tokens: 0, cache_read_input_tokens: 0 }) as object,
      service: { failover: false, attempts: 1, requested_model: model, served_model: model },
    });
  });

  it.each(models)('of %s say why they ended', async (model) => {
    const ended = async (of: (mark: string) => object) => (await asks(model, of)).body['stop_reason'];
    expect(await ended((mark) => ({ tools: [look], messages: [user(`${mark}: call look`)] }))).toBe('tool_use');
    expect(await ended((mark) => ({ max_tokens: 20, messages: [user(`${mark} say 200 words`)] }))).toBe('max_tokens');
    // Where every abnormal end is told as an ordinary one, so is a refusal.
    expect(await ended((mark) => ({ messages: [user(`Please refuse: ${mark}`)] }))).toBe(
      model === 'g-a' ? 'end_turn' : 'refusal',
    );
  });

  it.each(models)('of %s count each token of the prompt once', async (model) => {
    const usageOf = async (said: string): Promise<Record<string, number>> => {
      const { body } = await asks(model, (mark) => ({ messages: [user(`${said} ${mark}`)] }));
      return body['usage'] as Record<string, number>;
    };
    const cached = await usageOf('cached 40');
    expect(cached).toMatchObject({ cache_read_input_tokens: 40, cache_creation_input_tokens: 0 });
    expect(cached['input_tokens']).toBeGreaterThanOrEqual(0);
    const sum = (usage: Record<string, number>) =>
      (usage['input_tokens'] ?? 0) +
      (usage['cache_read_input_tokens'] ?? 0) +
      (usage['cache_creation_input_tokens'] ?? 0);
    expect(sum(cached)).toBeGreaterThanOrEqual(40);
    expect(cached['output_tokens']).toBeGreaterThan(0);
  });

  it('count what went into a cache on messages-wire targets', async () => {
    const { body } = await asks('a-mid', (mark) => ({ messages: [user(`cache write 30 cached 20 ${mark}`)] }));
    expect(body['usage']).toMatchObject({ cache_creation_input_tokens: 30, cache_read_input_tokens: 20 });
  });

  it.each(models)(
    'of %s as a stream tell a ping once, and input tokens first only where the provider does',
    async (model) => {
      const response = await running.http.post(messages, {
        model,
        max_tokens: 500,
        stream: true,
        messages: [user('Hi')],
      });
      const { sent, whole } = await readStream(response);
      expect(whole).toBe(true);
      const bodies = sent.map(json);
      expect(sent.map(({ event }) => event)).toEqual(bodies.map(({ type }) => type));
      expect(sent.filter(({ event }) => event === 'ping')).toHaveLength(1);
      const first = valueAt(bodies[0], ['message', 'usage']) as Record<string, number>;
      const onMessages = ['a-mid', 'f-d', 'm-s'].includes(model);
      if (onMessages) expect(first['input_tokens']).toBeGreaterThan(0);
      else expect(first['input_tokens']).toBe(0);
      expect(valueAt(bodies[0], ['message', 'id'])).toMatch(/^msg_/u);
      expect(bodies.at(-1)).toMatchObject({ type: 'message_stop' });
      const delta = bodies.find(({ type }) => type === 'message_delta');
      expect(delta).toMatchObject({ delta: { stop_reason: 'end_turn', stop_sequence: null } });
    },
  );
});

it.each(['r-mid', 'g-a'])('an image in the system prompt is not lost on the way to %s', async (model) => {
  const { response, received } = await asks(model, { system: [text('Be like this.'), image] });
  expect(response.status).toBe(200);
  expect(JSON.stringify(received?.body)).toContain(pixel);
});

it('thoughts are streamed with their signature', async () => {
  const { sent } = await readStream(
    await running.http.post(messages, {
      model: 'a-mid',
      max_tokens: 2_000,
      stream: true,
      thinking: { type: 'enabled', budget_tokens: 1_024 },
      messages: [user('Think.')],
    }),
  );
  const bodies = sent.map(json);
  expect(bodies.find(({ type }) => type === 'content_block_start')).toMatchObject({
    index: 0,
    content_block: { type: 'thinking' },
  });
  const deltas = bodies
    .filter(({ type }) => type === 'content_block_delta')
    .map(({ delta }) => (delta as { type: string }).type);
  expect([...new Set(deltas)]).toEqual(['thinking_delta', 'signature_delta', 'text_delta']);
});

it.each(models)('a system message among the others is read by %s at its place', async (model) => {
  const { response, received } = await asks(model, (mark) => ({
    messages: [
      user(mark),
      { role: 'assistant', content: 'Yes.' },
      { role: 'system', content: 'Be brief now.' },
      user('Go on.'),
    ],
  }));
  expect(response.status).toBe(200);
  const sent = JSON.stringify(received?.body);
  expect(sent.indexOf('Be brief now.')).toBeGreaterThan(sent.indexOf('Yes.'));
});

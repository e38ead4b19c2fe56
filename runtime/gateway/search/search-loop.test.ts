import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { json, type Provider, type Received, type Script, startProvider } from '../testing/provider.ts';
import { asks, model, type ModelTurn, says } from '../testing/model-turns.ts';

/** Pages that the search provider has for each query. */
const pages: Script = ({ path }, response) => {
  const query = new URL(path, 'http://search').searchParams.get('q') ?? '';
  const results = ['one', 'two'].map((page) => ({
    url: `https://${page}.example/${encodeURIComponent(query)}`,
    title: `${page} on ${query}`,
    content: `What ${page} says.`,
  }));
  json(200, { results })({ path, headers: {}, body: {} }, response);
};

let provider: Provider;
let gateway: TestGateway;
let search: Script = pages;
let turns: Script = model();
beforeAll(async () => {
  provider = await startProvider((request, response) => {
    (request.path.startsWith('/search/') ? search : turns)(request, response);
  });
  gateway = await startTestGateway(provider.url, {
    limits: { retry_delay: 1, search_turns: 2, search_deadline: 200, request_deadline: 1_000 },
  });
});
afterAll(async () => {
  await gateway.close();
  await provider.close();
});
beforeEach(() => {
  provider.received.length = 0;
  gateway.log.length = 0;
});
afterEach(() => {
  search = pages;
});

const webSearch = { type: 'web_search_20250305', name: 'web_search' };
const look = { name: 'look', input_schema: { type: 'object', properties: {} } };

interface MessagesReply {
  readonly content: readonly Readonly<Record<string, unknown>>[];
  readonly stop_reason: string;
  readonly usage: Readonly<Record<string, unknown>>;
  readonly service: Readonly<Record<string, unknown>>;
}

/** Asks F-d, which has no search of its own, whose turns are these. */
async function ask(said: readonly ModelTurn[], fields: object = {}): Promise<Response> {
  turns = model(...said);
  return gateway.post('/v1/messages', {
    model: 'f-d',
    max_tokens: 100,
    messages: [{ role: 'user', content: 'What is new?' }],
    tools: [webSearch],
    ...fields,
  });
}

async function answer(said: readonly ModelTurn[], fields: object = {}): Promise<MessagesReply> {
  return (await (await ask(said, fields)).json()) as MessagesReply;
}

function modelCalls(): readonly Received[] {
  return provider.received.filter(({ path }) => !path.startsWith('/search/'));
}

function queries(): readonly string[] {
  return provider.received.flatMap(({ path }) => new URL(path, 'http://search').searchParams.getAll('q'));
}

const source = (url: string, title: string) => ({
  type: 'web_search_result_location',
  url,
  title,
  cited_text: '',
  encrypted_index: '',
});

describe('a model that searches through the gateway', () => {
  it('is given what was found as the result of its call, and its answer names the sources', async () => {
    const { content, stop_reason, usage, service } = await answer([asks('news & more'), says('Nothing.')]);
    expect(content).toMatchObject([
      { type: 'server_tool_use', name: 'web_search', input: { query: 'news & more' } },
      { type: 'web_search_tool_result', content: [{ title: 'one on news & more' }, { title: 'two on news & more' }] },
      {
        type: 'text',
        text: 'Nothing.',
        citations: [
          source('https://one.example/news%20%26%20more', 'one on news & more'),
          source('https://two.example/news%20%26%20more', 'two on news & more'),
        ],
      },
    ]);
    expect(stop_reason).toBe('end_turn');
    expect(usage).toMatchObject({ input_tokens: 20, output_tokens: 10, server_tool_use: { web_search_requests: 1 } });
    expect(service).toMatchObject({ attempts: 2 });
    const [first, second] = modelCalls();
    expect(first?.body['tools']).toMatchObject([{ name: 'web_search', input_schema: { required: ['query'] } }]);
    expect(second?.body['messages']).toMatchObject([
      { role: 'user' },
      {
        role: 'assistant',
        content: [{ type: 'tool_use', id: 'toolu_news___more_0', input: { query: 'news & more' } }],
      },
      {
        role: 'user',
        content: [
          {
            type: 'tool_result',
            tool_use_id: 'toolu_news___more_0',
            content: expect.stringContaining('[1] one on news & more\nhttps://one.example/') as unknown,
          },
        ],
      },
    ]);
  });

  it('runs the searches of one turn together, and goes on where one fails', async () => {
    search = (request, response) => {
      (request.path.includes('q=bad') ? json(503, { error: 'busy' }) : pages)(request, response);
    };
    const { content, usage } = await answer([asks('good', 'bad'), says('Half of it.')]);
    expect(content.filter(({ type }) => type === 'server_tool_use')).toHaveLength(2);
    expect(usage).toMatchObject({ server_tool_use: { web_search_requests: 1 } });
    expect(modelCalls()[1]?.body['messages']).toMatchObject([
      {},
      {},
      {
        content: [
          { content: expect.stringContaining('[1] one on good') as unknown },
          { content: 'The search failed: the search provider answered with status 503.', is_error: true },
        ],
      },
    ]);
    expect(gateway.log.join('')).toContain('search failed');
    expect(gateway.log.join('')).not.toContain('bad');
  });

  it('is told when a search takes too long, or brings something else than pages', async () => {
    search = () => undefined;
    await answer([asks('slow'), says('Sorry.')]);
    search = json(200, 'not JSON');
    await answer([asks('strange'), says('Sorry.')]);
    const results = modelCalls().flatMap(
      ({ body }) => JSON.stringify(body['messages']).match(/The search failed[^"]*/gu) ?? [],
    );
    expect(results).toEqual([
      'The search failed: the search took too long.',
      "The search failed: the search provider's answer could not be read.",
    ]);
  });

  it('may search so many turns, and is then asked without the tool', async () => {
    const { content, stop_reason, service } = await answer([asks('a'), asks('b'), says('Enough.')], {
      tools: [webSearch, look],
    });
    expect(content.at(-1)).toMatchObject({ text: 'Enough.' });
    expect(stop_reason).toBe('end_turn');
    expect(service).toMatchObject({ attempts: 3 });
    const offered = modelCalls().map(({ body }) => (body['tools'] as { name: string }[]).map(({ name }) => name));
    expect(offered).toEqual([['look', 'web_search'], ['look', 'web_search'], ['look']]);
  });

  it('ends without a word where it calls the tool that it no longer has', async () => {
    const { content, stop_reason } = await answer([asks('a'), asks('b'), asks('c')]);
    expect(content.filter(({ type }) => type === 'server_tool_use')).toHaveLength(2);
    expect(stop_reason).toBe('end_turn');
    expect(queries()).toEqual(['a', 'b']);
  });

  it("searches no more often than the caller's max_uses", async () => {
    await answer([asks('a', 'b'), says('Done.')], { tools: [{ ...webSearch, max_uses: 1 }] });
    expect(queries()).toEqual(['a']);
    expect(modelCalls()[1]?.body).not.toHaveProperty('tools');
    expect(JSON.stringify(modelCalls()[1]?.body)).toContain('No more searches are allowed.');
  });

  it('finds pages of the domains that the caller wants', async () => {
    const { content } = await answer([asks('a'), says('Done.')], {
      tools: [{ ...webSearch, allowed_domains: ['two.example'] }],
    });
    expect(content[1]).toMatchObject({ content: [{ url: 'https://two.example/a' }] });
    expect(JSON.stringify(modelCalls()[1]?.body)).not.toContain('one.example');
  });

  it('is forced to search in its first turn only', async () => {
    for (const tool_choice of [{ type: 'any' }, { type: 'tool', name: 'web_search' }]) {
      provider.received.length = 0;
      await answer([asks('a'), says('Done.')], { tool_choice });
      expect(modelCalls().map(({ body }) => body['tool_choice'])).toEqual([tool_choice, undefined]);
    }
  });

  it("does not mistake the caller's own tool for it", async () => {
    const own = { name: 'web_search', input_schema: { type: 'object', properties: {} } };
    const { content, stop_reason } = await answer([asks('a')], { tools: [webSearch, own] });
    expect(content).toMatchObject([{ type: 'tool_use', name: 'web_search', input: { query: 'a' } }]);
    expect(stop_reason).toBe('tool_use');
    expect(modelCalls()[0]?.body['tools']).toMatchObject([{ name: 'web_search' }, { name: 'web_search_2' }]);
  });

  it("hands out calls of the caller's tools at once, and leaves the search beside them for the next request", async () => {
    const call = { type: 'tool_use', id: 'toolu_1', name: 'look', input: {} } as const;
    const both: ModelTurn = { content: [...asks('a').content, call] };
    const { content, stop_reason } = await answer([both], { tools: [webSearch, look] });
    expect(content).toEqual([call]);
    expect(stop_reason).toBe('tool_use');
    expect(queries()).toEqual([]);
  });

  it('is cut off by its limit of tokens like any other', async () => {
    const { content, stop_reason } = await answer([{ ...asks('a'), stop: 'max_tokens' }]);
    expect(content).toEqual([]);
    expect(stop_reason).toBe('max_tokens');
    expect(queries()).toEqual([]);
  });

  it('is tried again in any turn, and every call counts', async () => {
    const again: Script = model(asks('a'), says('Done.'));
    let calls = 0;
    turns = (request, response) => {
      calls += 1;
      (calls % 2 === 1 ? json(503, { error: { message: 'busy' } }) : again)(request, response);
    };
    const body = { model: 'f-d', messages: [{ role: 'user', content: 'Hi' }], web_search_options: {} };
    const response = await gateway.post('/v1/chat/completions', body);
    expect(response.headers.get('x-service-attempts')).toBe('4');
    expect(await response.json()).toMatchObject({ choices: [{ message: { content: 'Done.' } }] });
  });

  it('fails as a whole where a later turn fails', async () => {
    turns = model(asks('a'));
    const body = { model: 'f-d', messages: [{ role: 'user', content: 'Hi' }], web_search_options: {} };
    const response = await gateway.post('/v1/chat/completions', body);
    expect(response.status).toBe(500);
  });

  it('has one deadline for all its turns and searches, at which the turns that ended are metered', async () => {
    const first = model(asks('a'));
    let calls = 0;
    turns = (request, response) => {
      calls += 1;
      if (calls === 1) first(request, response);
    };
    const body = { model: 'f-d', messages: [{ role: 'user', content: 'Hi' }], web_search_options: {} };
    const response = await gateway.post('/v1/chat/completions', body);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ error: { code: 'assembly_timeout' } });
    expect(gateway.log.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ outcome: 'failed', attempts: 2, input_tokens: 10, output_tokens: 5, web_searches: 1 }),
    );
  });
});

describe('a stream of such a model', () => {
  async function stream(said: readonly ModelTurn[], fields: object = {}): Promise<string> {
    return (await ask(said, { stream: true, ...fields })).text();
  }

  it('says what the complete answer says', async () => {
    const first = asks('a');
    const said = [{ content: [...says('Let me see. ').content, ...first.content] }, says('Nothing.')];
    const whole = await answer(said);
    const text = await stream(said);
    const sent = text
      .split('\n')
      .filter((line) => line.startsWith('data: '))
      .map((line) => JSON.parse(line.slice(6)) as Readonly<Record<string, unknown>>);
    expect(sent.filter(({ type }) => type === 'message_start')).toHaveLength(1);
    const blocks = sent.flatMap(({ content_block: block }) => (block === undefined ? [] : [block]));
    expect(blocks.map((block) => (block as { type: string }).type)).toEqual(whole.content.map(({ type }) => type));
    const citations = sent.flatMap(({ delta }) => (delta as { citation?: object } | undefined)?.citation ?? []);
    expect(citations).toEqual(whole.content.at(-1)?.['citations']);
    expect(sent.at(-2)).toMatchObject({ delta: { stop_reason: 'end_turn' }, usage: whole.usage });
    expect(sent.at(-1)).toMatchObject({ service: { attempts: 2 } });
    expect(text).not.toContain('toolu_a_0');
  });

  it('tells a search when it has ended, before the model goes on', async () => {
    const said = model(asks('a'), says('Nothing.'));
    const seen = Promise.withResolvers<undefined>();
    let calls = 0;
    turns = (request, response) => {
      calls += 1;
      void (calls === 1 ? Promise.resolve() : seen.promise).then(() => {
        said(request, response);
      });
    };
    const body = { model: 'f-d', input: 'Hi', tools: [{ type: 'web_search' }], stream: true };
    const response = await gateway.post('/v1/responses', body);
    const reader = (response.body ?? new ReadableStream()).getReader() as ReadableStreamDefaultReader<Uint8Array>;
    let text = '';
    while (!text.includes('response.web_search_call.completed'))
      text += Buffer.from((await reader.read()).value ?? []).toString();
    seen.resolve(undefined);
    for (let piece = await reader.read(); !piece.done; piece = await reader.read())
      text += Buffer.from(piece.value).toString();
    expect(text).toContain('response.completed');
    expect(text).toContain('"annotations":[{"type":"url_citation","url":"https://one.example/a"');
  });

  it('is a JSON error where the provider fails before anything could be seen', async () => {
    turns = json(400, { error: { type: 'invalid_request_error', message: 'No.' } });
    const response = await gateway.post('/v1/messages', {
      model: 'f-d',
      max_tokens: 100,
      messages: [{ role: 'user', content: 'Hi' }],
      tools: [webSearch],
      stream: true,
    });
    expect(response.status).toBe(400);
  });

  it('breaks off where a later turn fails', async () => {
    const response = await ask([asks('a')], { stream: true });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
    expect(gateway.log.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ outcome: 'failed', input_tokens: 10, output_tokens: 5, web_searches: 1 }),
    );
  });

  it('takes the search provider along when its caller leaves', async () => {
    const searched = new Promise<void>((resolve) => {
      search = (_request, response) => {
        void once(response, 'close').then(() => {
          resolve();
        });
        leave.abort();
      };
    });
    const leave = new AbortController();
    turns = model(asks('a'));
    const asked = fetch(`${gateway.url}/v1/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${gateway.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        model: 'f-d',
        max_tokens: 100,
        messages: [{ role: 'user', content: 'Hi' }],
        tools: [webSearch],
        stream: true,
      }),
      signal: leave.signal,
    });
    await expect(asked).rejects.toThrow();
    await searched;
    expect(modelCalls()).toHaveLength(1);
  });
});

describe('without a search provider', () => {
  it('the tool is dropped and named', async () => {
    const other = await startTestGateway(provider.url, {
      providers: { 'P-F': { base_url: `${provider.url}/P-F/v1` } },
    });
    try {
      turns = model(says('Hello.'));
      const response = await other.post('/v1/chat/completions', {
        model: 'f-d',
        messages: [{ role: 'user', content: 'Hi' }],
        web_search_options: {},
      });
      expect(response.headers.get('x-service-dropped-params')).toBe('web_search');
      expect(modelCalls()[0]?.body).not.toHaveProperty('tools');
      const supports = { supports: { web_search: false } };
      expect(await (await other.get('/v1/models/f-d')).json()).toMatchObject(supports);
    } finally {
      await other.close();
    }
  });
});

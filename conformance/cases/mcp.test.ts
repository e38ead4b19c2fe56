import Anthropic, { BadRequestError } from '@anthropic-ai/sdk';
import OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Received } from './mocks.ts';
import { start, type Running } from './running.ts';

/**
 * Remote MCP servers in the three formats: run by the connectors of P-R and P-A, dropped and named elsewhere. The mocks
 * call a server when the user says its name.
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

const url = 'https://mcp.example.com/mcp';
const token = 'token-of-the-server';

let names = 0;

/** A server that no other request names. */
function newName(): string {
  names += 1;
  return `server${names}here`;
}

const entry = (server_label: string, fields: object = {}) => ({
  type: 'mcp' as const,
  server_label,
  server_url: url,
  authorization: token,
  require_approval: 'never' as const,
  ...fields,
});
const servers = (name: string) => [{ type: 'url' as const, url, name, authorization_token: token }];
const toolset = (mcp_server_name: string, fields: object = {}) => ({
  type: 'mcp_toolset' as const,
  mcp_server_name,
  ...fields,
});

/** What the provider's connector got: its fields that speak of servers, on either wire. */
async function connected(name: string): Promise<object> {
  const [received, ...more] = await running.mocks.received(name);
  expect(more).toEqual([]);
  const { body, headers } = received as Received;
  const { tools, mcp_servers } = body as { readonly tools?: readonly unknown[]; readonly mcp_servers?: unknown };
  return { tools, mcp_servers, beta: headers['anthropic-beta'] };
}

/** How each of the two connectors is told of the server, without and with a list of its tools. */
const connectors = {
  'r-mid': (name: string, allowed?: readonly string[]) => ({
    tools: [
      {
        type: 'mcp',
        server_label: name,
        server_url: url,
        authorization: token,
        ...(allowed && { allowed_tools: allowed }),
        require_approval: 'never',
      },
    ],
  }),
  'a-mid': (name: string, allowed?: readonly string[]) => ({
    beta: 'mcp-client-2025-11-20',
    mcp_servers: [{ type: 'url', url, name, authorization_token: token }],
    tools: [
      {
        type: 'mcp_toolset',
        mcp_server_name: name,
        ...(allowed && {
          default_config: { enabled: false },
          configs: Object.fromEntries(allowed.map((tool) => [tool, { enabled: true }])),
        }),
      },
    ],
  }),
};
const models = Object.entries(connectors) as [keyof typeof connectors, (typeof connectors)['r-mid']][];

describe.each(models)('%s', (model, told) => {
  it('Chat: the answer reflects what the tools said; there is no place for the calls', async () => {
    const name = newName();
    const request = {
      model,
      messages: [{ role: 'user' as const, content: `Ask ${name}` }],
      tools: [entry(name, { allowed_tools: ['echo'] }) as never],
    };
    const { data, response } = await openai.chat.completions.create(request).withResponse();
    expect(data.choices[0]).toMatchObject({
      finish_reason: 'stop',
      message: { content: `${name} heard: Ask ${name}`, refusal: null },
    });
    expect(data.choices[0]?.message.tool_calls).toBeUndefined();
    expect(response.headers.get('x-service-dropped-params')).toBeNull();
    expect(await connected(name)).toEqual(told(name, ['echo']));

    let text = '';
    for await (const { choices } of await openai.chat.completions.create({ ...request, stream: true }))
      text += choices[0]?.delta.content ?? '';
    expect(text).toBe(`${name} heard: Ask ${name}`);
  });

  it('Responses: the same, and the tools are echoed without the token', async () => {
    const name = newName();
    const response = await openai.responses.create({ model, input: `Ask ${name}`, tools: [entry(name)] });
    expect(response.output_text).toBe(`${name} heard: Ask ${name}`);
    expect(await connected(name)).toEqual(told(name));
    expect(response.tools).toEqual([{ type: 'mcp', server_label: name, server_url: url, require_approval: 'never' }]);
    const stored = await running.http.get(`/v1/responses/${response.id}`);
    const items = await running.http.get(`/v1/responses/${response.id}/input_items`);
    expect(JSON.stringify([response, stored, items])).not.toContain(token);
    expect(stored).toMatchObject({ id: response.id });
  });

  it('Messages: the same, with the toolset that takes the server', async () => {
    const name = newName();
    const request = {
      model,
      max_tokens: 1000,
      messages: [{ role: 'user' as const, content: `Ask ${name}` }],
      mcp_servers: servers(name),
      tools: [toolset(name, { default_config: { enabled: false }, configs: { echo: { enabled: true } } })],
      betas: ['mcp-client-2025-11-20' as const],
    };
    const message = await anthropic.beta.messages.create(request);
    expect(message.content.at(-1)).toMatchObject({ type: 'text', text: `${name} heard: Ask ${name}` });
    expect(await connected(name)).toEqual(told(name, ['echo']));
    const streamed = await anthropic.beta.messages.stream(request).finalMessage();
    expect(streamed.content.map(({ type }) => type)).toEqual(message.content.map(({ type }) => type));
    expect(streamed.content.at(-1)).toMatchObject({ text: `${name} heard: Ask ${name}` });
  });
});

describe('what the caller sees of the calls', () => {
  it('is what its own format says, from a provider of that format', async () => {
    const name = newName();
    const response = await openai.responses.create({ model: 'r-mid', input: `Ask ${name}`, tools: [entry(name)] });
    expect(response.output.map(({ type }) => type)).toEqual(['mcp_list_tools', 'mcp_call', 'message']);
    const message = await anthropic.beta.messages.create({
      model: 'a-mid',
      max_tokens: 1000,
      messages: [{ role: 'user', content: `Ask ${name}` }],
      mcp_servers: servers(name),
      tools: [toolset(name)],
    });
    expect(message.content.map(({ type }) => type)).toEqual(['mcp_tool_use', 'mcp_tool_result', 'text']);
  });
});

describe('an entry that may not run', () => {
  it.each([undefined, 'always', { never: { tool_names: ['echo'] } }])(
    'require_approval %j: dropped and named, on Chat and Responses',
    async (require_approval) => {
      const name = newName();
      const tools = [entry(name, { require_approval })];
      const chat = await running.http.post('/v1/chat/completions', {
        model: 'r-mid',
        messages: [{ role: 'user', content: `Ask ${name}` }],
        tools,
      });
      const responses = await running.http.post('/v1/responses', { model: 'a-mid', input: `Ask ${name}`, tools });
      for (const response of [chat, responses]) {
        expect(response.status).toBe(200);
        expect(response.headers.get('x-service-dropped-params')).toBe('mcp');
      }
      for (const { body } of await running.mocks.received(name)) expect(JSON.stringify(body)).not.toContain(url);
    },
  );

  it('a model whose provider has no connector gets none, and it is named in the words of the format', async () => {
    for (const model of ['g-a', 'f-d', 'm-s', 'x-a']) {
      const name = newName();
      const chat = await running.http.post('/v1/chat/completions', {
        model,
        messages: [{ role: 'user', content: `Ask ${name}` }],
        tools: [entry(name)],
      });
      const messages = await running.http.post('/v1/messages', {
        model,
        max_tokens: 1000,
        messages: [{ role: 'user', content: `Ask ${name}` }],
        mcp_servers: servers(name),
        tools: [toolset(name)],
      });
      expect(chat.headers.get('x-service-dropped-params')).toBe('mcp');
      expect(messages.headers.get('x-service-dropped-params')).toBe('mcp_toolset');
      for (const { body } of await running.mocks.received(name)) expect(JSON.stringify(body)).not.toContain(token);
    }
  });

  it('a tool that is not enabled runs nowhere: P-R cannot leave out one tool, so the server is left out whole', async () => {
    for (const [model, dropped] of [
      ['a-mid', null],
      ['r-mid', 'mcp_toolset'],
    ] as const) {
      const name = newName();
      const response = await running.http.post('/v1/messages', {
        model,
        max_tokens: 1000,
        messages: [{ role: 'user', content: `Ask ${name}` }],
        mcp_servers: servers(name),
        tools: [toolset(name, { configs: { forget: { enabled: false } } })],
      });
      expect(response.headers.get('x-service-dropped-params')).toBe(dropped);
      const { tools } = (await connected(name)) as { readonly tools?: unknown };
      expect(tools).toEqual(
        dropped === null ? [toolset(name, { configs: { forget: { enabled: false } } })] : undefined,
      );
    }
  });

  it('defer_loading is dropped and named, the toolset stays', async () => {
    const name = newName();
    const response = await running.http.post('/v1/messages', {
      model: 'a-mid',
      max_tokens: 1000,
      messages: [{ role: 'user', content: `Ask ${name}` }],
      mcp_servers: servers(name),
      tools: [toolset(name, { default_config: { defer_loading: true } })],
    });
    expect(response.headers.get('x-service-dropped-params')).toBe('mcp_toolset.defer_loading');
    expect(await connected(name)).toEqual(connectors['a-mid'](name));
  });
});

it('counting tokens leaves the servers out', async () => {
  const name = newName();
  const response = await running.http.post('/v1/messages/count_tokens', {
    model: 'a-mid',
    messages: [{ role: 'user', content: `Ask ${name}` }],
    mcp_servers: servers(name),
    tools: [toolset(name)],
  });
  expect(response.status).toBe(200);
  expect(JSON.stringify(await connected(name))).not.toContain(name);
});

describe('Messages: each server is referenced by exactly one toolset', () => {
  const name = 'deploy';
  it.each([
    ['a server without a toolset', servers(name), []],
    ['a toolset without a server', [], [toolset(name)]],
    ['two toolsets of one server', servers(name), [toolset(name), toolset(name)]],
    ['two servers of one name', [...servers(name), ...servers(name)], [toolset(name)]],
  ])('%s is a 400, whatever the model', async (_, mcp_servers, tools) => {
    for (const model of ['a-mid', 'r-mid', 'f-d', 'g-a']) {
      const refused = await anthropic.beta.messages
        .create({ model, max_tokens: 1000, messages: [{ role: 'user', content: 'Hi' }], mcp_servers, tools })
        .catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(BadRequestError);
      expect((refused as BadRequestError).type).toBe('invalid_request_error');
      expect((refused as BadRequestError).message).not.toContain(token);
    }
  });
});

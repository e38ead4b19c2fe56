import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from './testing/gateway.ts';
import { events, json, type Provider, type Script, startProvider } from './testing/provider.ts';
import { frame, hello } from './testing/replies.ts';

/** Credentials of remote MCP servers: forwarded to the provider; never logged, never stored, never said again. */
const token = 'canary-token-of-an-mcp-server';

let provider: Provider;
let gateway: TestGateway;
beforeAll(async () => {
  provider = await startProvider(hello);
  gateway = await startTestGateway(provider.url);
});
afterAll(async () => {
  await gateway.close();
  await provider.close();
});
beforeEach(() => {
  provider.received.length = 0;
  provider.script = hello;
});

const server = { type: 'mcp', server_label: 'notes', server_url: 'https://mcp.example/mcp', authorization: token };
const openaiTools = [{ ...server, headers: { 'x-token': token }, require_approval: 'never' }];
const content = 'Read my notes.';

/** The same request in each format. */
const requests = [
  ['/v1/chat/completions', { messages: [{ role: 'user', content }], tools: openaiTools }],
  ['/v1/responses', { input: content, tools: openaiTools }],
  [
    '/v1/messages',
    {
      max_tokens: 100,
      messages: [{ role: 'user', content }],
      mcp_servers: [{ type: 'url', url: server.server_url, name: 'notes', authorization_token: token }],
      tools: [{ type: 'mcp_toolset', mcp_server_name: 'notes' }],
    },
  ],
] as const;

/** A provider's error that repeats what it was told in confidence: the caller's token, and our own key. */
const telling = (type: string) => {
  return {
    error: { type, code: 'secret-of-the-provider', message: `No server for Bearer ${token}, secret-of-the-provider.` },
  };
};
const failing = json(400, telling('invalid_request_error'));
const overloaded = json(529, telling('overloaded_error'));
const failingLate: Script = (request, response) => {
  const failed = telling('server_error');
  if (request.body['stream'] !== true) json(200, { ...failed, status: 'failed' })(request, response);
  else if (request.path.endsWith('/messages')) events(frame({ type: 'error', ...failed }))(request, response);
  else events(frame({ ...failed.error, type: 'error', sequence_number: 0 }))(request, response);
};

it.each(['r-mid', 'a-mid'])('%s gets the token, and nothing that we write has it', async (model) => {
  for (const [path, body] of requests) {
    for (const script of [hello, failing, overloaded, failingLate]) {
      for (const stream of [false, true]) {
        provider.received.length = 0;
        provider.script = script;
        const answer = await (await gateway.post(path, { ...body, model, stream })).text();
        expect(JSON.stringify(provider.received[0]?.body)).toContain(token);
        expect(answer).not.toMatch(/canary|secret-of/u);
        if (script !== hello) expect(answer).toContain('No server for Bearer [redacted], [redacted].');
      }
    }
  }
  expect(gateway.log.length).toBeGreaterThan(0);
  expect(gateway.log.join('')).not.toMatch(/canary|secret-of/u);
});

it('a stored response does not have it either, nor the next turn of its conversation', async () => {
  const [, [path, body]] = requests;
  const first = (await (await gateway.post(path, { ...body, model: 'r-mid' })).json()) as { readonly id: string };
  expect(JSON.stringify(first)).toContain('"server_label":"notes"');
  for (const stored of [`${path}/${first.id}`, `${path}/${first.id}/input_items`]) {
    const response = await gateway.get(stored);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain(token);
  }
  provider.received.length = 0;
  await gateway.post(path, { model: 'r-mid', input: 'And now?', previous_response_id: first.id });
  expect(JSON.stringify(provider.received[0]?.body)).toContain(content);
  expect(JSON.stringify(provider.received)).not.toContain(token);
});

it('the database never sees it, nor the key of the provider', async () => {
  const [, [path, body]] = requests;
  const { id } = (await (await gateway.post(path, { ...body, model: 'r-mid' })).json()) as { readonly id: string };
  const state = join(gateway.folder, '.polywire');
  const files = (await readdir(state)).filter((name) => name.startsWith('polywire.db'));
  const kept = (await Promise.all(files.map((name) => readFile(join(state, name), 'latin1')))).join('');
  expect(kept).toContain(id);
  expect(kept).not.toContain(token);
  expect(kept).not.toContain('secret-of-the-provider');
  expect(kept).not.toContain(gateway.key);
});

it('a body that is refused is refused without it', async () => {
  for (const [path, body] of requests) {
    const response = await gateway.post(path, { ...body, model: 'a-mid', tools: [{ ...server, type: 5 }] });
    expect(response.status).toBe(422);
    expect(await response.text()).not.toContain(token);
  }
  expect(gateway.log.join('')).not.toContain(token);
});

it('an error of an embeddings provider is relayed without our key', async () => {
  provider.script = failing;
  const response = await gateway.post('/v1/embeddings', { model: 'embed-small', input: 'x' });
  expect(response.status).toBe(400);
  expect(await response.text()).not.toContain('secret-of-the-provider');
});

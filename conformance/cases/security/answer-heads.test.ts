import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chat, messages, responses } from '../asking.ts';
import { wireModels } from '../models.ts';
import { start, type Running } from '../running.ts';

/** What a caller names comes back in heads of answers (dropped tools, rewritten schemas): never as a line or a field of its own. */
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

const hostile: readonly string[] = [
  'a\r\nx-injected: 1',
  'a\nx-injected: 1',
  'a\rx-injected: 1',
  'a\r\n\r\nHTTP/1.1 200 OK\r\nx-injected: 1\r\n\r\n',
  'a\u2028x-injected: 1\u0085x-injected: 1',
  'a\u0000b\u001b[31m\u007f',
  'a, b=c>d; e',
  'ключ-工具-🔧',
  '\ud800',
  '%0d%0ax-injected:1',
  'n'.repeat(50_000),
];

const odd = { type: 'object', properties: { x: { type: 'string' } }, additionalProperties: false, oneOf: [{}] };

/** Bodies in which the text stands at every place whose name an answer may repeat, by address. */
const bodies: Readonly<Record<string, (model: string, text: string) => readonly object[]>> = {
  [chat]: (model, text) => {
    const said = { model, messages: [{ role: 'user', content: 'Hi' }] };
    const tool = { type: 'function', function: { name: text, parameters: odd, strict: true } };
    return [
      { ...said, model: text },
      { ...said, tools: [tool] },
      { ...said, tools: [tool], tool_choice: { type: 'function', function: { name: text } } },
      { ...said, tools: [{ type: text, name: text }] },
      { ...said, [text]: 1 },
      { ...said, reasoning_effort: text },
      { ...said, verbosity: text, service_tier: text, user: text, stop: [text] },
      { ...said, messages: [{ role: 'user', content: [{ type: text, text }] }] },
      { ...said, messages: [{ role: text, content: text }] },
      { ...said, response_format: { type: 'json_schema', json_schema: { name: text, schema: odd } } },
      { ...said, web_search_options: { [text]: 1, user_location: { type: text } } },
    ];
  },
  [messages]: (model, text) => {
    const said = { model, max_tokens: 50, messages: [{ role: 'user', content: 'Hi' }] };
    return [
      { ...said, model: text },
      { ...said, tools: [{ name: text, input_schema: odd }] },
      { ...said, tools: [{ type: text, name: text }] },
      {
        ...said,
        tools: [{ type: 'mcp_toolset', mcp_server_name: text }],
        mcp_servers: [{ type: 'url', url: text, name: text }],
      },
      { ...said, [text]: 1 },
      { ...said, thread: text, output_config: { effort: text } },
      { ...said, messages: [{ role: 'user', content: [{ type: text, text }] }] },
      {
        ...said,
        messages: [{ role: 'assistant', content: [{ type: 'server_tool_use', id: text, name: text, input: {} }] }],
      },
    ];
  },
  [responses]: (model, text) => {
    const said = { model, input: 'Hi' };
    return [
      { ...said, model: text },
      { ...said, previous_response_id: text },
      { ...said, tools: [{ type: 'function', name: text, parameters: odd }] },
      { ...said, tools: [{ type: text, name: text, server_label: text }] },
      { ...said, tools: [{ type: 'mcp', server_label: text, server_url: text }] },
      { ...said, include: [text], truncation: text, reasoning: { effort: text } },
      { ...said, metadata: { [text.slice(0, 64)]: text.slice(0, 512) } },
      {
        ...said,
        input: [
          { type: text, id: text },
          { role: 'user', content: [{ type: text }] },
        ],
      },
      { ...said, [text]: 1 },
    ];
  },
};

/** Fields of an answer's head, all that there may be. */
const known =
  /^(?:content-type|content-length|date|connection|keep-alive|transfer-encoding|allow|retry-after|cache-control|vary|x-request-id|request-id|traceparent|x-should-retry|x-service-[a-z-]+)$/u;

describe.each(Object.keys(bodies))('%s', (path) => {
  it.each(wireModels.map(({ alias, groupName }) => [groupName, alias] as const))(
    'on %s',
    async (_group, alias) => {
      for (const text of hostile)
        for (const body of bodies[path]?.(alias, text) ?? []) {
          const response = await running.http.post(path, body);
          await response.arrayBuffer();
          const about = JSON.stringify(body).slice(0, 200);
          expect([200, 400, 404, 422], about).toContain(response.status);
          for (const [name, value] of response.headers) {
            expect(name, about).toMatch(known);
            expect(value, about).toMatch(/^[\x20-\x7e]*$/u);
            expect(value.length, about).toBeLessThan(5_000);
          }
        }
    },
    120_000,
  );
});

it('a name is told in the head so that it can be read back', async () => {
  const type = 'a\r\nключ, b';
  const response = await running.http.post(messages, {
    model: 'f-d',
    max_tokens: 50,
    messages: [{ role: 'user', content: 'Hi' }],
    tools: [{ type, name: 'x' }],
  });
  expect(decodeURIComponent(response.headers.get('x-service-dropped-params') ?? '')).toBe(type);
});

it('what a provider puts into its own head reaches nobody', async () => {
  const mark = 'headsofproviders';
  const headers = {
    'set-cookie': 'a=b',
    'x-injected': '1',
    'x-service-failover': 'true',
    location: 'http://elsewhere.example',
    'access-control-allow-origin': '*',
    'retry-after': '9999',
  };
  for (const status of [200, 400, 429, 500]) {
    await running.mocks.script({
      match: { marker: mark },
      times: 8,
      answer: { status, headers, body: { error: { message: 'x' } } },
    });
    const response = await running.http.post(
      chat,
      { model: 'a-mid', messages: [{ role: 'user', content: mark }] },
      { headers: { 'x-service-allow-failover': 'false' } },
    );
    await response.arrayBuffer();
    for (const name of ['set-cookie', 'x-injected', 'location', 'access-control-allow-origin', 'retry-after'])
      expect(response.headers.get(name), `${status} ${name}`).toBeNull();
    expect(response.headers.get('x-service-failover') ?? 'false').toBe('false');
  }
});

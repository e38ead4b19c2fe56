import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chat, messages, responses, user } from '../asking.ts';
import { groupModels } from '../models.ts';
import { sendRaw } from '../raw-http.ts';
import { start, type Running } from '../running.ts';
import { type Canary, startCanary } from './canary.ts';

/**
 * The gateway goes nowhere that a caller, a provider or a page names: only where its deployment file says. A listener on
 * loopback stands at every address in these requests, and nobody comes.
 */
let running: Running;
let canary: Canary;
beforeAll(async () => {
  running = await start();
  canary = await startCanary();
});
afterAll(async () => {
  await canary.close();
  await running.stop();
});

/** Spellings of the canary's address, and addresses that are no web page at all. */
function addresses(): readonly string[] {
  const { host } = canary;
  const port = host.split(':')[1] ?? '';
  return [
    `http://${host}/x.png`,
    `https://user:password@${host}/`,
    `//${host}/`,
    `http://[::ffff:127.0.0.1]:${port}/`,
    `http://2130706433:${port}/`,
    'file:///etc/passwd',
  ];
}

/** Bodies that name the address wherever a format has a place for one, or might have. */
const bodies: Readonly<Record<string, (model: string, url: string) => readonly object[]>> = {
  [chat]: (model, url) => {
    const said = { model, messages: [user(`See ${url}`)] };
    const parameters = { $schema: url, $id: url, type: 'object', properties: { x: { $ref: url } } };
    return [
      { ...said, messages: [user([{ type: 'image_url', image_url: { url } }])] },
      { ...said, messages: [user([{ type: 'file', file: { file_data: url, filename: url, file_id: url } }])] },
      { ...said, messages: [user([{ type: 'input_audio', input_audio: { data: url, format: 'wav' } }])] },
      { ...said, tools: [{ type: 'function', function: { name: 'f', parameters } }] },
      { ...said, response_format: { type: 'json_schema', json_schema: { name: 'x', schema: parameters } } },
      { ...said, tools: [{ type: 'mcp', server_label: 'x', server_url: url }] },
      { ...said, web_search_options: { search_context_size: 'low' } },
      { ...said, base_url: url, webhook_url: url, callback_url: url, api_base: url, metadata: { url } },
      { ...said, model: url },
    ];
  },
  [messages]: (model, url) => {
    const said = { model, max_tokens: 100, messages: [user(`See ${url}`)] };
    const input_schema = { $schema: url, type: 'object', properties: { x: { $ref: url } } };
    const source = { type: 'url', url };
    return [
      { ...said, messages: [user([{ type: 'image', source }])] },
      { ...said, messages: [user([{ type: 'document', source, citations: { enabled: true } }])] },
      { ...said, messages: [user([{ type: 'image', source: { type: 'file', file_id: url } }])] },
      {
        ...said,
        messages: [user([{ type: 'search_result', source: url, title: 'x', content: [{ type: 'text', text: url }] }])],
      },
      {
        ...said,
        mcp_servers: [{ type: 'url', url, name: 'x', authorization_token: 'x' }],
        tools: [{ type: 'mcp_toolset', mcp_server_name: 'x' }],
      },
      { ...said, tools: [{ type: 'web_fetch_20250910', name: 'web_fetch' }] },
      { ...said, tools: [{ name: 'f', input_schema }] },
      { ...said, container: url, base_url: url, metadata: { user_id: url } },
    ];
  },
  [responses]: (model, url) => {
    const said = { model, input: `See ${url}`, store: false };
    const item = (part: object): object => ({ ...said, input: [user([part])] });
    const annotations = [{ type: 'url_citation', url, title: 'x', start_index: 0, end_index: 1 }];
    return [
      item({ type: 'input_image', image_url: url }),
      item({ type: 'input_file', file_url: url }),
      item({ type: 'input_image', file_id: url }),
      {
        ...said,
        input: [{ role: 'assistant', content: [{ type: 'output_text', text: 'x', annotations }] }, user('Hi')],
      },
      { ...said, tools: [{ type: 'mcp', server_label: 'x', server_url: url, require_approval: 'never' }] },
      { ...said, tools: [{ type: 'web_search', filters: { allowed_domains: [url] } }] },
      { ...said, background: false, webhook: url, prompt: { id: url }, previous_response_id: url },
    ];
  },
  '/v1/messages/count_tokens': (model, url) => [
    { model, messages: [user([{ type: 'image', source: { type: 'url', url } }])] },
  ],
};

/** A model of each provider kind. */
const kinds = [...Map.groupBy(groupModels, ({ group }) => group.provider)].map(
  ([kind, [model]]) => [kind, model?.alias ?? ''] as const,
);

describe.each(kinds)('%s', (_kind, alias) => {
  it.each(Object.keys(bodies))(
    'asked on %s fetches nothing that the request names',
    async (path) => {
      for (const url of addresses())
        for (const body of bodies[path]?.(alias, url) ?? []) {
          const response = await running.http.post(path, body);
          await response.arrayBuffer();
          expect(response.status, JSON.stringify(body)).toBeLessThan(500);
        }
      expect(canary.visits()).toBe(0);
    },
    60_000,
  );
});

it('nor do embeddings, decisions and ids', async () => {
  for (const url of addresses()) {
    await (
      await running.http.post('/v1/embeddings', { model: 'embed-small', input: url, base_url: url })
    ).arrayBuffer();
    const questions = { q: { type: 'noul' } };
    await (await running.http.post('/v1/decisions', { model: 'decide', state: { url }, questions })).arrayBuffer();
    for (const path of ['/v1/models/', '/v1/responses/'])
      await (await running.http.request('GET', path + encodeURIComponent(url))).arrayBuffer();
  }
  expect(canary.visits()).toBe(0);
});

it('headers and targets send it nowhere else', async () => {
  const { host } = canary;
  const names = [
    'host',
    'x-forwarded-host',
    'x-original-url',
    'x-base-url',
    'x-provider-url',
    'openai-base-url',
    'referer',
    'origin',
    'forwarded',
  ];
  for (const name of names) {
    const lines = name === 'host' ? [] : ['host: x'];
    const head = [`GET http://${host}/v1/models HTTP/1.1`, ...lines, `${name}: http://${host}/`, 'connection: close'];
    await sendRaw(running.url, [...head, `x-api-key: ${running.key}`, '', ''].join('\r\n'));
  }
  expect(canary.visits()).toBe(0);
});

it.each([301, 302, 303, 307, 308])('a provider that redirects by %i is not followed', async (status) => {
  const mark = `redirect${status}here`;
  const answer = {
    status,
    headers: { location: `http://${canary.host}/`, refresh: `0; url=http://${canary.host}/` },
    body: {},
  };
  await running.mocks.script({ match: { marker: mark }, times: 20, answer });
  for (const stream of [false, true]) {
    const response = await running.http.post(chat, { model: 'a-mid', stream, messages: [user(mark)] });
    await response.arrayBuffer();
    expect(response.headers.get('location')).toBeNull();
  }
  expect(canary.visits()).toBe(0);
});

it.each(['f-d', 'm-s'])('pages that a search found for %s are named to the caller, and not opened', async (model) => {
  for (const words of [
    `http://${canary.host}/`,
    `site:${canary.host}`,
    `x&q=http://${canary.host}/#`,
    '../../admin?x=1',
    '\ud800',
  ]) {
    const body = { model, messages: [user(`Please search for ${words}`)], web_search_options: {} };
    const response = await running.http.post(chat, body);
    await response.arrayBuffer();
    expect(response.status, words).toBe(200);
  }
  expect(canary.visits()).toBe(0);
});

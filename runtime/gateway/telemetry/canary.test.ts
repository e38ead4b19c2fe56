import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Collector, startCollector } from '../testing/collector.ts';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { take } from '../testing/model-turns.ts';
import { events, json, type Provider, type Script, startProvider } from '../testing/provider.ts';
import { hello, messageBegin } from '../testing/replies.ts';

/** Stands in everything that no log line, no metric and no span may hold. */
const canary = 'canary';

let provider: Provider;
let collector: Collector;
let gateway: TestGateway;
beforeAll(async () => {
  provider = await startProvider(hello);
  collector = await startCollector();
  gateway = await startTestGateway(
    provider.url,
    { gateway: { admin_listen: ':0' } },
    { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, PROVIDER_KEY: `${canary}-of-the-provider` },
  );
});
afterAll(async () => {
  await collector.close();
  await provider.close();
});

const says: Script = (request, response) => {
  const content = [
    { type: 'text', text: `${canary} completion` },
    { type: 'tool_use', id: `toolu_${canary}`, name: `${canary}_tool`, input: { [canary]: canary } },
  ] as const;
  take({ content }, request)(request, response);
};

const scripts: readonly Script[] = [
  says,
  json(400, { error: { type: canary, code: canary, message: canary } }, { [canary]: canary }),
  json(401, { error: { message: canary } }),
  json(500, { error: { message: canary } }),
  json(200, `{"${canary}`),
  json(200, { [canary]: canary }),
  events(messageBegin(canary)),
  events(`event: ${canary}\ndata: ${canary}\n\n`),
  events('event: error\ndata: {"type":"error","error":{"type":"overloaded_error","message":"canary"}}\n\n'),
  (_request, response) => response.destroy(),
];

const words = { role: 'user', content: `${canary} prompt` };
const tool = { name: `${canary}_tool`, description: canary };
const schema = { type: 'object', properties: { [canary]: { type: 'string' } } };
const server = { server_label: canary, server_url: `https://${canary}.example/mcp`, authorization: canary };
const bodies = [
  [
    '/v1/chat/completions',
    {
      messages: [{ role: 'system', content: canary }, words],
      tools: [{ type: 'function', function: { ...tool, parameters: schema } }],
      user: canary,
      metadata: { [canary]: canary },
    },
  ],
  ['/v1/responses', { input: [words], instructions: canary, tools: [{ type: 'mcp', ...server }] }],
  ['/v1/messages', { max_tokens: 10, system: canary, messages: [words], tools: [{ ...tool, input_schema: schema }] }],
] as const;

const headers = {
  'x-request-id': canary,
  'user-agent': canary,
  'x-canary': canary,
  traceparent: `00-${canary}-${canary}-01`,
  tracestate: `${canary}=${canary}`,
  baggage: `${canary}=${canary}`,
};

it('nothing that a caller or a provider says gets into logs, metrics or spans, nor any credential', async () => {
  for (const [path, body] of bodies) {
    for (const stream of [false, true]) {
      for (const script of scripts) {
        provider.script = script;
        // Some of them end in the middle.
        await (await gateway.post(path, { ...body, model: 'a-mid', stream }, headers)).text().catch(() => '');
      }
    }
    await gateway.post(path, { ...body, model: canary }, headers);
    await gateway.post(path, { ...body, model: 'a-mid', tools: canary }, headers);
    await gateway.post(path, `{"${canary}": `, headers);
  }
  provider.script = json(400, { error: { message: canary } });
  await gateway.post('/v1/embeddings', { model: 'embed-small', input: canary }, headers);
  await gateway.get(`/${canary}?${canary}=${canary}`);
  await gateway.get(`/v1/responses/${canary}`);
  await gateway.get(`/v1/models/${canary}`);
  await fetch(`${gateway.url}/v1/models`, { method: canary.toUpperCase() }).catch(() => null);
  await fetch(`${gateway.url}/v1/models`, { headers: { ...headers, authorization: `Bearer sk-svc-${canary}` } });

  const metrics = await (await fetch(`${gateway.adminUrl ?? ''}/metrics`)).text();
  await gateway.close();
  const secret = gateway.key.split('-').at(-1) ?? '';
  const written = { log: gateway.log.join(''), metrics, spans: collector.text() };
  expect(written.log).toContain('upstream_error');
  expect(written.metrics).toContain('error_type="upstream_error"');
  expect(written.spans).toContain('upstream_error');
  for (const text of Object.values(written)) {
    expect(text.toLowerCase()).not.toContain(canary);
    expect(text).not.toContain(secret);
    expect(text).not.toContain('Hello');
  }
});

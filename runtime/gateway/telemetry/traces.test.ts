import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { attributesOf, type Collector, type SentSpan, startCollector } from '../testing/collector.ts';
import { allowFailover, startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { json, type Provider, startProvider } from '../testing/provider.ts';
import { hello } from '../testing/replies.ts';

let provider: Provider;
let collector: Collector;
let gateway: TestGateway;
beforeAll(async () => {
  provider = await startProvider(hello);
});
afterAll(() => provider.close());
beforeEach(async () => {
  provider.script = hello;
  provider.received.length = 0;
  collector = await startCollector();
  gateway = await startTestGateway(provider.url, {}, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
});
afterEach(() => collector.close());

const chat = { model: 'a-mid', messages: [{ role: 'user', content: 'Hi' }] };

/** Asks, and says what spans came of it once the gateway has closed. */
async function spansOf(
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly id: string | null; readonly spans: readonly SentSpan[] }> {
  const response = await gateway.post('/v1/chat/completions', body, headers);
  await response.text();
  await gateway.close();
  return { id: response.headers.get('x-request-id'), spans: collector.spans() };
}

type Tree = readonly (string | readonly [string, Tree])[];

/** Names of spans, each with those that hang on it. */
function treeOf(spans: readonly SentSpan[], parent: string): Tree {
  return spans
    .filter(({ parentSpanId = '' }) => parentSpanId === parent)
    .map(({ name, spanId }) => {
      const below = treeOf(spans, spanId);
      return below.length === 0 ? name : [name, below];
    });
}

function named(spans: readonly SentSpan[], name: string): SentSpan {
  const found = spans.find((span) => span.name === name);
  if (found === undefined) throw new Error(`no span ${name}`);
  return found;
}

it.each([false, true])('a request is a tree of its steps, streamed: %s', async (stream) => {
  const { id, spans } = await spansOf({ ...chat, stream });
  const call = spans.find(({ kind }) => kind === 3)?.name ?? '';
  expect(treeOf(spans, '')).toEqual([
    [
      'POST /v1/chat/completions',
      [
        ...['edge', 'gate', 'resolve', 'decode', 'admit', ['dispatch', ['adapt', call]]],
        // A stream's last words come after it is settled.
        ...(stream ? [['relay', ['settle']]] : ['relay', 'settle']),
      ],
    ],
  ]);
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
  const usage = { 'gen_ai.usage.input_tokens': 7, 'gen_ai.usage.output_tokens': 5 };
  expect(attributesOf(named(spans, 'POST /v1/chat/completions'))).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/v1/chat/completions',
    'http.response.status_code': 200,
    'polywire.request.id': id,
    'polywire.wire': 'chat',
    'polywire.outcome': 'whole',
    'gen_ai.operation.name': 'chat',
    'gen_ai.provider.name': 'P-A',
    'gen_ai.request.model': 'a-mid',
    'gen_ai.response.model': 'a-mid',
    ...usage,
  });
  const sent = String(provider.received[0]?.body['model']);
  expect(call).toBe(`chat ${sent}`);
  expect(attributesOf(named(spans, call))).toMatchObject({
    'gen_ai.operation.name': 'chat',
    'gen_ai.provider.name': 'P-A',
    'gen_ai.request.model': sent,
    ...usage,
  });
});

it('the trace goes on from the caller to the provider', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const { spans } = await spansOf(chat, { traceparent: `00-${traceId}-b7ad6b7169203331-01` });
  const call = spans.find(({ kind }) => kind === 3);
  expect(named(spans, 'POST /v1/chat/completions')).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' });
  expect(provider.received[0]?.headers['traceparent']).toBe(`00-${traceId}-${call?.spanId ?? ''}-01`);
});

it('a trace that the caller does not keep is not kept here, and one that is malformed is not his', async () => {
  await gateway.post('/v1/chat/completions', chat, { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00` });
  const { spans } = await spansOf(chat, { traceparent: `00-${'a'.repeat(32)}-${'B'.repeat(16)}-01` });
  expect(spans.filter(({ kind }) => kind === 2)).toHaveLength(1);
  expect(spans.map(({ traceId }) => traceId)).not.toContain('a'.repeat(32));
});

it('OpenTelemetry has a variable for how many requests are traced', async () => {
  const none = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER: 'always_off' };
  const own = await startTestGateway(provider.url, {}, none);
  await own.post('/v1/chat/completions', chat);
  await own.close();
  await gateway.close();
  expect(collector.spans()).toEqual([]);
  expect(provider.received[0]?.headers['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
});

it('every provider call has its span, and one that failed says by which kind of error', async () => {
  provider.script = (request, response) => {
    (request.path.startsWith('/P-A/') ? json(500, { error: { message: 'busy' } }) : hello)(request, response);
  };
  const { spans } = await spansOf(chat, allowFailover);
  const calls = spans.filter(({ kind }) => kind === 3).map(attributesOf);
  const failed = calls.filter((attributes) => attributes['error.type'] === 'upstream_error');
  expect(failed).toHaveLength(calls.length - 1);
  expect(calls.at(-1)).toMatchObject({ 'gen_ai.provider.name': 'P-R' });
  const root = named(spans, 'POST /v1/chat/completions');
  expect(attributesOf(root)).toMatchObject({ 'gen_ai.request.model': 'a-mid', 'gen_ai.provider.name': 'P-R' });
  expect(root.status.code).toBe(0);
});

it('the log says when nobody takes the spans, and not what he said', async () => {
  const refusing = await startProvider(json(400, { error: 'canary' }));
  const own = await startTestGateway(provider.url, {}, { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: refusing.url });
  await own.post('/v1/chat/completions', chat);
  await own.close();
  await refusing.close();
  await gateway.close();
  const lines = own.log.filter((line) => line.includes('spans not sent'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('canary');
});

it('a request that fails is an error, one that is refused is not', async () => {
  provider.script = json(500, { error: { message: 'busy' } });
  await gateway.post('/v1/chat/completions', { ...chat, model: 'nobody' });
  const { spans } = await spansOf(chat);
  const [refused, failed] = spans.filter(({ kind }) => kind === 2);
  expect([refused?.status.code, failed?.status.code]).toEqual([0, 2]);
  expect(attributesOf(refused as SentSpan)).toMatchObject({ 'error.type': 'model_not_found' });
  expect(attributesOf(failed as SentSpan)).toMatchObject({ 'error.type': 'upstream_error' });
});

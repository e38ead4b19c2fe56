import { afterAll, beforeAll, expect, it } from 'vitest';
import { newKey } from '../platform/key.ts';
import { keyPrefix } from './accounts/key-prefix.ts';
import { startTestGateway, type TestGateway } from './testing/gateway.ts';
import { json, type Provider, startProvider } from './testing/provider.ts';
import { hello, message } from './testing/replies.ts';

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

const ask = { model: 'a-mid', messages: [{ role: 'user', content: 'Hi' }] };

/** The log says so when a SIGHUP has been worked off. */
async function hangUp(): Promise<string> {
  const before = gateway.log.length;
  process.emit('SIGHUP');
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    const line = gateway.log.slice(before).find((one) => one.includes('reloaded'));
    if (line !== undefined) return line;
  }
}

async function model(): Promise<unknown> {
  return ((await (await gateway.post('/v1/chat/completions', ask)).json()) as { model: unknown }).model;
}

it('SIGHUP reads the deployment file again', async () => {
  expect(await model()).toBe('pa-mid-2-20260718');
  await gateway.rewrite({ models: { 'a-mid': 'another-9' } });
  expect(await hangUp()).toContain('deployment file reloaded');
  expect(await model()).toBe('another-9');
});

it('a bad new file keeps the old one, and the log says what is wrong where', async () => {
  await gateway.rewrite({ models: { 'a-mdi': 'x' } });
  expect(await hangUp()).toMatch(/polywire\.yaml:1:\d+: models\.a-mdi is not known here.*not reloaded/);
  expect(await model()).toBe('another-9');
  expect(await gateway.reload()).toBe(false);
});

it('a request under way goes on with the deployment that it began with', async () => {
  const arrived = Promise.withResolvers<() => void>();
  provider.script = (request, response) => {
    arrived.resolve(() => {
      json(200, message('late'))(request, response);
    });
  };
  const answer = gateway.post('/v1/chat/completions', ask);
  const go = await arrived.promise;
  await gateway.rewrite({ models: { 'a-mid': 'third-1' } });
  await gateway.reload();
  go();
  expect(await (await answer).json()).toMatchObject({ model: 'another-9' });
  provider.script = hello;
  expect(await model()).toBe('third-1');
});

it('a key that is taken out of the file no longer opens', async () => {
  await gateway.rewrite({ gateway: { listen: '127.0.0.1:0', keys: [newKey(keyPrefix)] } });
  await gateway.reload();
  expect((await gateway.get('/v1/models')).status).toBe(401);
});

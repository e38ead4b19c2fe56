import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '@polywire/generated/hosted/routes.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newKey } from '../platform/key.ts';
import { createLog } from '../platform/log.ts';
import { createApp } from './app.ts';
import { keyPrefix } from './accounts/key-prefix.ts';
import { type Lasting, openLasting } from './lasting.ts';
import { operations } from './operations/index.ts';
import { setUp } from './setup.ts';

const key = newKey(keyPrefix);
const lines: string[] = [];
let folder: string;
let lasting: Lasting;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polywire-test-'));
  const file = { gateway: { listen: 'x:0', keys: [key] } };
  lasting = await openLasting(file, join(folder, 'polywire.yaml'), {}, createLog('silent'));
  const setup = setUp(file, {}, lasting);
  const broken = (): never => {
    throw new TypeError('inside: x is not a function');
  };
  const real = operations({
    store: lasting.responses,
    funds: lasting.funds,
    checks: [{ reason: 'the gateway is stopping', passes: () => false }],
  });
  const all = { ...real, createChatCompletion: broken, createMessage: broken, createEmbedding: broken };
  app = createApp(
    () => setup,
    all,
    createLog('info', (line) => lines.push(line)),
  );
});
afterAll(async () => {
  await app.close();
  await lasting.close();
  await rm(folder, { recursive: true });
});

async function post(url: string): Promise<{ readonly status: number; readonly body: string }> {
  const payload = { model: 'x', input: 'x', max_tokens: 1, messages: [{ role: 'user', content: 'x' }] };
  const { statusCode, body } = await app.inject({ method: 'POST', url, headers: { 'x-api-key': key }, payload });
  return { status: statusCode, body };
}

it('an error that nobody foresaw is 500 in the envelope of its endpoint, and tells nothing of the inside', async () => {
  const expected = {
    [routes.createChatCompletion.path]: { detail: expect.any(String) as string },
    [routes.createMessage.path]: { type: 'error', error: { type: 'api_error' } },
    [routes.createEmbedding.path]: { error: { type: 'internal_error', code: null } },
  };
  for (const [path, said] of Object.entries(expected)) {
    const { status, body } = await post(path);
    expect(status).toBe(500);
    expect(JSON.parse(body)).toMatchObject(said);
    expect(body).not.toContain('inside');
  }
  const said = lines.filter((line) => line.includes('"level":"error"'));
  expect(said).toHaveLength(3);
  expect(said[0]).toContain('x is not a function');
});

it('says that it is not ready while it stops', async () => {
  const { statusCode, body } = await app.inject({ url: '/readyz' });
  expect(statusCode).toBe(503);
  expect(JSON.parse(body)).toEqual({ status: 'not_ready', reason: 'the gateway is stopping' });
});

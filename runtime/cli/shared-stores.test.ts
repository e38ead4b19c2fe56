import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { onPostgres } from '../platform/testing/databases.ts';
import { part } from '../platform/testing/part.ts';
import { type GatewayProcess, GatewayProcesses } from './gateway-processes.ts';

/** Of waiting for what other processes do. */
const patience = { timeout: 15_000 };
const redis = await part('Redis');

onPostgres('two gateways that share Redis and a database', ({ open }) => {
  let gateways: GatewayProcesses;
  let environment: NodeJS.ProcessEnv;
  beforeAll(async () => {
    gateways = await GatewayProcesses.open();
    environment = { DB_URL: await open(), REDIS: 'url' in redis ? redis.url : '' };
  });
  afterEach(() => gateways.end());
  afterAll(() => gateways.close());

  const stores = { database_url_env: 'DB_URL', redis_url_env: 'REDIS' };
  const two = async (limits: object = {}): Promise<readonly [GatewayProcess, GatewayProcess]> => {
    const started = await Promise.all([1, 2].map((count) => gateways.start(count, { stores, limits }, environment)));
    return started as [GatewayProcess, GatewayProcess];
  };

  it.skipIf('missing' in redis)(
    'know of a response under way at the other, and call it off',
    { timeout: 60_000 },
    async () => {
      const [one, other] = await two();
      const { id, text } = await gateways.stream(one.url);
      await expect.poll(() => gateways.status(other.url, id), patience).toBe('in_progress');
      const cancelled = await gateways.send(`${other.url}/v1/responses/${id}/cancel`, 'POST');
      expect(await cancelled.json()).toMatchObject({ id, status: 'cancelled' });
      expect(await text).toMatch(/event: response\.incomplete\n.*"status":"cancelled"/);
      expect(await Promise.all([gateways.status(one.url, id), gateways.status(other.url, id)])).toEqual(
        Array(2).fill('cancelled'),
      );
    },
  );

  it.skipIf('missing' in redis)(
    'have the places of an organisation together, also those of one that was killed',
    { timeout: 60_000 },
    async () => {
      const [one, other] = await two({ concurrency: 1, lease_ttl: 1_000 });
      const { id, text } = await gateways.stream(one.url);
      const cut = expect(text).rejects.toThrow();
      expect((await gateways.ask(other.url)).status).toBe(429);
      one.child.kill('SIGKILL');
      await once(one.child, 'exit');
      await cut;
      await expect.poll(async () => (await gateways.ask(other.url)).status, patience).toBe(200);
      await expect.poll(() => gateways.status(other.url, id), patience).toBe('failed');
    },
  );

  it.skipIf('missing' in redis)(
    'read their deployment files again when one of them is told',
    { timeout: 60_000 },
    async () => {
      const [one, other] = await two();
      gateways.configure({ stores, models: { 'a-mid': 'another-9' } });
      one.child.kill('SIGHUP');
      for (const { url } of [one, other, other]) {
        const model = async (): Promise<unknown> =>
          ((await (await gateways.ask(url)).json()) as { model: unknown }).model;
        await expect.poll(model, patience).toBe('another-9');
      }
    },
  );
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { onOwnServer } from '../../platform/testing/own-server.ts';
import { startPostgres } from '../../platform/testing/postgres-server.ts';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { type Provider, startProvider } from '../testing/provider.ts';
import { hello } from '../testing/replies.ts';

await onOwnServer('a gateway whose PostgreSQL goes away', startPostgres, (server) => {
  let provider: Provider;
  let gateway: TestGateway;
  beforeAll(async () => {
    provider = await startProvider(hello);
    const stores = { database_url_env: 'DB_URL' };
    gateway = await startTestGateway(provider.url, { stores }, { DB_URL: server.url });
  });
  afterAll(async () => {
    await gateway.close();
    await provider.close();
  });

  const create = (body: object): Promise<Response> => gateway.post('/v1/responses', { model: 'a-mid', ...body });
  const readiness = async (): Promise<unknown> => {
    const response = await gateway.get('/readyz');
    return [response.status, ((await response.json()) as { reason?: string }).reason];
  };

  it('answers all the same, says what it cannot look up, is not ready, and is well again when it is back', async () => {
    const first = (await (await create({ input: 'Hi' })).json()) as { id: string };
    expect(await readiness()).toEqual([200, undefined]);

    await server.stop();
    expect(await readiness()).toEqual([503, 'the store does not answer']);
    expect((await gateway.get('/healthz')).status).toBe(200);

    const answer = await create({ input: 'Hi' });
    expect([answer.status, await answer.json()]).toMatchObject([200, { status: 'completed' }]);
    await expect.poll(() => gateway.log.join()).toContain('a response could not be kept');
    const stream = await create({ input: 'Hi', stream: true });
    expect(await stream.text()).toContain('event: response.completed');

    const next = { input: 'And?', previous_response_id: first.id };
    const refused = await create(next);
    expect([refused.status, await refused.json()]).toMatchObject([503, { error: { code: 'policy_unavailable' } }]);
    expect((await gateway.get(`/v1/responses/${first.id}`)).status).toBe(503);

    await server.start();
    await expect.poll(readiness, { timeout: 15_000 }).toEqual([200, undefined]);
    expect((await create(next)).status).toBe(200);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newKey } from '../platform/key.ts';
import { keyPrefix } from './accounts/key-prefix.ts';
import { startTestGateway, type TestGateway } from './testing/gateway.ts';
import { type Provider, startProvider } from './testing/provider.ts';
import { hello } from './testing/replies.ts';

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

interface Answer {
  readonly status: number;
  readonly body: { readonly type?: string; readonly error?: { readonly type: string; readonly code?: string } };
  readonly reason: string | null;
}

async function get(path: string, headers: Record<string, string>): Promise<Answer> {
  const response = await fetch(gateway.url + path, { headers });
  const body = (await response.json()) as Answer['body'];
  return { status: response.status, body, reason: response.headers.get('x-service-reason') };
}

describe('the edge', () => {
  it('refuses a missing or malformed credential with 401 in the Messages envelope, without code', async () => {
    const { key } = gateway;
    const wrong: Record<string, string>[] = [
      {},
      { authorization: '' },
      { authorization: key },
      { authorization: `Basic ${key}` },
      { authorization: `Bearer ${key.slice(0, -1)}` },
      { authorization: `Bearer ${key} x` },
      { 'x-api-key': `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}` },
      { 'x-api-key': 'sk-something-else' },
      { authorization: `Bearer ${key}`, 'x-api-key': newKey(keyPrefix) },
      { authorization: 'nonsense', 'x-api-key': key },
    ];
    for (const headers of wrong) {
      const { status, body, reason } = await get('/v1/models', headers);
      expect(status).toBe(401);
      expect(body).toMatchObject({ type: 'error', error: { type: 'authentication_error' } });
      expect(body.error).not.toHaveProperty('code');
      expect(reason).toBeNull();
    }
  });

  it('takes the key as a bearer token, as x-api-key, or as both', async () => {
    const { key } = gateway;
    const right: Record<string, string>[] = [
      { authorization: `Bearer ${key}` },
      { authorization: `bearer  ${key}` },
      { 'x-api-key': key },
      { authorization: `Bearer ${key}`, 'x-api-key': key },
    ];
    for (const headers of right) expect((await get('/v1/models', headers)).status).toBe(200);
  });

  it('comes before routing and before the body: unknown paths, methods and bodies are 401 without a credential', async () => {
    expect((await get('/v1/nothing', {})).status).toBe(401);
    expect((await get('/%zz', {})).status).toBe(401);
    for (const init of [
      { method: 'PUT' },
      { method: 'POST', body: '{' },
      { method: 'POST', body: 'x'.repeat(100_000) },
    ])
      expect((await fetch(`${gateway.url}/v1/chat/completions`, init)).status).toBe(401);
  });

  it('lets health checks through without a credential', async () => {
    for (const path of ['/healthz', '/readyz', '/'])
      expect(await get(path, {})).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect((await fetch(gateway.url, { method: 'HEAD' })).status).toBe(200);
  });
});

describe('the gate', () => {
  it('refuses a well-formed key that it does not know with code and reason invalid_credentials', async () => {
    for (const path of ['/v1/models', '/v1/messages', '/v1/nothing']) {
      const answer = await get(path, { authorization: `Bearer ${newKey(keyPrefix)}` });
      expect(answer).toMatchObject({
        status: 401,
        reason: 'invalid_credentials',
        body: { type: 'error', error: { type: 'authentication_error', code: 'invalid_credentials' } },
      });
    }
  });

  it('refuses a key whose id is known and whose secret is another', async () => {
    const [known, other] = [gateway.key, newKey(keyPrefix)];
    const mixed = known.slice(0, keyPrefix.length + 10) + other.slice(keyPrefix.length + 10);
    expect((await get('/v1/models', { 'x-api-key': mixed })).status).toBe(401);
  });
});

it('no credential reaches a log or a provider', async () => {
  await gateway.post('/v1/chat/completions', { model: 'a-mid', messages: [{ role: 'user', content: 'Hi' }] });
  expect(gateway.log.join('')).not.toContain(gateway.key.slice(-20));
  expect(gateway.log.join('')).not.toContain('secret-of-the-provider');
  const [request] = provider.received;
  expect(JSON.stringify(request)).not.toContain(gateway.key);
  expect(request?.headers['x-api-key']).toBe('secret-of-the-provider');
});

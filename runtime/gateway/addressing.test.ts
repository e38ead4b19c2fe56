import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Models } from './models.ts';
import { startTestGateway, type TestGateway } from './testing/gateway.ts';
import { type Provider, startProvider } from './testing/provider.ts';
import { hello } from './testing/replies.ts';

describe('a name', () => {
  const models = new Models({
    'r-mid': 'real-mid',
    'r-mid-1': 'real-mid',
    service_blaze: 'real-mid',
    'a-top-1': 'real-top',
  });

  it('is an alias, with or without the deprecated prefix', () => {
    expect(models.resolve('r-mid')).toBe('r-mid');
    expect(models.resolve('latest:r-mid')).toBe('r-mid');
    expect(models.resolve('latest:latest:r-mid')).toBeNull();
  });

  it('is a provider id of the catalogue or of the deployment file', () => {
    expect(models.resolve('pa-top-1-20260210')).toBe('a-top-1');
    expect(models.resolve('real-top')).toBe('a-top-1');
  });

  it('that several aliases share is the floating one, and rather one that answers under its own name', () => {
    expect(models.resolve('real-mid')).toBe('r-mid');
  });

  it('of a known family is mapped by it on Messages alone', () => {
    expect(models.resolveForeign('pa-third-9-20270101')).toBe('a-third');
    expect(models.resolve('pa-third-9-20270101')).toBeNull();
  });

  it('of anything else is none', () => {
    for (const name of ['', 'latest:', 'R-MID', 'toString', '__proto__', 'unknown-1']) {
      expect(models.resolve(name)).toBeNull();
      expect(models.resolveForeign(name)).toBeNull();
    }
  });
});

describe('the model of a reply', () => {
  let provider: Provider;
  let gateway: TestGateway;
  beforeAll(async () => {
    provider = await startProvider(hello);
    gateway = await startTestGateway(provider.url, { models: { 'r-high': 'real-high-7' } });
  });
  afterAll(async () => {
    await gateway.close();
    await provider.close();
  });
  beforeEach(() => {
    provider.received.length = 0;
  });

  const messages = [{ role: 'user', content: 'Hi' }];
  const formats = {
    chat: (model: string) => gateway.post('/v1/chat/completions', { model, messages }),
    responses: (model: string) => gateway.post('/v1/responses', { model, input: 'Hi' }),
    messages: (model: string) => gateway.post('/v1/messages', { model, messages, max_tokens: 9 }),
  };

  async function modelOf(response: Promise<Response>): Promise<unknown> {
    return ((await (await response).json()) as { readonly model?: unknown }).model;
  }

  it('is the serving model by its provider id, which can be sent back', async () => {
    for (const ask of Object.values(formats)) {
      expect(await modelOf(ask('r-high'))).toBe('real-high-7');
      expect(await modelOf(ask('real-high-7'))).toBe('real-high-7');
      expect(await modelOf(ask('a-mid-1'))).toBe('pa-mid-1-20260601');
    }
    expect(provider.received.map(({ body }) => body['model'])).toContain('real-high-7');
  });

  it('of an alias that echoes is the alias on Chat and Responses, and on Messages what the caller sent', async () => {
    for (const name of ['service_air', 'latest:service_air', 'pr-air-1-20260302']) {
      expect(await modelOf(formats.chat(name))).toBe('service_air');
      expect(await modelOf(formats.responses(name))).toBe('service_air');
      expect(await modelOf(formats.messages(name))).toBe(name);
    }
    expect(await modelOf(formats.messages('service_blaze'))).toBe('service_blaze');
    expect(provider.received[0]?.body['model']).toBe('pr-air-1-20260302');
  });

  it('of a family is the one that ran, and the family is known on Messages alone', async () => {
    expect(await modelOf(formats.messages('pa-mid-7-20280101'))).toBe('pa-mid-2-20260718');
    expect((await formats.chat('pa-mid-7-20280101')).status).toBe(404);
    expect((await formats.responses('pa-mid-7-20280101')).status).toBe(404);
  });
});

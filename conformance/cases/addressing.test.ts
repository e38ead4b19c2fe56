import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, chat, messages, user } from './asking.ts';
import { start, type Running } from './running.ts';

/** Seed 000, "Model addressing". */
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

describe('addressing a model', () => {
  const names: readonly (readonly [string, string, string])[] = [
    ['an alias', 'a-mid', 'pa-mid-2-20260718'],
    ['the deprecated spelling', 'latest:a-mid', 'pa-mid-2-20260718'],
    ["a provider's id", 'pa-mid-2-20260718', 'pa-mid-2-20260718'],
    ['an alias that answers under its own name', 'service_air', 'service_air'],
  ];

  it.each(names)('%s', async (_what, name, served) => {
    const { body } = await ask(running, chat, (mark) => ({ model: name, messages: [user(mark)] }));
    expect(body['model']).toBe(served);
  });

  it('by a foreign id of a known family, on Messages alone', async () => {
    const foreign = 'pa-mid-9-20991231';
    const known = await ask(running, messages, (mark) => ({ model: foreign, max_tokens: 9, messages: [user(mark)] }));
    expect(known.body['model']).toBe('pa-mid-2-20260718');
    const echoed = await ask(running, messages, (mark) => ({
      model: 'latest:service_air',
      max_tokens: 99,
      messages: [user(mark)],
    }));
    expect(echoed.body['model']).toBe('latest:service_air');
    const unknown = await ask(running, chat, (mark) => ({ model: foreign, messages: [user(mark)] }));
    expect(unknown.response.status).toBe(404);
    expect(unknown.body).toMatchObject({ error: { code: 'model_not_found' } });
    expect(unknown.response.headers.get('x-service-reason')).toBe('unknown_model');
  });
});

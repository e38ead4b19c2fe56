import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, chat, user } from './asking.ts';
import { start, type Running } from './running.ts';

/** What a caller is told when a provider fails (GAPS "relayed provider errors"). */
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

describe('a provider that fails', () => {
  const plainly = { 'x-service-allow-failover': 'false' };

  it.each([
    [400, 400],
    [401, 503],
    [404, 404],
    [422, 422],
    [429, 429],
    [500, 500],
    [502, 503],
    [504, 503],
    [529, 529],
  ])('with %d is told as %d', async (status, sent) => {
    const { response, body } = await ask(
      running,
      chat,
      (mark) => ({ model: 'a-mid', messages: [user(`${mark} fail with ${status}`)] }),
      plainly,
    );
    expect(response.status).toBe(sent);
    expect(body).toMatchObject({ error: { type: 'api_error' } });
    if (sent === 503) expect(body).toMatchObject({ error: { upstream_status: status === 401 ? 502 : status } });
  });

  it('once is asked again, and the caller is told how often', async () => {
    await running.mocks.script({ match: { marker: 'again-here' }, answer: { status: 500 } });
    const { response, body } = await ask(
      running,
      chat,
      () => ({ model: 'a-mid', messages: [user('again-here')] }),
      plainly,
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('x-service-attempts')).toBe('2');
    expect(body['service']).toEqual({ failover: false, attempts: 2, requested_model: 'a-mid', served_model: 'a-mid' });
  });
});

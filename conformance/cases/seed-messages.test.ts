import { afterAll, beforeAll, expect, it } from 'vitest';
import { json, readStream } from './http.ts';
import { askIn, request } from './in-formats.ts';
import { valueAt } from './mocks.ts';
import { start, type Running } from './running.ts';

/** Seed 000, "Messages request" and "Messages response", beyond messages-fine-print.test.ts. */
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

it('blocks of system reach a messages-wire target as they came, and lose their markers elsewhere, named', async () => {
  const system = [
    { type: 'text', text: 'Be brief.', cache_control: { type: 'ephemeral', ttl: '1h' } },
    { cache_control: { type: 'ephemeral' }, text: 'Be kind.', type: 'text' },
  ];
  const own = await askIn(running, 'messages', 'a-mid', { system });
  expect(JSON.stringify(valueAt(own.received?.body, ['system']))).toBe(JSON.stringify(system));
  expect(own.content).toBeUndefined();
  for (const model of ['r-mid', 'g-a', 'f-d', 'm-s', 'x-a']) {
    const { response, received, content } = await askIn(running, 'messages', model, { system });
    expect([model, response.status, content]).toEqual([model, 200, 'cache_control']);
    expect(JSON.stringify(received?.body)).toMatch(/Be brief\..*Be kind\./u);
    expect(JSON.stringify(received?.body)).not.toContain('ephemeral');
  }
});

it('thinking comes back as a leading block with a signature, streamed or not', async () => {
  const thinking = { thinking: { type: 'enabled', budget_tokens: 1_024 }, max_tokens: 2_000 };
  for (const model of ['a-mid', 'a-top', 'a-third', 'a-small']) {
    const { body } = await askIn(running, 'messages', model, thinking, () => 'Think, please.');
    const expected = [
      { type: 'thinking', signature: expect.stringMatching(/./u) as string },
      { type: 'text', text: 'You said: Think, please.' },
    ];
    expect(body['content']).toMatchObject(expected);
    const asked = { ...request('messages', model, 'Think, please.'), ...thinking, stream: true };
    const { sent } = await readStream(await running.http.post('/v1/messages', asked));
    const events = sent.map(json);
    const opened = events.filter(({ type }) => type === 'content_block_start');
    expect(opened.map((event) => valueAt(event, ['content_block', 'type']))).toEqual(['thinking', 'text']);
    const signed = events.filter((event) => valueAt(event, ['delta', 'type']) === 'signature_delta');
    expect(signed).toMatchObject([{ index: 0, delta: { signature: expect.stringMatching(/./u) as string } }]);
  }
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { json, readStream } from './http.ts';
import { request } from './in-formats.ts';
import { start, type Running } from './running.ts';

/** Seed 000, "Streaming failures and retries", beyond streams.test.ts. */
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

function frame(data: { readonly type: string; readonly [field: string]: unknown }): string {
  return `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;
}

it('a messages-wire provider that ends early but normally is taken at its word', async () => {
  const usage = { input_tokens: 3, output_tokens: 1, cache_creation_input_tokens: 0, cache_read_input_tokens: 0 };
  const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'm', content: [] };
  const frames = [
    frame({ type: 'message_start', message: { ...message, stop_reason: null, stop_sequence: null, usage } }),
    frame({ type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage }),
    frame({ type: 'message_stop' }),
  ];
  await running.mocks.script({ match: { marker: 'empty-here' }, stream: { frames } });
  const body = { ...request('messages', 'a-mid', 'empty-here'), stream: true };
  const { sent, whole } = await readStream(await running.http.post('/v1/messages', body));
  expect(whole).toBe(true);
  expect(sent.at(-1)?.event).toBe('message_stop');
  expect(json(sent.at(-2))).toMatchObject({ delta: { stop_reason: 'end_turn' } });
  expect(sent.map(({ event }) => event)).not.toContain('error');
});

it('the same request sent twice runs twice, whatever key it carries', async () => {
  const headers = { 'idempotency-key': 'once' };
  for (let time = 0; time < 2; time += 1) {
    const body = request('chat', 'a-mid', 'twice-here');
    expect((await running.http.post('/v1/chat/completions', body, { headers })).status).toBe(200);
  }
  expect(await running.mocks.received('twice-here')).toHaveLength(2);
});

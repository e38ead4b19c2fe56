import { once } from 'node:events';
import { connect } from 'node:net';
import { limits } from '@polywire/generated/catalog/limits.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStream } from './http.ts';
import { askIn, formats, request, spelled } from './in-formats.ts';
import { startOther, type OtherGateway } from './other-gateway.ts';
import { start, type Running } from './running.ts';

/** Seed 000, "Limits". */
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

it.each([
  ['max_tokens_cap', 131_072, 'tokens'],
  ['request_deadline', 110_000, 'milliseconds'],
  ['idle_close', 125_000, 'milliseconds'],
  ['early_ok', 90_000, 'milliseconds'],
  ['response_retention', 30, 'days'],
  ['chain_depth', 25, 'turns'],
  ['choices', 1, 'count'],
] as const)('%s is %d %s', (name, value, unit) => {
  expect(limits[name]).toMatchObject({ value, unit });
});

it.each(formats)('max_tokens above the cap is refused on %s, and the cap itself is not', async (format) => {
  const above = await askIn(running, format, 'f-d', spelled(format, { max_tokens: 131_073 }));
  expect([above.response.status, above.received]).toEqual([400, undefined]);
  if (format !== 'messages') expect(above.body).toMatchObject({ error: { code: 'max_tokens_exceeded' } });
  const cap = await askIn(running, format, 'f-d', spelled(format, { max_tokens: 131_072 }));
  expect([cap.response.status, cap.clamped]).toEqual([200, undefined]);
});

it('embeddings are priced at 0.02 USD a million input tokens', async () => {
  const microUsd = 20_000;
  expect(await running.http.get('/v1/models/embed-small')).toMatchObject({ pricing: { input: microUsd, output: 0 } });
});

describe('with an idle time of half a second', () => {
  let other: OtherGateway;
  beforeAll(async () => {
    other = await startOther(running, { limits: { idle_close: 500 } });
  });
  afterAll(() => other.stop());

  it('a connection without data is closed when the idle time is over', async () => {
    const { hostname, port } = new URL(other.url);
    const socket = connect(Number(port), hostname);
    socket.resume();
    await once(socket, 'close');
    expect(socket.bytesRead).toBe(0);
  });

  it('a stream whose provider falls silent is closed when the idle time is over', async () => {
    await running.mocks.script({ match: { marker: 'silent-here' }, stream: { hangAfter: 5 } });
    const response = await fetch(`${other.url}/v1/messages`, {
      method: 'POST',
      headers: { 'x-api-key': running.key, 'content-type': 'application/json' },
      body: JSON.stringify({ ...request('messages', 'a-mid', 'silent-here'), stream: true }),
    });
    const { sent, whole } = await readStream(response);
    expect([response.status, whole]).toEqual([200, false]);
    expect(sent.map(({ event }) => event)).not.toContain('message_stop');
  });
});

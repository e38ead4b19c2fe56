import { limits } from '@polywire/generated/catalog/limits.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askIn, formats, spelled } from './in-formats.ts';
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

import { afterAll, beforeAll, expect, it } from 'vitest';
import { askIn, formats, spelled } from './in-formats.ts';
import { start, type Running } from './running.ts';
import { valueAt } from './mocks.ts';

/** Seed 000, "Providers (kinds)": the notes below the table. */
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

it('P-G gets its depth of thought as a level, from the effort', async () => {
  for (const format of formats) {
    const { received } = await askIn(running, format, 'g-b', spelled(format, { reasoning_effort: 'low' }));
    expect(received?.kind).toBe('P-G');
    expect(valueAt(received?.body, ['generationConfig', 'thinkingConfig', 'thinkingLevel'])).toMatch(/^low$/iu);
  }
});

it('P-G never gets the fetch tool, which is named as dropped in each format', async () => {
  const fetching = { chat: 'web_fetch', responses: 'web_fetch', messages: 'web_fetch_20250910' };
  for (const format of formats) {
    const tools = [{ type: fetching[format], name: 'web_fetch' }];
    const { response, received, dropped } = await askIn(running, format, 'g-a', { tools });
    expect([format, response.status, dropped]).toEqual([format, 200, 'web_fetch']);
    expect(received?.body).not.toHaveProperty('tools');
  }
});

it('P-M refuses response_format in each format', async () => {
  const asked = {
    chat: { response_format: { type: 'json_object' } },
    responses: { text: { format: { type: 'json_object' } } },
    messages: { output_config: { format: { type: 'json_schema', schema: { type: 'object' } } } },
  };
  for (const format of formats) {
    const { response, received } = await askIn(running, format, 'm-s', asked[format]);
    expect([format, response.status, received]).toEqual([format, 400, undefined]);
  }
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { askIn, oneOfEachWire } from './in-formats.ts';
import { parameterOf } from './mocks.ts';
import { start, type Running } from './running.ts';

/** Seed 000, "Responses request": its parameters, row by row; what is stored has files of its own. */
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

const nothing = { dropped: undefined, clamped: undefined, content: undefined };

it.each([
  ['stream_options', { include_obfuscation: false }],
  ['background', true],
  ['metadata', { a: 'b' }],
  ['user', 'somebody'],
  ['safety_identifier', 'somebody'],
  ['service_tier', 'flex'],
  ['prompt_cache_key', 'a-key-of-theirs'],
  ['prompt_cache_retention', '24h'],
  ['top_logprobs', 3],
  ['truncation', 'auto'],
  ['max_tool_calls', 7],
])('%s is ignored, and not reported', async (field, value) => {
  for (const model of oneOfEachWire) {
    const { response, received, ...told } = await askIn(running, 'responses', model, { [field]: value });
    expect([model, response.status]).toEqual([model, 200]);
    expect(told).toMatchObject(nothing);
    expect(received?.body).not.toHaveProperty(field);
  }
});

it.each([
  ['top_k', 7],
  ['stop', 'said'],
  ['seed', 7],
  ['presence_penalty', 0.5],
  ['frequency_penalty', 0.5],
  ['max_completion_tokens', 3],
  ['web_search_options', {}],
  ['functions', [{ name: 'look', parameters: { type: 'object' } }]],
  ['function_call', { name: 'look' }],
  ['thinking', { type: 'enabled', budget_tokens: 1_024 }],
])('%s is no field: it does nothing, and is not reported', async (field, value) => {
  for (const model of ['r-mid', 'a-small', 'g-c', 'f-d']) {
    let said = '';
    const { response, body, received, ...told } = await askIn(
      running,
      'responses',
      model,
      { [field]: value },
      (mark) => {
        said = mark;
        return mark;
      },
    );
    expect([model, response.status]).toEqual([model, 200]);
    expect(told).toMatchObject(nothing);
    expect(received?.body).not.toHaveProperty(field);
    expect(JSON.stringify(body['output'])).toContain(`You said: ${said}`);
  }
});

it('instructions are the system prompt of every wire', async () => {
  const places: Readonly<Record<string, string>> = {
    'r-mid': 'instructions',
    'a-mid': 'system',
    'g-a': 'systemInstruction',
    'f-d': 'system',
  };
  for (const model of oneOfEachWire) {
    const { received } = await askIn(running, 'responses', model, { instructions: 'Be brief.' });
    const body = received?.body as Readonly<Record<string, unknown>>;
    expect(JSON.stringify(body[places[model] ?? ''])).toContain('Be brief.');
  }
});

it('max_output_tokens is clamped to ceiling and floor, and both are named', async () => {
  const high = await askIn(running, 'responses', 'g-a', { max_output_tokens: 131_072 });
  expect(high.clamped).toBe('max_tokens=131072>65536');
  expect(high.received && parameterOf(high.received, 'max_tokens')).toBe(65_536);
  const low = await askIn(running, 'responses', 'r-mid', { max_output_tokens: 1 });
  expect(low.clamped).toBe('max_tokens=1>16');
  expect(low.received && parameterOf(low.received, 'max_tokens')).toBe(16);
});

it('temperature and top_p are dropped and named where the model takes none', async () => {
  const more = { temperature: 0.5, top_p: 0.5 };
  for (const model of ['r-mid', 'a-mid', 'g-a'])
    expect((await askIn(running, 'responses', model, more)).dropped).toBe('temperature, top_p');
  for (const model of ['r-small', 'g-c', 'f-d', 'x-a']) {
    const { received, dropped } = await askIn(running, 'responses', model, more);
    expect(dropped).toBeUndefined();
    for (const name of Object.keys(more)) expect(received && parameterOf(received, name)).toBe(0.5);
  }
});

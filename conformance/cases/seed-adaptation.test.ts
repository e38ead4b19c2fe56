import { afterAll, beforeAll, expect, it } from 'vitest';
import { askIn, formats, oneOfEachWire, spelled, type Format } from './in-formats.ts';
import { parameterOf } from './mocks.ts';
import { start, type Running } from './running.ts';

/** Seed 000, "Adaptation rule (the three chat formats)". */
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

const quiet = { dropped: undefined, clamped: undefined, content: undefined };

it.each(formats)('rule 1: %s hands a supported parameter on at the value sent', async (format) => {
  const asks = { temperature: 0.5, top_p: 0.25, max_tokens: 300, reasoning_effort: 'low' };
  for (const model of ['g-c', 'x-a', 'f-d']) {
    const { received, ...told } = await askIn(running, format, model, spelled(format, asks));
    expect(told).toMatchObject(quiet);
    for (const [name, value] of Object.entries(asks)) expect(received && parameterOf(received, name)).toBe(value);
  }
});

it.each(formats)('rule 2: %s drops and names what the model does not support', async (format) => {
  const asks = { top_p: 0.25, temperature: 0.5 };
  for (const model of ['r-mid', 'a-mid', 'g-a']) {
    const { response, received, dropped } = await askIn(running, format, model, spelled(format, asks));
    expect(response.status).toBe(200);
    expect(dropped).toBe('temperature, top_p');
    for (const name of Object.keys(asks)) expect(received && parameterOf(received, name)).toBeUndefined();
  }
});

it.each(formats)('rule 3: %s clamps a value out of range and names both values', async (format) => {
  const asks = { max_tokens: 100_000, reasoning_effort: 'max' };
  const { received, clamped, dropped } = await askIn(running, format, 'g-a', spelled(format, asks));
  expect(clamped).toBe('max_tokens=100000>65536, reasoning_effort=max>high');
  expect(dropped).toBeUndefined();
  expect(received && parameterOf(received, 'max_tokens')).toBe(65_536);
  expect(received && parameterOf(received, 'reasoning_effort')).toBe('high');
});

it.each(formats)('rule 4: %s ignores an unknown top-level field in silence', async (format) => {
  for (const model of oneOfEachWire) {
    const { response, ...told } = await askIn(running, format, model, { novelty: { deep: [1] }, 'x-other': null });
    expect([model, response.status]).toEqual([model, 200]);
    expect(told).toMatchObject(quiet);
  }
});

it.each(formats)('rule 5: %s sends neither header where nothing was adapted', async (format) => {
  for (const model of oneOfEachWire) {
    const { response } = await askIn(running, format, model);
    expect([...response.headers.keys()].filter((name) => name.startsWith('x-service'))).toEqual([
      'x-service-attempts',
      'x-service-failover',
    ]);
  }
});

it.each(formats)('rule 6: %s relays the 400 of a provider that restricts a value', async (format) => {
  for (const asks of [{ temperature: 0.5 }, { top_p: 0.5 }]) {
    const { response, body, received } = await askIn(running, format, 'f-k', spelled(format, asks));
    expect([response.status, received?.status]).toEqual([400, 400]);
    const type = format === 'messages' ? 'invalid_request_error' : 'api_error';
    expect(body).toMatchObject({ error: { type } });
  }
  const allowed = await askIn(running, format, 'f-k', spelled(format, { temperature: 1, top_p: 0.95 }));
  expect(allowed.response.status).toBe(200);
});

it.each(formats)('rule 7: %s drops top_p beside temperature where the model takes one of them', async (format) => {
  const both = await askIn(running, format, 'a-small', spelled(format, { temperature: 0.5, top_p: 0.25 }));
  expect(both.dropped).toBe('top_p');
  expect(both.received && parameterOf(both.received, 'temperature')).toBe(0.5);
  const alone = await askIn(running, format, 'a-small', spelled(format, { top_p: 0.25 }));
  expect(alone.dropped).toBeUndefined();
  expect(alone.received && parameterOf(alone.received, 'top_p')).toBe(0.25);
});

/** The formats that a provider of the same wire has an alias for. */
const ownWire: readonly (readonly [Format, string])[] = [
  ['responses', 'r-mid'],
  ['messages', 'a-mid'],
];

it.each(ownWire)(
  'rule 8: %s hands nested content that it does not know to the provider, whose refusal it relays',
  async (format, model) => {
    const text = { chat: 'text', responses: 'input_text', messages: 'text' }[format];
    const { response, received } = await askIn(running, format, model, {}, (mark) => [
      { type: text, text: mark },
      { type: 'hologram', depth: 3 },
    ]);
    expect(JSON.stringify(received?.body)).toContain('hologram');
    expect(response.status).toBe(received?.status);
  },
);

const schema = { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false };
const asked = {
  chat: { response_format: { type: 'json_schema', json_schema: { name: 'a', schema, strict: true } } },
  responses: { text: { format: { type: 'json_schema', name: 'a', schema, strict: true } } },
  messages: { output_config: { format: { type: 'json_schema', schema } } },
};

it.each(formats)(
  'rule 9: %s refuses structured output that the model cannot give, before any provider is called',
  async (format) => {
    const { response, body, received } = await askIn(running, format, 'm-s', asked[format]);
    expect(response.status).toBe(400);
    if (format === 'messages') expect(body).toMatchObject({ error: { type: 'invalid_request_error' } });
    else expect(body).toMatchObject({ error: { code: 'param_not_supported' } });
    expect(received).toBeUndefined();
    expect((await askIn(running, format, 'f-d', asked[format])).response.status).toBe(200);
  },
);

it('no effort is sent where the caller sent none', async () => {
  for (const format of formats) {
    for (const model of oneOfEachWire) {
      const { received } = await askIn(running, format, model);
      expect(received && parameterOf(received, 'reasoning_effort')).toBeUndefined();
    }
  }
});

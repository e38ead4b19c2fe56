import { afterAll, beforeAll, expect, it } from 'vitest';
import { chat } from './asking.ts';
import { askIn, formats, oneOfEachWire, type Format } from './in-formats.ts';
import { parameterOf, valueAt } from './mocks.ts';
import { start, type Running } from './running.ts';

/** Seed 000, "Features by API": what each format has a field for, and what it has not. */
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

const schema = { type: 'object', properties: {} };
const tools = {
  chat: [{ type: 'function', function: { name: 'look', parameters: schema } }],
  responses: [{ type: 'function', name: 'look', parameters: schema }],
  messages: [{ name: 'look', input_schema: schema }],
};

it.each(formats)('parallel tool calls are ruled from %s', async (format) => {
  const onlyOne = {
    chat: { parallel_tool_calls: false },
    responses: { parallel_tool_calls: false },
    messages: { tool_choice: { type: 'auto', disable_parallel_tool_use: true } },
  }[format];
  const asked = (model: string) => askIn(running, format, model, { tools: tools[format], ...onlyOne });
  expect(valueAt((await asked('r-mid')).received?.body, ['parallel_tool_calls'])).toBe(false);
  expect(valueAt((await asked('a-mid')).received?.body, ['tool_choice', 'disable_parallel_tool_use'])).toBe(true);
  expect((await asked('g-a')).dropped).toBe('parallel_tool_calls');
});

it('a thinking object is read on Messages, and is no field elsewhere', async () => {
  const thinking = { type: 'enabled', budget_tokens: 1_024 };
  const asked = (format: Format, model: string) => askIn(running, format, model, { thinking, ...room(format, 2_000) });
  expect(valueAt((await asked('messages', 'a-mid')).received?.body, ['thinking'])).toEqual(thinking);
  expect((await asked('messages', 'r-mid')).dropped).toBe('thinking');
  for (const format of ['chat', 'responses'] as const) {
    const { response, received, dropped } = await asked(format, 'a-mid');
    expect([response.status, dropped]).toEqual([200, undefined]);
    expect(received?.body).not.toHaveProperty('thinking');
  }
});

/** More room than the thinking may take, where the format must say how much. */
function room(format: Format, max_tokens: number): object {
  return format === 'messages' ? { max_tokens } : {};
}

it.each(formats)('web search is asked for on %s', async (format) => {
  const search = format === 'messages' ? { type: 'web_search_20250305', name: 'web_search' } : { type: 'web_search' };
  for (const model of ['r-mid', 'a-mid', 'g-a', 'x-a']) {
    const { response, received, dropped } = await askIn(running, format, model, { tools: [search] });
    expect([model, response.status, dropped]).toEqual([model, 200, undefined]);
    expect(JSON.stringify(valueAt(received?.body, ['tools']))).toMatch(/web_search|googleSearch/u);
  }
});

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

it("the error of a model without vision is the provider's own", async () => {
  const error = { message: 'This model does not see', type: 'invalid_request_error' };
  await running.mocks.script({ match: { marker: 'blind-here' }, answer: { status: 400, body: { error } } });
  const { response, body } = await askIn(running, 'chat', 'f-d', {}, () => [
    { type: 'text', text: 'blind-here' },
    { type: 'image_url', image_url: { url: pixel } },
  ]);
  expect(response.status).toBe(400);
  expect(body).toMatchObject({ error: { type: 'api_error', message: error.message } });
});

it('a file part of Chat Completions reaches responses-wire models only, and is named elsewhere', async () => {
  const file = { type: 'file', file: { filename: 'a.pdf', file_data: 'data:application/pdf;base64,JVBERi0=' } };
  for (const model of ['r-mid', 'x-a', 'a-mid', 'g-a', 'f-d', 'm-s']) {
    const { response, received, content } = await askIn(running, 'chat', model, {}, (mark) => [
      { type: 'text', text: mark },
      file,
    ]);
    const reaches = received?.wire === 'responses';
    expect([model, response.status, content]).toEqual([model, 200, reaches ? undefined : 'file']);
    expect(JSON.stringify(received?.body).includes('JVBERi0=')).toBe(reaches);
  }
});

it('the top-level cache_control of Messages is ignored', async () => {
  for (const model of oneOfEachWire) {
    const { response, dropped, content } = await askIn(running, 'messages', model, {
      cache_control: { type: 'ephemeral' },
    });
    expect([model, response.status, dropped, content]).toEqual([model, 200, undefined, undefined]);
  }
});

it('store of Chat Completions keeps nothing', async () => {
  const { body, response, dropped } = await askIn(running, 'chat', 'r-mid', { store: true });
  expect([response.status, dropped]).toEqual([200, undefined]);
  for (const path of [`${chat}/${String(body['id'])}`, `/v1/responses/${String(body['id'])}`]) {
    const read = await fetch(running.url + path, { headers: { 'x-api-key': running.key } });
    expect(read.status).toBe(404);
  }
});

it('tokens are counted beside Messages alone', async () => {
  for (const path of ['/v1/chat/completions', '/v1/responses']) {
    const response = await running.http.post(`${path}/count_tokens`, { model: 'a-mid', messages: [] });
    expect([path, response.ok]).toEqual([path, false]);
  }
  const said = { model: 'a-mid', messages: [{ role: 'user', content: 'Hi' }] };
  expect((await running.http.post('/v1/messages/count_tokens', said)).status).toBe(200);
});

it('functions and web_search_options are no fields of Responses or Messages', async () => {
  const more = { functions: [{ name: 'look', parameters: schema }], function_call: 'auto', web_search_options: {} };
  for (const format of ['responses', 'messages'] as const) {
    for (const model of oneOfEachWire) {
      const { response, received, dropped } = await askIn(running, format, model, more);
      expect([format, model, response.status, dropped]).toEqual([format, model, 200, undefined]);
      expect(valueAt(received?.body, ['tools']) ?? []).toEqual([]);
    }
  }
});

it('seed and penalties are no fields of Responses or Messages', async () => {
  const more = { seed: 7, presence_penalty: 0.5, frequency_penalty: 0.5 };
  for (const format of ['responses', 'messages'] as const) {
    const { response, received, dropped } = await askIn(running, format, 'g-a', more);
    expect([format, response.status, dropped]).toEqual([format, 200, undefined]);
    for (const name of Object.keys(more)) expect(received && parameterOf(received, name)).toBeUndefined();
  }
});

it.each(['chat', 'responses'] as const)('verbosity is read on %s, per model', async (format) => {
  const more = format === 'chat' ? { verbosity: 'low' } : { text: { verbosity: 'low' } };
  const taken = await askIn(running, format, 'r-mid', more);
  expect(valueAt(taken.received?.body, ['text', 'verbosity'])).toBe('low');
  for (const model of ['a-mid', 'g-a', 'f-d', 'x-a'])
    expect([model, (await askIn(running, format, model, more)).dropped]).toEqual([model, 'verbosity']);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, responses } from './asking.ts';
import { askIn, formats, spelled } from './in-formats.ts';
import { valueAt } from './mocks.ts';
import { start, type Running } from './running.ts';

/** Seed 000, "Conversation state". */
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

it.each(['chat', 'messages'] as const)('%s knows nothing of an earlier request', async (format) => {
  await askIn(running, format, 'a-mid', {}, () => 'My name is Ada.');
  const { received } = await askIn(running, format, 'a-mid', {}, (mark) => `What is my name? ${mark}`);
  expect(JSON.stringify(received?.body)).not.toContain('Ada');
});

it('Responses continues a stored turn with new input alone', async () => {
  const first = await askIn(running, 'responses', 'a-mid', {}, () => 'My name is Ada.');
  const second = await ask(running, responses, (mark) => ({
    model: 'g-a',
    input: `What is my name? ${mark}`,
    previous_response_id: first.body['id'],
  }));
  expect(JSON.stringify(second.received?.body)).toMatch(/Ada.*You said: My name is Ada.*What is my name/u);
});

const everyProvider = ['r-mid', 'a-mid', 'g-a', 'f-d', 'm-s', 'x-a'];
const usagePaths = {
  chat: ['usage', 'prompt_tokens_details', 'cached_tokens'],
  responses: ['usage', 'input_tokens_details', 'cached_tokens'],
  messages: ['usage', 'cache_read_input_tokens'],
};
const everyFormatAndProvider = everyProvider.flatMap((model) => formats.map((format) => [model, format] as const));

it.each(everyFormatAndProvider)('cached tokens of %s are told in %s usage', async (model, format) => {
  const { body } = await askIn(running, format, model, {}, (mark) => `${mark} cached 17`);
  expect(valueAt(body, usagePaths[format])).toBe(17);
});

const reasoningPaths = {
  chat: ['usage', 'completion_tokens_details', 'reasoning_tokens'],
  responses: ['usage', 'output_tokens_details', 'reasoning_tokens'],
};
const outputPaths = {
  chat: ['usage', 'completion_tokens'],
  responses: ['usage', 'output_tokens'],
  messages: ['usage', 'output_tokens'],
};

it.each(['r-mid', 'a-mid', 'g-a', 'x-a'])('reasoning of %s counts as output in each format', async (model) => {
  for (const format of formats) {
    const count = async (effort: object) => {
      const { body } = await askIn(running, format, model, effort, () => 'Think, please.');
      const reasoning = format === 'messages' ? 0 : valueAt(body, reasoningPaths[format]);
      return { output: Number(valueAt(body, outputPaths[format])), reasoning: Number(reasoning) };
    };
    const thinking = await count(spelled(format, { reasoning_effort: 'high' }));
    expect(thinking.output).toBeGreaterThan(3);
    expect(thinking.reasoning).toBeLessThanOrEqual(thinking.output);
    if (format !== 'messages' && model !== 'a-mid') expect(thinking.reasoning).toBeGreaterThan(0);
  }
});

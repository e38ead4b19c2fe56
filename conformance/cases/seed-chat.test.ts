import { afterAll, beforeAll, expect, it } from 'vitest';
import { askIn } from './in-formats.ts';
import { valueAt } from './mocks.ts';
import { start, type Running } from './running.ts';

/** Seed 000, "Chat Completions response", beyond chat-fine-print.test.ts. */
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

it.each(['service_air', 'r-mid', 'a-mid', 'g-a', 'f-k', 'f-d', 'm-s', 'x-a'])(
  '%s ends an answer that was cut at max_tokens with length',
  async (model) => {
    const { body } = await askIn(running, 'chat', model, { max_tokens: 20 }, (mark) => `${mark} say 500 words`);
    expect(valueAt(body, ['choices', '0', 'finish_reason'])).toBe('length');
    expect(valueAt(body, ['usage', 'completion_tokens'])).toBe(20);
    expect(valueAt(body, ['choices', '0', 'message', 'content'])).toMatch(/^word1 word2/u);
  },
);

it.each(['r-mid', 'a-mid', 'g-a', 'f-d', 'x-a'])(
  'usage of %s adds up, with the reasoning and the cache inside it',
  async (model) => {
    const { body } = await askIn(running, 'chat', model, { reasoning_effort: 'high' }, (mark) => `${mark} cached 5`);
    const count = (...path: readonly string[]) => Number(valueAt(body, ['usage', ...path]));
    expect(count('total_tokens')).toBe(count('prompt_tokens') + count('completion_tokens'));
    expect(count('completion_tokens_details', 'reasoning_tokens')).toBeLessThanOrEqual(count('completion_tokens'));
    expect(count('prompt_tokens_details', 'cached_tokens')).toBe(5);
    expect(count('prompt_tokens')).toBeGreaterThanOrEqual(5);
  },
);

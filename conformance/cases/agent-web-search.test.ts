import { testGround, type TestGround } from '@polywire/runtime/agent/testing/ground.ts';
import { callerIn } from '@polywire/runtime/agent/tools/testing/caller.ts';
import { webSearch } from '@polywire/runtime/agent/tools/web-search.ts';
import { gatewayOf } from '@polywire/runtime/agent/turns/gateway.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { start, type Running } from './running.ts';

/** Issue 7, "web search through the gateway": the agent's tool, whoever searches for the model of its turn. */
let running: Running;
let ground: TestGround;
beforeAll(async () => {
  running = await start();
  ground = await testGround();
});
afterAll(async () => {
  await ground.close();
  await running.stop();
});

const search = async (model: string, question: string) => {
  const gateway = gatewayOf({ gatewayUrl: running.url, gatewayKey: running.key });
  const caller = await callerIn(ground, null, model);
  return caller.call(webSearch(gateway), { question });
};

it.each(['r-mid', 'a-mid', 'g-a', 'x-a', 'f-d', 'm-s'])('%s finds pages and names them', async (model) => {
  const { status, text } = await search(model, `Please search for ${model}pages`);
  expect([status, text]).toEqual([
    'completed',
    expect.stringContaining(`- Page 1 about ${model}pages: https://example.com/`),
  ]);
  expect(text).toContain(`https://example.com/${model}pages/2`);
});

it('a model that cannot search says so', async () => {
  const { text } = await search('service_air', 'Please search for nothing');
  expect(text).toBe('Error: No search was made: the model of this turn cannot search, or saw no need to.');
});

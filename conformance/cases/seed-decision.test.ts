import { afterAll, beforeAll, expect, it } from 'vitest';
import { start, type Running } from './running.ts';

/** Seed 000, "Decision question and answer (choice kind)", beyond decisions.test.ts. */
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

it.each([
  ['a string', 'Which colour?'],
  ['an object', { ask: 'Which colour?', of: { what: 'the sky' } }],
  ['an array', ['Which', 'colour?']],
  ['null', null],
])('instructions may be %s, and reach the provider as they came', async (what, instructions) => {
  const state = `instructions as ${what}`;
  const questions = {
    q: { type: 'choice', criteria: { blue: null, red: 'like blood' }, instructions, extra: { a: 1 } },
  };
  const response = await running.http.post('/v1/decisions', { model: 'decide', state, questions });
  expect(response.status).toBe(200);
  expect((await running.mocks.received(state))[0]?.body).toMatchObject({ state, questions });
});

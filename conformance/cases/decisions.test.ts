import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start, type Running } from './running.ts';

/** `POST /v1/decisions`: GAPS "decisions"; seed 000, "Decision question and answer". */
let running: Running;
beforeAll(async () => {
  running = await start();
});
afterAll(() => running.stop());

async function decide(body: object): Promise<{ readonly status: number; readonly body: unknown }> {
  const response = await running.http.post('/v1/decisions', body);
  return { status: response.status, body: await response.json() };
}

describe('a question', () => {
  const tokens = { input_tokens: expect.any(Number) as number, output_tokens: expect.any(Number) as number };
  const answered = async (question: object, state: unknown = 'blue'): Promise<unknown> => {
    const { status, body } = await decide({ model: 'decide', state, questions: { q: question } });
    expect({ status, body }).toEqual({
      status: 200,
      body: { model: 'pd-decide-1-20260519', answers: { q: expect.anything() as unknown }, usage: tokens },
    });
    return (body as { answers: { q: unknown } }).answers.q;
  };

  it('of kind choice is answered with an option, a confidence, and a probability of each option', async () => {
    const criteria = { red: 'like blood', blue: { like: 'the sea' }, green: ['grass'], other: null };
    expect(await answered({ type: 'choice', criteria, instructions: 'Which colour?' })).toEqual({
      type: 'choice',
      choice: 'blue',
      confidence: 0.75,
      probabilities: {
        red: expect.closeTo(0.2 / 3) as number,
        blue: 0.8,
        green: expect.closeTo(0.2 / 3) as number,
        other: expect.closeTo(0.2 / 3) as number,
      },
    });
  });

  it('of kind score is answered with the expected level, and a probability and a legend by level', async () => {
    expect(await answered({ type: 'score', criteria: ['red', 'blue', null] })).toEqual({
      type: 'score',
      score: expect.closeTo(1) as number,
      confidence: 0.75,
      probabilities: { 0: expect.closeTo(0.1) as number, 1: 0.8, 2: expect.closeTo(0.1) as number },
      legend: { 0: 'red', 1: 'blue', 2: null },
    });
  });

  it('of kind noul is answered with the probability of yes', async () => {
    expect(await answered({ type: 'noul', criteria: { true: 'it is', false: null } }, 'yes')).toEqual({
      type: 'noul',
      noul: 0.95,
    });
    expect(await answered({ type: 'noul', criteria: null, instructions: null })).toEqual({ type: 'noul', noul: 0.05 });
  });

  it.each(['text', { an: 'object' }, ['a', 'list']])('is asked about a state of any form: %j', async (state) => {
    expect(await answered({ type: 'noul' }, state)).toEqual({ type: 'noul', noul: 0.05 });
  });

  it('may have further keys, and criteria of up to 255 options or 10 levels', async () => {
    const options = Object.fromEntries(Array.from({ length: 255 }, (_, index) => [`option ${index}`, null]));
    expect(await answered({ type: 'choice', criteria: options, weight: 2 })).toMatchObject({ choice: 'option 0' });
    expect(await answered({ type: 'score', criteria: Array.from({ length: 10 }, () => null) })).toMatchObject({
      type: 'score',
    });
  });
});

it('Several questions are answered each under its id', async () => {
  const questions = { one: { type: 'noul' }, two: { type: 'choice', criteria: { a: null } } };
  const { body } = await decide({ model: 'decide', state: 'x', questions });
  expect(body).toMatchObject({ answers: { one: { type: 'noul' }, two: { choice: 'a', confidence: 1 } } });
});

describe('a refusal', () => {
  const criteria = Object.fromEntries(Array.from({ length: 256 }, (_, index) => [`option ${index}`, null]));
  it.each([
    ['of a kind that is none', { type: 'maybe' }],
    ['without criteria', { type: 'choice' }],
    ['without options', { type: 'choice', criteria: {} }],
    ['of more than 255 options', { type: 'choice', criteria }],
    ['of one level', { type: 'score', criteria: ['only'] }],
    ['of more than 10 levels', { type: 'score', criteria: Array.from({ length: 11 }, () => 'x') }],
    ['of levels by name', { type: 'score', criteria: { low: null, high: null } }],
  ])('of a question %s is 422 with a list of what is wrong', async (_, question) => {
    const { status, body } = await decide({ model: 'decide', state: 'x', questions: { q: question } });
    expect(status).toBe(422);
    const { detail } = body as { readonly detail: readonly { readonly loc: readonly unknown[] }[] };
    expect(detail[0]?.loc.slice(0, 3)).toEqual(['body', 'questions', 'q']);
    expect(detail[0]).toMatchObject({ msg: expect.any(String) as string, type: expect.any(String) as string });
  });

  it.each([
    ['without a state', { questions: { q: { type: 'noul' } } }],
    ['with a number for a state', { state: 1, questions: { q: { type: 'noul' } } }],
    ['without questions', { state: 'x' }],
    ['with no question', { state: 'x', questions: {} }],
  ])('of a request %s is 422', async (_, asked) => {
    expect((await decide({ model: 'decide', ...asked })).status).toBe(422);
  });

  it.each(['a-mid', 'embed-small'])(
    'of a model that does not decide (%s) is 400 model_not_configured',
    async (model) => {
      expect(await decide({ model, state: 'x', questions: { q: { type: 'noul' } } })).toMatchObject({
        status: 400,
        body: { error: { type: 'invalid_request_error', param: 'model', code: 'model_not_configured' } },
      });
    },
  );

  it('of the provider is relayed with its status', async () => {
    await running.mocks.script({ match: { marker: 'relayed-refusal' }, times: 9, answer: { status: 413 } });
    const asked = { state: 'relayed-refusal', questions: { q: { type: 'noul' } } };
    expect(await decide({ model: 'decide', ...asked })).toMatchObject({
      status: 413,
      body: { error: { type: 'api_error' } },
    });
  });

  it.each(['/v1/chat/completions', '/v1/responses', '/v1/messages'])(
    'meets a decision model on %s: 400 model_not_configured',
    async (path) => {
      const messages = [{ role: 'user', content: 'x' }];
      const response = await running.http.post(path, { model: 'decide', messages, input: 'x', max_tokens: 9 });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
    },
  );
});

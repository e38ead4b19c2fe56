import {
  BadRequestError,
  choice,
  NotFoundError,
  noul,
  score,
  TypeSafeClient,
  TypeSafeError,
  UnprocessableEntityError,
} from '@typesafe-ai/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../cases/running.ts';
import { mark } from './wires.ts';
import { serve } from './serve.ts';

/**
 * `@typesafe-ai/sdk`, which asks decision models, as its users use it. It asks `POST /v1/systemone`, a path that it
 * does not let its users choose; the gateway's is `POST /v1/decisions`, so its `fetch` option says where to.
 */
let running: Running;
let client: TypeSafeClient;
beforeAll(async () => {
  running = await serve();
  client = new TypeSafeClient({
    baseURL: running.url,
    apiKey: running.key,
    defaultModel: 'decide',
    retry: { maxRetries: 0 },
    fetch: (url, init) => fetch(url.replace(/\/v1\/systemone$/u, '/v1/decisions'), init),
  });
});
afterAll(() => running.stop());

describe('decisions', () => {
  it('answer the three kinds of questions in the shapes that the client reads', async () => {
    const { answers, usage, model } = await client.systemOne({
      state: { text: 'An urgent invoice. yes' },
      questions: {
        urgent: noul('Is it urgent?', { true: 'urgent', false: null }),
        about: choice('What is it about?', { support: 'help', invoice: { what: 'money' }, other: null }),
        anger: score(null, ['calm', 'urgent', null]),
      },
    });
    expect(model).toBe('pd-decide-1-20260519');
    expect(usage).toEqual({ input_tokens: expect.any(Number) as number, output_tokens: expect.any(Number) as number });
    expect(answers.urgent).toEqual({ type: 'noul', noul: 0.95 });
    expect(answers.about.choice).toBe('invoice');
    expect(Object.keys(answers.about.probabilities)).toEqual(['support', 'invoice', 'other']);
    const { anger } = answers;
    expect(anger.legend).toEqual({ 0: 'calm', 1: 'urgent', 2: null });
    const { 0: calm, 1: urgent, 2: last } = anger.probabilities;
    expect(calm + urgent + last).toBeCloseTo(1);
    expect(anger.score).toBeCloseTo(urgent + 2 * last);
    expect(anger.confidence).toBeLessThanOrEqual(1);
  });

  it('take a list as their state', async () => {
    const { answers } = await client.systemOne({ state: ['no', { said: 'yes' }], questions: { sure: noul() } });
    expect(answers.sure.noul).toBe(0.95);
  });

  it('are refused with the class of the status', async () => {
    const questions = { sure: noul('Is it?') };
    const asked = { state: 'x', questions };
    await expect(client.systemOne({ ...asked, model: 'a-mid' })).rejects.toMatchObject({
      constructor: BadRequestError,
      body: { error: { code: 'model_not_configured', param: 'model' } },
    });
    await expect(client.systemOne({ ...asked, model: 'nothing' })).rejects.toThrow(NotFoundError);
    const empty = { type: 'choice', criteria: {} } as const;
    await expect(client.systemOne({ state: 'x', questions: { empty } })).rejects.toThrow(UnprocessableEntityError);
  });

  it('are asked again where that may help', async () => {
    let calls = 0;
    const patient = new TypeSafeClient({
      baseURL: running.url,
      apiKey: running.key,
      defaultModel: 'decide',
      retry: { maxRetries: 1, backoffInitialMs: 10 },
      fetch: (url, init) => {
        calls += 1;
        return fetch(url.replace(/\/v1\/systemone$/u, '/v1/decisions'), init);
      },
    });
    const word = mark();
    await running.mocks.script({ match: { marker: word }, times: 99, answer: { status: 500 } });
    await expect(patient.systemOne({ state: word, questions: { sure: noul() } })).rejects.toMatchObject({
      status: 500,
    });
    expect(calls).toBe(2);
  });
});

it('does not read the list of models, which it expects in a form of its own', async () => {
  await expect(client.models.list()).rejects.toThrow(TypeSafeError);
});

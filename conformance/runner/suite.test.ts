import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import type { Result } from '../report/result.ts';
import type { Step } from './fixture.ts';
import { aCase, aModel } from './fixtures.ts';
import type { LoadedCase } from './load.ts';
import { Pace, type Bounds } from './pace.ts';
import { runSuite } from './suite.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Something that answers like this. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

const json =
  (body: unknown, status = 200, headers = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

/** What comes of cases against a deployment whose providers nobody controls. */
function run(url: string, cases: readonly LoadedCase[], bounds: Bounds = {}): Promise<readonly Result[]> {
  const models = [aModel('a', { pricing: { input: 1_000_000, output: 2_000_000 } })];
  const target = { gateway: { url, key: 'the-secret-key' }, mocks: null, models, others: {} };
  return runSuite({ cases, ground: { models, given: {} }, target, pace: new Pace(bounds), concurrency: 2 });
}

const step = (expect: Step['expect'], request: Step['request'] = { path: '/' }): Step => ({ request, expect });
const one = async (listener: RequestListener, ...steps: Step[]): Promise<Result | undefined> =>
  (await run(await serve(listener), [aCase({ steps })]))[0];

describe('a case', () => {
  it('passes where all is as expected', async () => {
    expect(await one(json({ a: 1 }), step({ body: { a: 1 }, headers: { 'x-none': { $absent: true } } }))).toMatchObject(
      {
        status: 'pass',
        why: null,
        exchanges: [{ response: { status: 200, body: '{"a":1}' } }],
      },
    );
  });

  it('fails at the first step that is otherwise, and says where', async () => {
    const failed = await one(json({ a: 2 }), step({ body: { a: 1 } }), step({}));
    expect(failed).toMatchObject({
      status: 'fail',
      why: 'body.a: expected 1, found 2',
      differences: [{ step: 0, path: 'body.a', expected: 1, found: 2 }],
    });
    expect(failed?.exchanges).toHaveLength(1);
  });

  it('expects a 200 where it says nothing, and a body that comes whole', async () => {
    expect(await one(json({}, 500), step({}))).toMatchObject({
      status: 'fail',
      why: 'status: expected 200, found 500',
    });
    const cut: RequestListener = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: 1\n\n', () => response.destroy());
    };
    expect(await one(cut, step({}))).toMatchObject({ status: 'fail', why: 'whole: expected true, found false' });
    expect(await one(cut, step({ whole: false, events: [{ data: 1 }] }))).toMatchObject({ status: 'pass' });
  });

  it('is an error where nothing comes, or its fixture names what is not there', async () => {
    const [nothing] = await run('http://127.0.0.1:1', [aCase()]);
    expect(nothing?.status).toBe('error');
    expect(await one(json({}), step({ body: { a: '${nobody}' } }))).toMatchObject({
      status: 'error',
      why: 'the fixture is wrong: nothing is called nobody',
    });
  });

  it('hands on what a step saved', async () => {
    const echo: RequestListener = (request, response) => {
      json({ path: request.url, id: 'r-1' })(request, response);
    };
    const first: Step = { ...step({}), save: { id: 'body.id' } };
    expect(await one(echo, first, step({ body: { path: '/r-1' } }, { path: '/${id}' }))).toMatchObject({
      status: 'pass',
    });
  });

  it('is not applicable where no model fits, and not testable where it needs what is not there', async () => {
    const url = await serve(json({}));
    const provider = [{ hang: true }];
    const results = await run(url, [
      aCase({ id: 'a.one', model: { where: { group: 'Z' } } }),
      aCase({ id: 'a.two', needs: ['mocks'] }),
      aCase({ id: 'a.three', steps: [{ ...step({}), provider }] }),
      aCase({ id: 'a.four', deployment: 'hasty' }),
    ]);
    expect(results.map(({ id, status }) => [id, status])).toEqual([
      ['a.one', 'not_applicable'],
      ['a.two', 'not_testable'],
      ['a.three', 'not_testable'],
      ['a.four', 'not_testable'],
    ]);
  });

  it('goes away after as many events as it says', async () => {
    let gone = false;
    const endless: RequestListener = (request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
      request.once('close', () => {
        gone = true;
      });
    };
    expect(await one(endless, step({ events: [{ data: 1 }] }, { path: '/', abort_after: 1 }))).toMatchObject({
      status: 'pass',
    });
    await expect.poll(() => gone).toBe(true);
  });
});

describe('a run', () => {
  it('waits as long as a rate limit asks for, and tries again', async () => {
    let asked = 0;
    const limited: RequestListener = (request, response) => {
      asked += 1;
      json({}, asked === 1 ? 429 : 200, asked === 1 ? { 'retry-after': '1' } : {})(request, response);
    };
    expect(await one(limited, step({}))).toMatchObject({ status: 'pass' });
    expect(asked).toBe(2);
  });

  it('takes a 429 that a case expects as its answer', async () => {
    expect(await one(json({}, 429, { 'retry-after': '60' }), step({ status: 429 }))).toMatchObject({ status: 'pass' });
  });

  it('ends after so many requests; the rest was not tested', async () => {
    const cases = ['a.one', 'a.two', 'a.three'].map((id) => aCase({ id }));
    const results = await run(await serve(json({})), cases, { requests: 2 });
    expect(results.map(({ status }) => status).toSorted()).toEqual(['not_testable', 'pass', 'pass']);
    expect(results.find(({ status }) => status === 'not_testable')?.why).toBe('the run ended after 2 requests');
  });

  it('ends when it has cost as much, by the prices of the model list', async () => {
    const reply = {
      model: 'a',
      choices: [{ message: { content: 'x' } }],
      usage: { prompt_tokens: 100, completion_tokens: 50 },
    };
    const asks = step({}, { ask: { model: 'a', text: 'Hello' } });
    const cases = ['a.one', 'a.two', 'a.three'].map((id) => aCase({ id, formats: ['chat'], model: {}, steps: [asks] }));
    const url = await serve(json(reply));
    // Each costs 100 × 1 + 50 × 2 = 200 micro-USD; two run at once.
    const results = await run(url, cases, { cost: 150 });
    expect(results.filter(({ status }) => status === 'not_testable')).toHaveLength(1);
  });

  it('sends no more requests a second than it may', async () => {
    const times: number[] = [];
    const url = await serve((request, response) => {
      times.push(performance.now());
      json({})(request, response);
    });
    const began = performance.now();
    await run(
      url,
      ['a.one', 'a.two', 'a.three'].map((id) => aCase({ id })),
      { rate: 20 },
    );
    const [, , third = 0] = times;
    expect(third - began).toBeGreaterThan(95);
  });
});

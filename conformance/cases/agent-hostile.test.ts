import { ScriptedGateway } from '@polywire/runtime/agent/turns/testing/scripted-gateway.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, asks, makePage, makeWorld, operationOf, pageCall, type Ask, type World } from './agent-asks.ts';
import { operations } from './agent-operations.ts';
import { startAgentServer, type AgentServer } from './agent-server.ts';
import { mutated } from './mutations.ts';
import { Published } from './published.ts';
import { sendRaw } from './raw-http.ts';

// What nobody should send to the agent server: a clear answer in the form that the document has for it, and nothing breaks.

let gateway: ScriptedGateway;
let agent: AgentServer;
let world: World;
let published: Published;
beforeAll(async () => {
  gateway = await ScriptedGateway.start();
  gateway.script = ({ input }) => (JSON.stringify(input.at(-1)).includes(makePage) ? [pageCall] : [{ say: 'Yes.' }]);
  agent = await startAgentServer({
    gateway: { base_url: gateway.url },
    oauth_clients: { github: { client_id: 'mine' } },
  });
  published = await Published.read('local');
  // A shell listens, so no window is opened.
  await agent.call('/events?role=shell', { signal: null });
  world = await makeWorld(agent);
}, 60_000);
afterAll(async () => {
  await agent.stop();
  await gateway.close();
});

/** Our own failure, and what stands for it. An outside party that fails is told of with another status. */
const broken = [500, 503];

/** Holds an answer against the document, and reads it to its end. */
async function hold(name: string, response: Response): Promise<void> {
  const { id, method, path } = operationOf(name);
  const { status, headers } = response;
  expect(broken, `${id} ${await peek(response)}`).not.toContain(status);
  expect(headers.get('x-request-id')).toMatch(/^req_/u);
  const body = await response.text();
  if (!(headers.get('content-type') ?? '').startsWith('application/json')) return;
  const { error } = JSON.parse(body) as { readonly error?: { readonly code?: string } };
  // Another path than the one that was meant.
  if (error?.code === 'unknown_path' || error?.code === 'method_not_allowed') return;
  expect(published.replyRefusal(method, path, status, JSON.parse(body)), `${id} ${status} ${body}`).toBeNull();
}

const peek = (response: Response): Promise<string> => response.clone().text();

/** Texts that stand where an id, a path or a word is meant. */
const texts = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      ' ',
      '.',
      '..',
      '../..',
      '%',
      '%00',
      '\u0000',
      '\ud800',
      '\uffff',
      '__proto__',
      'constructor',
      'null',
      '[]',
    ],
    ...[
      '-1',
      '1e999',
      '9007199254740993',
      'NaN',
      '0x10',
      "' or 1=1 --",
      '*',
      '"',
      '\\',
      '/',
      '//',
      'a/../../b',
      '\r\nx: y',
    ],
    ...['😀', 'İ', 'x'.repeat(4_000), 'in-flight', 'specs', 'tail', 'export', 'serve'],
  ),
  fc.string({ unit: 'binary' }),
  fc.string(),
);

/** The same, but for what would make a path another one. */
const ids = texts.filter((text) => !/^\.{0,2}$/u.test(text));

const headers = fc.dictionary(
  fc.constantFrom('if-match', 'range', 'last-event-id', 'accept', 'accept-encoding', 'cookie', 'if-none-match'),
  fc.oneof(
    fc.constantFrom(
      '',
      '*',
      '"',
      '""',
      'bytes=-1',
      'bytes=9-1',
      'bytes=0-0,1-1',
      'bytes=99999999999999999999-',
      '-1',
      'x',
    ),
    fc.string().map((text) => text.replaceAll(/[^ -~]/gu, '')),
  ),
);

/** Of these an answer has no end, or is the end of what others are asked about. */
const aside = ['streamEvents'];

describe.each(operations.filter(({ id }) => !aside.includes(id)))('$method $path', ({ id, body, parameters }) => {
  const names = (place: string) => parameters.filter((one) => one.in === place).map(({ name }) => name);

  it('answers whatever its path, query, headers and body hold', { timeout: 120_000 }, async () => {
    const granted: Ask = await asks[id as keyof typeof asks](world);
    const some = (keys: readonly string[], values: fc.Arbitrary<string>) =>
      fc.dictionary(fc.constantFrom(...keys, 'no-such-field', '__proto__'), values, { noNullPrototype: true });
    const change = fc.record({
      params: some(names('path'), ids),
      query: some(names('query'), texts),
      headers,
      body: body === null ? fc.constant(null) : mutated([granted.body ?? {}]),
    });
    await fc.assert(
      fc.asyncProperty(change, async (changed) => {
        const asked: Ask = {
          params: well({ ...granted.params, ...changed.params }),
          query: well({ ...granted.query, ...changed.query }),
          ...(granted.form && { form: granted.form }),
        };
        const json = changed.body !== null && { body: JSON.stringify(changed.body) };
        const sent = { ...changed.headers, ...(json && { 'content-type': 'application/json' }) };
        await hold(id, await ask(agent, operationOf(id), asked, { headers: sent, redirect: 'manual', ...json }));
      }),
      { numRuns: 40 },
    );
  });

  it('refuses a body that is none', async () => {
    const granted: Ask = await asks[id as keyof typeof asks](world);
    const bodies = [
      ...['', '{', 'null', '"x"', '[]', '[[]]', '{}', '{"a":1e999}', '['.repeat(100_000), '{"__proto__":{"a":1}}'],
      Buffer.from([0xff, 0xfe, 0x00]),
    ];
    for (const sent of operationOf(id).method === 'get' ? [] : bodies)
      for (const type of [
        'application/json',
        'multipart/form-data',
        'multipart/form-data; boundary=x',
        'text/plain',
        'x',
      ]) {
        const init = { body: sent, headers: { 'content-type': type } };
        await hold(id, await ask(agent, operationOf(id), granted, init));
      }
  });
});

/** The same with texts that an address can hold. */
function well(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.toWellFormed()]));
}

describe('a request around its operation', () => {
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'BREW', 'get', ''];
  const targets = [
    ...['/', '//', '/api', '/api/v1', '/api/v1/', '/api/v1//projects', '/api/v1/projects/', '/api/v1/projects/%2e%2e'],
    ...[
      '/api/v1/projects/%',
      '/api/v1/projects/%zz',
      '/api/v1/projects/%00',
      '/api/v2/projects',
      '*',
      'http://x/',
      '?',
      '',
    ],
    ...['/api/v1/artifacts/serve/x/../../..', '/api/v1/artifacts/serve//', `/api/v1/projects/${'x'.repeat(20_000)}`],
    ...[
      '/api/v1/projects?limit=1&limit=2',
      '/api/v1/search?q=%ff',
      '/api/v1/search?q=a&types=',
      '/api/v1/search?q[]=a',
    ],
    ...['/api/v1/search?q=a&q=b', '/api/v1/memories?source=user&source=agent', '/api/v1/projects?__proto__=x&limit=5'],
  ];

  it.each(targets)('is answered at %j, whatever the method', async (target) => {
    const host = new URL(agent.url).host;
    for (const method of methods) {
      const lines = [`${method} ${target} HTTP/1.1`, `host: ${host}`, 'connection: close', 'content-length: 0', '', ''];
      const { status } = await sendRaw(agent.url, lines.join('\r\n'));
      expect([method, status]).toEqual([method, expect.toSatisfy((one) => Number(one) >= 200 && Number(one) < 500)]);
    }
  });

  it('is told of lengths that cannot be, of headers without end and of bodies that never come', async () => {
    const host = new URL(agent.url).host;
    const head = ['POST /api/v1/projects HTTP/1.1', `host: ${host}`, 'content-type: application/json'];
    for (const lines of [
      [...head, 'content-length: 99999999999'],
      [...head, 'content-length: -1'],
      [...head, 'content-length: 5', 'transfer-encoding: chunked'],
      [...head, 'transfer-encoding: gzip'],
      [...head, `x: ${'y'.repeat(100_000)}`],
      [...head, ...Array.from({ length: 3_000 }, (_, index) => `x${index}: y`)],
      [...head, 'host: elsewhere'],
      ['POST /api/v1/projects HTTP/9.9', `host: ${host}`],
      ['\u0000\u0001\u0002'],
    ]) {
      const { status } = await sendRaw(agent.url, [...lines, 'connection: close', '', ''].join('\r\n'));
      expect([lines.at(-1)?.slice(0, 40), status]).toEqual([
        lines.at(-1)?.slice(0, 40),
        expect.toSatisfy((one) => Number(one) >= 400 && Number(one) < 500),
      ]);
    }
  });
});

it('after all of it the server serves, and has written no line of an error', async () => {
  const { id } = await agent.api.projects.create({ name: 'After' });
  expect((await agent.api.projects.retrieve(id)).name).toBe('After');
  expect((await agent.api.health.retrieve()).status).toBe('ok');
  const errors = agent
    .written()
    .split('\n')
    .filter((line) => line.includes('"level":"error"'));
  expect(errors).toEqual([]);
});

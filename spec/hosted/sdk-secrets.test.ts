import { inspect } from 'node:util';
import { ExampleServer, json, stream, type Answer } from '@polywire/runtime/client/example-server.ts';
import { ClientError, Polywire, type ClientOptions, type LogEntry } from '@polywire/generated/sdk/gateway.ts';
import { afterEach, expect, test } from 'vitest';

const key = 'pw-canary-7c1f0a9e';
const body = { model: 'a-mid', messages: [{ role: 'user', content: 'Hi' }] } as const;

const open: ExampleServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function start(options: Partial<ClientOptions>, ...answers: Answer[]): Promise<Polywire> {
  const server = await ExampleServer.start(...answers);
  open.push(server);
  return new Polywire({ baseUrl: server.url, apiKey: key, retryDelay: 1, maxRetries: 1, ...options });
}

/** All that a person or a log could get to see of a value. */
const shown = (value: unknown): string =>
  [
    inspect(value, { depth: 20, showHidden: true, getters: true }),
    JSON.stringify(value),
    value instanceof Error ? `${value.message} ${String(value.stack)} ${JSON.stringify(Object.entries(value))}` : '',
  ].join('\n');

test('a client shows no key, however it is looked at', async () => {
  const client = await start({ headers: { 'x-other-secret': key } }, json(200, {}));
  expect(shown(client)).not.toContain(key);
  expect(shown(Object.entries(client))).not.toContain(key);
  expect(JSON.parse(JSON.stringify(client))).toEqual({ baseUrl: expect.stringContaining('http') as string });
  expect(shown(client.chat.completions)).not.toContain(key);
});

/** Services and transports that tell what they should not. */
const careless: Readonly<Record<string, { answer: Answer; fetch?: typeof fetch }>> = {
  'a service that repeats the key': {
    answer: (response) => {
      const told = { error: { message: `no such key: ${key}`, code: key, param: key } };
      response.writeHead(401, { 'x-your-key': key }).end(JSON.stringify(told));
    },
  },
  'a page in front of the service': { answer: (response) => response.writeHead(502).end(`<html>${key}</html>`) },
  'a stream that repeats it': { answer: stream([`data: {"error":{"message":"bad ${key}"}}\n\n`]) },
  'a connection that breaks': { answer: (response) => response.socket?.destroy() },
  'a fetch whose errors hold the request': {
    answer: json(200, {}),
    fetch: (_, init) =>
      Promise.reject(
        Object.assign(new Error(`cannot send ${JSON.stringify(init)}`, { cause: new Error(key) }), { init }),
      ),
  },
};

test.each(Object.entries(careless))('neither errors nor the log have it: %s', async (_, { answer, fetch }) => {
  const entries: LogEntry[] = [];
  const log = (entry: LogEntry): number => entries.push(entry);
  const client = await start({ log, ...(fetch && { fetch }) }, answer);
  const error: unknown = await client.chat.completions
    .create({ ...body, stream: true })
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ClientError);
  expect(shown(error)).not.toContain(key);
  expect(entries.map(({ step }) => step)).toContain('failure');
  expect(shown(entries)).not.toContain(key);
});

test('a key that no header can carry is refused without being named', () => {
  const error: unknown = (() => {
    try {
      return new Polywire({ baseUrl: 'http://127.0.0.1:1', apiKey: `${key}\n` });
    } catch (reason) {
      return reason;
    }
  })();
  expect(error).toBeInstanceOf(ClientError);
  expect(shown(error)).not.toContain(key);
});

test('a Proxy around the client, its parts and its answers works: nothing is #private', async () => {
  const client = await start({}, json(200, { id: 'c' }), stream(['data: {"id":"c"}\n\n', 'data: [DONE]\n\n']));
  const wrap = <T extends object>(inner: T): T =>
    new Proxy(inner, {
      get: (target, name, receiver) => {
        const value: unknown = Reflect.get(target, name, receiver);
        return typeof value === 'object' && value !== null ? wrap(value) : value;
      },
    });
  const wrapped = wrap(client);
  expect(await wrapped.chat.completions.create(body)).toMatchObject({ id: 'c' });
  const events = new Proxy(await wrapped.chat.completions.create({ ...body, stream: true }), {});
  expect(await events.finalMessage()).toMatchObject({ id: 'c', service: { attempts: null } });
});

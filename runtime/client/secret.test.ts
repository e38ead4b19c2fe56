import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { ExampleServer, json, stream, type Answer } from './example-server.ts';
import type { LogEntry } from './log.ts';
import { Transport, type Outgoing, type Service } from './transport.ts';

const key = 'sk-svc-a-key-of-a-caller';
const errors = { reason: null, codes: {}, advice: {} };
const service: Service = { credential: true, baseUrl: null, headers: null, errors };
const call: Outgoing = { method: 'POST', path: '/x', body: { a: 1 }, ends: ['[DONE]'] };

/** All that a person or a log can make of it. */
const shown = (value: unknown): string =>
  [
    inspect(value, { depth: 12, showHidden: true }),
    JSON.stringify(value),
    String(value),
    (value as Error).stack,
  ].join();

const answers: readonly (readonly [string, Answer])[] = [
  ['a refusal', json(401, { error: { message: `No ${key} here`, code: key } })],
  ['a text', (response) => response.writeHead(500, { 'x-echo': key }).end(`What is ${key}?`)],
  ['a list of faults', json(422, { detail: [{ loc: ['header', key], msg: key, type: 'x' }] })],
  ['an event', stream([`data: {"error":{"message":"${key}"}}\n\n`])],
  ['no JSON', (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(`{"a":${key}`)],
];

test.each(answers)('a service that sends the key back in %s shows it to nobody', async (_, answer) => {
  const server = await ExampleServer.start(answer);
  const told: LogEntry[] = [];
  const client = new Transport(
    { baseUrl: server.url, apiKey: key, maxRetries: 0, log: (entry) => told.push(entry) },
    service,
  );
  const error = await (async () => {
    for await (const event of await client.send<AsyncIterable<unknown>>(call)) told.push(event as LogEntry);
  })().catch((thrown: unknown) => thrown);
  expect(server.received[0]?.headers['authorization']).toBe(`Bearer ${key}`);
  expect(error).toBeInstanceOf(Error);
  expect(told.length).toBeGreaterThan(0);
  for (const value of [error, told, client]) expect(shown(value)).not.toContain(key);
  await server.close();
});

test('an address where nobody is shows it to nobody', async () => {
  const client = new Transport({ baseUrl: 'http://127.0.0.1:1', apiKey: key, maxRetries: 0 }, service);
  const error = await client.send(call).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Error);
  expect(shown(error)).not.toContain(key);
});

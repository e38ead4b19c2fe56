import { afterEach, describe, expect, test } from 'vitest';
import { ApiError, ClientError, StreamError } from './error.ts';
import { ExampleServer, json, stream, type Answer } from './example-server.ts';
import { responsesFold } from './fold/responses.ts';
import { formOf, restOf } from './forms.ts';
import type { EventStream } from './stream.ts';
import { Transport, type Service } from './transport.ts';

/** A service that asks for no key and does not tell how it served. */
const service: Service = {
  credential: false,
  baseUrl: 'http://127.0.0.1:1',
  headers: null,
  errors: { reason: null, codes: {}, advice: { busy: 'Wait.' } },
};

const open: ExampleServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function start(...answers: Answer[]): Promise<{ server: ExampleServer; client: Transport }> {
  const server = await ExampleServer.start(...answers);
  open.push(server);
  return { server, client: new Transport({ baseUrl: server.url, retryDelay: 1 }, service) };
}

const read = { method: 'GET', path: '/things' };

describe('a service without a key', () => {
  test('is sent none, and is looked for where it usually is', async () => {
    const { server, client } = await start(json(200, []));
    await client.send(read);
    expect(server.received[0]?.headers).not.toHaveProperty('authorization');
    expect(new Transport({}, service).toJSON()).toEqual({ baseUrl: 'http://127.0.0.1:1' });
  });

  test('answers with what it says and no more', async () => {
    const { client } = await start(json(201, { id: 'a' }));
    expect(await client.send(read)).toEqual({ id: 'a' });
  });

  test('has its errors, with what to do', async () => {
    const { client } = await start(json(409, { error: { message: 'No.', type: 'busy', param: null, code: 'busy' } }));
    await expect(client.send(read)).rejects.toThrow(ApiError);
    await expect(client.send(read)).rejects.toMatchObject({ code: 'busy', advice: 'Wait.' });
  });
});

test('the items of a list stand in one field of the query where the service wants them so', async () => {
  const { server, client } = await start(json(200, {}));
  await client.send({ ...read, query: { kinds: ['a', 'b'], ids: ['c', 'd'] }, lists: ['kinds'] });
  await client.send({ ...read, query: { kinds: [] }, lists: ['kinds'] });
  expect(server.received.map(({ url }) => url)).toEqual(['/things?kinds=a%2Cb&ids=c&ids=d', '/things']);
});

test('a form is sent with its files under their names', async () => {
  const { server, client } = await start(json(201, {}));
  const file = new File(['content'], 'notes.txt', { type: 'text/plain' });
  const form = formOf({ file, project_id: 'p', conversation_id: undefined, count: 3 });
  await client.send({ method: 'POST', path: '/files', body: form });
  const [received] = server.received;
  expect(received?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(received?.body).toMatch(/name="file"; filename="notes.txt"\r\ncontent-type: text\/plain\r\n\r\ncontent/i);
  expect(received?.body).toMatch(/name="project_id"\r\n\r\np\r\n/);
  expect(received?.body).toMatch(/name="count"\r\n\r\n3\r\n/);
  expect(received?.body).not.toContain('conversation_id');
});

test('a file is a Blob, of whatever type it is', async () => {
  const bytes = Uint8Array.of(0, 255, 10);
  const { client } = await start((response) => {
    response.writeHead(206, { 'content-type': 'text/event-stream', 'content-range': 'bytes 0-2/9' }).end(bytes);
  });
  const { data, response } = await client.send<Blob>({ ...read, file: true }).withResponse();
  expect(new Uint8Array(await data.arrayBuffer())).toEqual(bytes);
  expect([data.type, response.headers.get('content-range')]).toEqual(['text/event-stream', 'bytes 0-2/9']);
});

test('the rest of a path keeps its slashes, and cannot leave its place', () => {
  expect(restOf('a b/ü/c?.html')).toBe('a%20b/%C3%BC/c%3F.html');
  for (const path of ['../x', 'a/../x', 'a/.']) expect(() => restOf(path)).toThrow(ClientError);
});

describe('events', () => {
  test('that have no end are listened to before the first comes, and tell when they break off', async () => {
    const { client } = await start(stream([': hello\n\n'], 'hang'), stream(['data: {"type":"a"}\n\n']));
    const waiting = await client.send<EventStream<unknown>>(read);
    waiting.abort();
    const found: unknown[] = [];
    const broken = async (): Promise<void> => {
      for await (const event of await client.send<EventStream<unknown>>(read)) found.push(event);
    };
    await expect(broken()).rejects.toThrow(StreamError);
    expect(found).toEqual([{ type: 'a' }]);
  });

  test('make the answer that the last of them brings', async () => {
    const response = { id: 'r', status: 'completed' };
    const { client } = await start(stream([`data: ${JSON.stringify({ type: 'end', response })}\n\n`]));
    const events = await client.send<EventStream<unknown>>({ ...read, ends: ['end'], fold: responsesFold });
    expect(await events.finalMessage()).toEqual(response);
  });
});

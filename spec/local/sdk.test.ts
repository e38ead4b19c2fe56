import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { isServiceError, PolywireAgent, type StoredFile } from '@polywire/generated/sdk/agent.ts';
import { registerRoutes, routes } from '@polywire/generated/local/routes.ts';
import type { Operations } from '@polywire/generated/local/operations.ts';
import type { Incoming, Outgoing, Upload } from '@polywire/runtime/platform/http.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, expectTypeOf, test } from 'vitest';

const open: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
});

/** What reached an operation. */
interface Seen {
  readonly operation: string;
  readonly request: Incoming;
}

/** A server that does nothing: each operation answers with what `answer` makes of what reached it. */
async function start(
  answer: (seen: Seen) => Promise<Outgoing> | Outgoing = () => ({ status: 200, body: {} }),
): Promise<{ readonly agent: PolywireAgent; readonly baseUrl: string; readonly seen: Seen[] }> {
  const seen: Seen[] = [];
  const take = (operation: string) => async (request: Incoming) => {
    seen.push({ operation, request });
    return answer({ operation, request });
  };
  const operations = Object.fromEntries(Object.keys(routes).map((name) => [name, take(name)]));
  const app = Fastify();
  open.push(app);
  registerRoutes(app, operations as unknown as Operations, {
    context: () => undefined,
    unprocessable: ({ status, failures }) => ({ status, body: { detail: failures } }),
    broken: () => undefined,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const baseUrl = `http://127.0.0.1:${String((app.server.address() as AddressInfo).port)}`;
  return { agent: new PolywireAgent({ baseUrl, maxRetries: 0 }), baseUrl, seen };
}

test('every operation of seed 001 has its route', () => {
  const seed = `
    POST responses, GET responses/in-flight-list, GET responses/in-flight, GET conversations, POST conversations,
    GET conversations/:, PATCH conversations/:, GET conversations/:/items, DELETE conversations/:, GET projects,
    POST projects, PATCH projects/:, DELETE projects/:, GET artifacts, GET artifacts/preview, POST artifacts/open,
    GET artifacts/serve/:/*, GET schedules, POST schedules, PATCH schedules/:, POST schedules/:/run,
    DELETE schedules/:, GET files, POST files, DELETE files/:, GET connectors/specs, GET connectors/connections,
    POST connectors/connections, DELETE connectors/connections/:, GET connectors/oauth/:/start, GET memories,
    POST memories, PATCH memories/:, DELETE memories/:, GET skills, POST skills, PATCH skills/:, DELETE skills/:,
    GET scratchpads, POST scratchpads, GET scratchpads/:, PATCH scratchpads/:, DELETE scratchpads/:,
    POST scratchpads/:/cells, PATCH scratchpads/:/cells/:, POST scratchpads/:/cells/:/run,
    DELETE scratchpads/:/cells/:, GET search`;
  const there = Object.values(routes).map(
    ({ method, path }) => `${method} ${path.replace('/api/v1/', '').replace(/:\w+/g, ':')}`,
  );
  for (const one of seed.split(',')) expect(there).toContain(one.trim());
});

test('no operation needs a credential', () => {
  for (const route of Object.values(routes)) {
    expect(route.credential).toBe(false);
    expect(route).not.toHaveProperty('permission');
  }
});

describe('the query of a list', () => {
  test('has its defaults, and integers as integers', async () => {
    const { agent, seen } = await start();
    await agent.conversations.list();
    await agent.conversations.list({ status: 'archived', limit: 200, offset: 7 });
    await agent.conversations.items.list('conv_1', { before: 'item_1' });
    expect(seen.map(({ request }) => request.query)).toEqual([
      { limit: 50, offset: 0 },
      { status: 'archived', limit: 200, offset: 7 },
      { limit: 100, before: 'item_1' },
    ]);
  });

  test.each(['limit=0', 'limit=201', 'limit=x', 'offset=-1', 'status=gone'])('may not say %s', async (query) => {
    const { baseUrl, seen } = await start();
    const answer = await fetch(`${baseUrl}/api/v1/conversations?${query}`);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ detail: [{ loc: ['query', query.split('=')[0]] }] });
    expect(seen).toEqual([]);
  });

  test('of types arrives as a list, whether it came in one field or in two', async () => {
    const { agent, baseUrl, seen } = await start(() => ({ status: 200, body: { results: [], total: 0 } }));
    await agent.search.query({ q: 'a,b', types: ['file', 'memory'] });
    await fetch(`${baseUrl}/api/v1/search?q=x&types=file&types=memory`);
    await fetch(`${baseUrl}/api/v1/search?q=x&types=artifact&limit=100`);
    expect(seen.map(({ request }) => request.query)).toEqual([
      { q: 'a,b', types: ['file', 'memory'], limit: 20 },
      { q: 'x', types: ['file', 'memory'], limit: 20 },
      { q: 'x', types: ['artifact'], limit: 100 },
    ]);
    const refused = await fetch(`${baseUrl}/api/v1/search?q=x&types=file,folder`);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ detail: [{ loc: ['query', 'types', 1], type: 'unknown_value' }] });
    expect((await fetch(`${baseUrl}/api/v1/search`)).status).toBe(422);
  });
});

test('a list is a loop over all its pages', async () => {
  const { agent } = await start(({ request }) => {
    const { offset, limit } = request.query as { readonly offset: number; readonly limit: number };
    const data = [0, 1, 2, 3, 4].slice(offset, offset + limit);
    return { status: 200, body: { data, has_more: offset + limit < 5, total: 5 } };
  });
  const found: unknown[] = [];
  for await (const item of agent.memories.list({ limit: 2, offset: 1 })) found.push(item);
  expect(found).toEqual([1, 2, 3, 4]);
});

test('an upload reaches the server as the form that it is', async () => {
  let form = '';
  const { agent, seen } = await start(async ({ request }) => {
    for await (const piece of (request.body as Upload).stream) form += Buffer.from(piece).toString();
    return { status: 201, body: { id: 'file_1' } };
  });
  const file = new File(['some text'], 'Größe.txt', { type: 'text/plain' });
  const stored = await agent.files.create({ file, project_id: 'proj_1' });
  expectTypeOf(stored).toEqualTypeOf<StoredFile>();
  expect(stored).toEqual({ id: 'file_1' });
  const { operation, request } = seen[0] ?? {};
  const { contentType } = request?.body as Upload;
  expect([operation, contentType]).toEqual(['createFile', expect.stringMatching(/^multipart\/form-data; boundary=/)]);
  expect(form).toContain(contentType.split('boundary=')[1]);
  expect(form).toMatch(/name="file"; filename="Größe.txt"\r\ncontent-type: text\/plain\r\n\r\nsome text\r\n/i);
  expect(form).toMatch(/name="project_id"\r\n\r\nproj_1\r\n/);
});

test('a file of an artifact is asked for by its path, with the headers of the call', async () => {
  const { agent, seen } = await start(({ request }) => ({
    status: 206,
    headers: { 'content-type': 'text/html', 'content-range': 'bytes 0-3/9' },
    stream: (async function* () {
      yield await Promise.resolve(`<b>${String(request.headers['range'])}`);
    })(),
  }));
  const options = { headers: { Range: 'bytes=0-3' } };
  const { data, response } = await agent.artifacts.serve('proj_1', 'app/a b.html', options).withResponse();
  expect(await data.text()).toBe('<b>bytes=0-3');
  expect([data.type, response.status, response.headers.get('content-range')]).toEqual([
    'text/html',
    206,
    'bytes 0-3/9',
  ]);
  expect(seen[0]?.request.params).toEqual({ project_id: 'proj_1', path: 'app/a b.html' });
});

describe('a turn', () => {
  const response = { id: 'resp_1', object: 'response', status: 'completed', output: [] };
  const events = [
    { type: 'response.output_text.delta', response_id: 'resp_1', sequence_number: 1, output_index: 0, delta: 'Hi' },
    { type: 'response.completed', response_id: 'resp_1', sequence_number: 2, response },
  ];
  const answer = ({ request }: Seen): Outgoing =>
    (request.body as { readonly stream?: boolean }).stream === false
      ? { status: 200, body: response }
      : {
          status: 200,
          headers: { 'content-type': 'text/event-stream' },
          stream: (async function* () {
            for (const event of events)
              yield await Promise.resolve(`id: ${String(event.sequence_number)}\ndata: ${JSON.stringify(event)}\n\n`);
          })(),
        };
  const turn = { conversation_id: 'conv_1', input: 'Hi' };

  test('comes as events unless the caller wants the whole', async () => {
    const { agent } = await start(answer);
    const found: unknown[] = [];
    for await (const event of await agent.responses.create(turn)) found.push(event);
    expect(found).toEqual(events);
    const whole = await agent.responses.create({ ...turn, stream: false });
    expect(whole).toEqual(response);
    expect(await (await agent.responses.create(turn)).finalMessage()).toEqual(whole);
  });
});

test('the bus of events is there before anything happens', async () => {
  const { agent } = await start(({ request }) => ({
    status: 200,
    headers: { 'content-type': 'text/event-stream' },
    stream: (async function* () {
      yield ': here\n\n';
      if (!request.signal.aborted) await once(request.signal, 'abort');
    })(),
  }));
  const events = await agent.events.stream({ role: 'shell' });
  events.abort();
});

test('an error has its row of agent_errors.yaml: what to do', async () => {
  const { agent } = await start(() => ({
    status: 409,
    body: { error: { message: 'It is busy.', type: 'conflict', param: null, code: 'conflict' } },
  }));
  const error: unknown = await agent.responses.cancel({ conversation_id: 'conv_1' }).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!isServiceError(error)) throw new Error('no error of the catalogue');
  expectTypeOf(error.advice).toBeString();
  expect([error.status, error.code, error.advice]).toEqual([409, 'conflict', 'Wait, or choose another name.']);
});

import { once } from 'node:events';
import { request as send, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { bindRoutes, type Binding, type Handlers, type Route } from './fastify.ts';
import type { Upload } from './http.ts';
import type { SchemaError, Validator } from './validation.ts';

const open: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
});

/** Accepts an object whose `n` is a number. `errors` are told as a compiled validator tells them. */
function numbers(errors: readonly SchemaError[]): Validator<unknown> {
  const check = ((value: unknown): value is unknown => {
    const fits = typeof (value as { n?: unknown } | null)?.n === 'number';
    check.errors = fits ? null : errors;
    return fits;
  }) as Validator<unknown>;
  return check;
}

const wrong = (field: string): SchemaError => ({
  instancePath: `/${field}`,
  keyword: 'type',
  params: { type: 'number' },
});

const base = { tag: 'Things', credential: true } as const;
const routes = {
  make: {
    ...base,
    operation: 'make',
    method: 'POST',
    path: '/things',
    body: { check: numbers([wrong('n')]), all: numbers([wrong('n'), wrong('m')]), statuses: { meta: 400 } },
  },
  list: { ...base, operation: 'list', method: 'GET', path: '/things/:id', credential: false },
  tell: { ...base, operation: 'tell', method: 'GET', path: '/tell' },
} as const satisfies Record<string, Route>;

async function start(
  operations: Partial<Handlers<keyof typeof routes, string>>,
  binding: Partial<Binding<string>> = {},
  own: Readonly<Record<keyof typeof routes, Route>> = routes,
): Promise<FastifyInstance> {
  const app = Fastify();
  open.push(app);
  const none = (): Promise<never> => Promise.reject(new Error('not called'));
  bindRoutes(
    app,
    own,
    { make: none, list: none, tell: none, ...operations },
    {
      context: ({ headers }) => headers['x-who'] as string,
      unprocessable: ({ status, failures, route }) => ({ status, body: { failures, operation: route.operation } }),
      broken: () => undefined,
      ...binding,
    },
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

const urlOf = (app: FastifyInstance): string =>
  `http://127.0.0.1:${String((app.server.address() as AddressInfo).port)}`;
const post = (app: FastifyInstance, body: unknown): Promise<Response> =>
  fetch(`${urlOf(app)}/things`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-who': 'me' },
  });

test('an operation gets the checked body, path, headers and context, and its answer is sent', async () => {
  const app = await start({
    make: ({ body, context }) => Promise.resolve({ status: 201, headers: { 'x-made': '1' }, body: { body, context } }),
    list: ({ params, headers }) => Promise.resolve({ status: 200, body: { params, host: headers['host'] } }),
  });
  const made = await post(app, { n: 1 });
  expect(made.status).toBe(201);
  expect(made.headers.get('x-made')).toBe('1');
  expect(made.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await made.json()).toEqual({ body: { n: 1 }, context: 'me' });
  const listed = await fetch(`${urlOf(app)}/things/a%2Fb`);
  expect(await listed.json()).toEqual({ params: { id: 'a/b' }, host: urlOf(app).slice('http://'.length) });
});

test('a body that fails its check never reaches the operation; every failure is told', async () => {
  const app = await start({});
  const refused = await post(app, { n: 'one' });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toEqual({
    operation: 'make',
    failures: [
      { loc: ['body', 'n'], msg: 'Must be a number', type: 'wrong_type' },
      { loc: ['body', 'm'], msg: 'Must be a number', type: 'wrong_type' },
    ],
  });
});

test('of a large body only the first failure is told', async () => {
  const app = await start({});
  const refused = await post(app, { n: 'one', filler: 'x'.repeat(70_000) });
  expect(((await refused.json()) as { failures: unknown[] }).failures).toHaveLength(1);
});

test('a field with a status of its own gives the answer that status, unless something else is wrong too', async () => {
  const check = (errors: readonly SchemaError[]): typeof routes => ({
    ...routes,
    make: { ...routes.make, body: { ...routes.make.body, check: numbers(errors), all: numbers(errors) } },
  });
  const alone = await start({}, {}, check([wrong('meta')]));
  expect((await post(alone, {})).status).toBe(400);
  const beside = await start({}, {}, check([wrong('meta'), wrong('n')]));
  expect((await post(beside, {})).status).toBe(422);
});

test('a query is checked, and a list may be written with brackets', async () => {
  const seen: unknown[] = [];
  const query = ((value: unknown): value is unknown => {
    seen.push(value);
    return true;
  }) as Validator<unknown>;
  const app = await start(
    { tell: (request) => Promise.resolve({ status: 200, body: request.query }) },
    {},
    { ...routes, tell: { ...routes.tell, query } },
  );
  const told = await fetch(`${urlOf(app)}/tell?include[]=a&include[]=b&x=1`);
  expect(await told.json()).toEqual({ include: ['a', 'b'], x: '1' });
  expect(seen).toHaveLength(1);
});

test('a list in the query is taken apart at its commas, however often it is written', async () => {
  const query = ((value: unknown): value is unknown => value !== null) as Validator<unknown>;
  const app = await start(
    { tell: (request) => Promise.resolve({ status: 200, body: request.query }) },
    {},
    { ...routes, tell: { ...routes.tell, query, lists: ['types'] } },
  );
  const told = async (search: string): Promise<unknown> => (await fetch(`${urlOf(app)}/tell?${search}`)).json();
  expect(await told('types=a,b&q=x,y')).toEqual({ types: ['a', 'b'], q: 'x,y' });
  expect(await told('types=a&types=b,%20c')).toEqual({ types: ['a', 'b', 'c'] });
  expect(await told('q=x')).toEqual({ q: 'x' });
});

test('a parameter may take the rest of the path, decoded', async () => {
  const app = await start(
    { list: ({ params }) => Promise.resolve({ status: 200, body: params }) },
    {},
    { ...routes, list: { ...routes.list, path: '/things/:id/*', rest: 'path' } },
  );
  const told = await fetch(`${urlOf(app)}/things/p%201/a/b%20c/%C3%BC.html`);
  expect(await told.json()).toEqual({ id: 'p 1', path: 'a/b c/\u00fc.html' });
  expect(await (await fetch(`${urlOf(app)}/things/p/`)).json()).toEqual({ id: 'p', path: '' });
});

describe('an upload', () => {
  const uploads = { ...routes, make: { ...base, operation: 'make', method: 'POST', path: '/things' } } as const;
  const taking = { ...uploads, make: { ...uploads.make, upload: ['multipart/form-data'] } };
  const first = async ({ stream }: Upload): Promise<Uint8Array | undefined> => {
    for await (const piece of stream) return piece;
    return undefined;
  };
  type Taken = { readonly body: never };
  const uploadOf = ({ body }: Taken): Upload => body;

  test('reaches the operation unparsed, with the type that the caller named', async () => {
    const app = await start(
      {
        make: async (request) => {
          const { contentType, stream } = uploadOf(request);
          const pieces: Uint8Array[] = [];
          for await (const piece of stream) pieces.push(piece);
          return { status: 201, body: { contentType, text: Buffer.concat(pieces).toString() } };
        },
      },
      {},
      taking,
    );
    const form = new FormData();
    form.set('file', new Blob(['bytes']), 'name.txt');
    const made = await fetch(`${urlOf(app)}/things`, { method: 'POST', body: form });
    const { contentType, text } = (await made.json()) as Record<string, string>;
    expect([made.status, contentType]).toEqual([201, expect.stringMatching(/^multipart\/form-data; ?boundary=/)]);
    expect(text).toContain('filename="name.txt"');
    expect(text).toContain('bytes');
  });

  test('can be refused before all of it has come', async () => {
    const app = await start(
      {
        make: async (request) => {
          await first(uploadOf(request));
          return { status: 413, body: 'too large' };
        },
      },
      {},
      taking,
    );
    const request = send(`${urlOf(app)}/things`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
    request.write('a piece');
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(413);
    request.destroy();
  });

  test('is taken as fast as the operation reads', async () => {
    const { promise: read, resolve: begin } = Promise.withResolvers<undefined>();
    let received = 0;
    const app = await start(
      {
        make: async (request) => {
          await read;
          for await (const piece of uploadOf(request).stream) received += piece.length;
          return { status: 200, body: received };
        },
      },
      {},
      taking,
    );
    const size = 64 * 1024 * 1024;
    const request = send(`${urlOf(app)}/things`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data' },
    });
    // What is not taken from the socket is not let go by the caller.
    expect(request.write(Buffer.alloc(size))).toBe(false);
    request.end();
    const answered = once(request, 'response');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(request.writableLength).toBeGreaterThan(size / 2);
    begin(undefined);
    const [answer] = (await answered) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    expect(received).toBe(size);
  });

  test('that its caller breaks off is an error of its stream, and aborts the signal', async () => {
    const { promise: failed, resolve: fail } = Promise.withResolvers<readonly [unknown, boolean]>();
    const app = await start(
      {
        make: async (request) => {
          try {
            for await (const piece of uploadOf(request).stream) expect(piece.toString()).toBe('a piece');
          } catch (error) {
            fail([error, request.signal.aborted]);
          }
          return { status: 200, body: null };
        },
      },
      {},
      taking,
    );
    const request = send(`${urlOf(app)}/things`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data' },
    });
    request.on('error', () => undefined).write('a piece');
    setTimeout(() => request.destroy(), 20);
    expect(await failed).toEqual([expect.objectContaining({ code: 'ECONNRESET' }), true]);
  });

  test('of another type is refused with a 415, and so is a form where none is taken', async () => {
    const app = await start({}, {}, { ...taking, tell: { ...routes.tell, method: 'POST' } });
    const status = async (path: string, init: RequestInit): Promise<number> =>
      (await fetch(urlOf(app) + path, { method: 'POST', ...init })).status;
    expect(await status('/things', { body: '{}', headers: { 'content-type': 'application/json' } })).toBe(415);
    expect(await status('/things', {})).toBe(415);
    expect(await status('/tell', { body: new FormData() })).toBe(415);
  });
});

test('HEAD of a stream has its head alone, and the stream is closed', async () => {
  let closed = false;
  const stream = {
    [Symbol.asyncIterator]: () => ({
      next: () => Promise.reject<IteratorResult<string>>(new Error('read')),
      return: () => Promise.resolve<IteratorResult<string>>({ done: (closed = true), value: undefined }),
    }),
  };
  const headers = { 'content-type': 'text/html', 'content-length': '5' };
  const app = await start({ tell: () => Promise.resolve({ status: 206, headers, stream }) });
  const told = await fetch(`${urlOf(app)}/tell`, { method: 'HEAD' });
  expect([told.status, told.headers.get('content-length')]).toEqual([206, '5']);
  expect(closed).toBe(true);
});

test('hooks find the route, and nothing where no route matched', async () => {
  const app = Fastify();
  open.push(app);
  app.addHook('onRequest', async (request, reply) => {
    const { operation } = request.routeOptions.config;
    await reply.send({ operation: operation?.operation ?? null, credential: operation?.credential ?? null });
  });
  const none = (): Promise<never> => Promise.reject(new Error('not called'));
  bindRoutes(
    app,
    routes,
    { make: none, list: none, tell: none },
    {
      context: () => '',
      unprocessable: () => ({ status: 422, body: null }),
      broken: () => undefined,
    },
  );
  const answer = async (path: string): Promise<unknown> => (await app.inject(path)).json();
  expect(await answer('/things/1')).toEqual({ operation: 'list', credential: false });
  expect(await answer('/nowhere')).toEqual({ operation: null, credential: null });
});

test('every path answers HEAD', async () => {
  const app = await start({ list: () => Promise.resolve({ status: 200, body: { a: 1 } }) });
  const posted = await fetch(`${urlOf(app)}/things`, { method: 'HEAD' });
  expect([posted.status, posted.headers.get('allow')]).toEqual([200, 'POST']);
  const got = await fetch(`${urlOf(app)}/things/1`, { method: 'HEAD' });
  expect([got.status, await got.text()]).toEqual([200, '']);
});

test('a stream is sent as it comes, with the headers that hooks set', async () => {
  async function* stream(): AsyncGenerator<string> {
    yield await Promise.resolve('data: 1\n\n');
    yield await Promise.resolve('data: 2\n\n');
  }
  const app = Fastify();
  open.push(app);
  app.addHook('onRequest', (_, reply, next) => {
    reply.header('x-request-id', 'r1');
    next();
  });
  const none = (): Promise<never> => Promise.reject(new Error('not called'));
  bindRoutes(
    app,
    routes,
    {
      make: none,
      list: none,
      tell: () => Promise.resolve({ status: 200, headers: { 'content-type': 'text/event-stream' }, stream: stream() }),
    },
    { context: () => '', unprocessable: () => ({ status: 422, body: null }), broken: () => undefined },
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const told = await fetch(`${urlOf(app)}/tell`);
  expect([told.headers.get('x-request-id'), told.headers.get('content-type')]).toEqual(['r1', 'text/event-stream']);
  expect(await told.text()).toBe('data: 1\n\ndata: 2\n\n');
});

test('a stream that breaks is reported', async () => {
  let report: (error: unknown) => void = () => undefined;
  const reported = new Promise((resolve) => (report = resolve));
  async function* stream(): AsyncGenerator<string> {
    yield await Promise.resolve('data: 1\n\n');
    throw new Error('upstream broke');
  }
  const app = await start({ tell: () => Promise.resolve({ status: 200, stream: stream() }) }, { broken: report });
  const told = await fetch(`${urlOf(app)}/tell`);
  await expect(told.text()).rejects.toThrow();
  expect(await reported).toMatchObject({ message: 'upstream broke' });
});

test('the signal is aborted when the caller goes away, and not when the answer is sent', async () => {
  const signals: AbortSignal[] = [];
  const app = await start({
    tell: async ({ signal }) => {
      signals.push(signal);
      if (signals.length === 2) await once(signal, 'abort');
      return { status: 200, body: {} };
    },
  });
  await (await fetch(`${urlOf(app)}/tell`)).text();
  const request = send(`${urlOf(app)}/tell`);
  request.on('error', () => undefined).end();
  while (signals.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  request.destroy();
  await expect.poll(() => signals[1]?.aborted).toBe(true);
  expect(signals[0]?.aborted).toBe(false);
});

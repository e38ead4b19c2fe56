import { once } from 'node:events';
import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { bindRoutes, type Binding, type Handlers, type Route } from './fastify.ts';
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

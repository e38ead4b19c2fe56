import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Incoming, JsonOutgoing, Outgoing, StreamOutgoing } from './http.ts';
import { pour } from './pour.ts';
import { takeUploads, uploadIn } from './uploads.ts';
import { failuresOf, type FieldFailure, type Validator } from './validation.ts';

/** One operation as a generated table says it. */
export interface Route {
  /** Its id in the spec. */
  readonly operation: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

  /** With `:name` for a parameter, and with `*` at the end where a parameter takes the rest. */
  readonly path: string;

  /** Name of the parameter that takes the rest. */
  readonly rest?: string;

  /** The surface it belongs to. */
  readonly tag: string;

  /** It needs a credential. Hooks find it in `request.routeOptions.config.operation`. */
  readonly credential: boolean;

  /** What the credential must allow; absent where none is needed. */
  readonly permission?: string;

  readonly body?: BodyCheck;
  readonly query?: Validator<unknown>;

  /** Parameters of the query that hold a list, parted by commas. */
  readonly lists?: readonly string[];

  /** Media types of a body that the operation takes as it comes; any other is refused with a 415. */
  readonly upload?: readonly string[];
}

export interface BodyCheck {
  /** Stops at the first failure. */
  readonly check: Validator<unknown>;

  /** Finds every failure. */
  readonly all: Validator<unknown>;

  /** Status of a failure in a top-level field, where it is not 422. */
  readonly statuses: Readonly<Record<string, number>>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The matched operation; absent where no route matched. */
    operation?: Route;
  }
}

/** A request that fails a check. */
export interface Unprocessable {
  readonly route: Route;
  readonly status: number;
  readonly failures: readonly FieldFailure[];
}

/** What a service brings to its routes. */
export interface Binding<Context> {
  /** What the service's hooks learned of a request. */
  context(request: FastifyRequest): Context;

  /** The answer to a request that fails a check. */
  unprocessable(found: Unprocessable, request: FastifyRequest): JsonOutgoing;

  /** A stream broke after its head was sent; the connection is cut already. */
  broken(error: unknown, request: FastifyRequest): void;
}

/** Of a larger body only the first failure is told: a list of all could be many times its size. */
const largestListed = 64 * 1024;

/** One function for each operation, by its id. A request that reaches it has been checked against its route. */
export type Handlers<Name extends string, Context> = {
  readonly [name in Name]: (request: Incoming<never, never, never, Context>) => Promise<Outgoing>;
};

/**
 * Registers every route with the operation behind it, and HEAD on every path. Bodies are parsed by the application's
 * own parser; what an operation throws goes to the application's error handler.
 */
export function bindRoutes<Name extends string, Context>(
  app: FastifyInstance,
  routes: Readonly<Record<Name, Route>>,
  operations: Handlers<Name, Context>,
  binding: Binding<Context>,
): void {
  takeUploads(app, Object.values(routes));
  for (const name in routes) {
    const route = routes[name];
    app.route({
      method: route.method,
      url: route.path,
      config: { operation: route },
      handler: async (request, reply) => {
        const found = failed(route, request);
        if (found !== null) return send(reply, binding.unprocessable(found, request));
        const input = incoming(route, request, binding.context(request), abortOnClose(reply));
        const answer = await operations[name](input);
        if (!('stream' in answer)) return send(reply, answer);
        reply.hijack();
        const stream = request.method === 'HEAD' ? unread(answer.stream) : answer.stream;
        pour(reply.raw, { ...answer, stream }, { ...reply.getHeaders(), ...answer.headers }).catch((error: unknown) => {
          binding.broken(error, request);
        });
        return reply;
      },
    });
  }
  answerHead(app, Object.values(routes));
}

/** GET routes answer HEAD by themselves. On any other path it says which methods there are. */
function answerHead(app: FastifyInstance, routes: readonly Route[]): void {
  for (const [path, all] of Map.groupBy(routes, (route) => route.path)) {
    const [first] = all;
    if (first === undefined || all.some(({ method }) => method === 'GET')) continue;
    const allow = all.map(({ method }) => method).join(', ');
    app.head(path, { config: { operation: first } }, (_, reply) => reply.header('allow', allow).send());
  }
}

function send(reply: FastifyReply, { status, headers, body }: JsonOutgoing): FastifyReply {
  reply.code(status).header('content-type', 'application/json; charset=utf-8');
  if (headers !== undefined) reply.headers(headers);
  return reply.send(JSON.stringify(body));
}

/** What HEAD sends of a stream, which may have no end: nothing. */
async function* unread(stream: StreamOutgoing['stream']): StreamOutgoing['stream'] {
  await stream[Symbol.asyncIterator]().return?.();
}

/** Body, path and query have been checked, which no type can know. */
function incoming<Context>(
  { rest, upload }: Route,
  request: FastifyRequest,
  context: Context,
  signal: AbortSignal,
): Incoming<never, never, never, Context> {
  const { query, headers } = request;
  const body = upload === undefined ? request.body : uploadIn(request);
  const params = rest === undefined ? request.params : withRest(rest, request.params as Record<string, string>);
  const checked = { body, params, query } as Pick<Incoming<never, never, never>, 'body' | 'params' | 'query'>;
  return { ...checked, headers: joined(headers), context, signal };
}

/** The router calls the rest of a path `*`. */
function withRest(name: string, { '*': rest = '', ...params }: Readonly<Record<string, string>>): object {
  return { ...params, [name]: rest };
}

/** Node joins repeated headers itself, all but `set-cookie`, which no request should have. */
function joined(headers: FastifyRequest['headers']): Readonly<Record<string, string | undefined>> {
  const { 'set-cookie': cookies, ...single } = headers;
  return cookies === undefined ? (headers as Record<string, string>) : (single as Record<string, string>);
}

function abortOnClose({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

function failed(route: Route, request: FastifyRequest): Unprocessable | null {
  const { body, query, lists = [] } = route;
  if (query !== undefined) {
    const values = withoutBrackets(request.query as Record<string, unknown>);
    for (const name of lists) if (name in values) values[name] = parted(values[name]);
    request.query = values;
    if (!query(values)) return { route, status: 422, failures: failuresOf(query.errors ?? [], 'query') };
  }
  if (body === undefined || body.check(request.body)) return null;
  const large = !(Number(request.headers['content-length']) <= largestListed);
  const errors = large || body.all(request.body) ? body.check.errors : body.all.errors;
  const failures = failuresOf(errors ?? [], 'body');
  return { route, status: statusOf(failures, body.statuses), failures };
}

/** Some clients write the items of a list as `name[]=`. */
function withoutBrackets(query: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name.endsWith('[]') ? name.slice(0, -2) : name, value]),
  );
}

/** `a,b` as a list, written as one parameter or as several. */
function parted(value: unknown): unknown {
  return [value].flat().flatMap((text) =>
    String(text)
      .split(',')
      .map((item) => item.trim()),
  );
}

/** A field's own status counts only where nothing else is wrong. */
function statusOf(failures: readonly FieldFailure[], statuses: BodyCheck['statuses']): number {
  const found = new Set(failures.map(({ loc }) => statuses[String(loc[1])] ?? 422));
  const [only = 422] = found;
  return found.size === 1 ? only : 422;
}

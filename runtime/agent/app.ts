import type { Operations } from '@polywire/generated/local/operations.ts';
import { routes } from '@polywire/generated/local/routes.ts';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { generatedFile } from '../platform/docs/files.ts';
import { referenceRoutes } from '../platform/docs/paths.ts';
import { referenceAnswers } from '../platform/docs/reference.ts';
import { registerDocs } from '../platform/docs/register.ts';
import { bindRoutes, type Handlers } from '../platform/fastify.ts';
import type { JsonOutgoing } from '../platform/http.ts';
import { parseJson } from '../platform/json.ts';
import { answerUnread, type Unread } from '../platform/serving/client-error.ts';
import { knownPaths } from '../platform/serving/known-paths.ts';
import { ownChecks } from '../platform/serving/own-checks.ts';
import { readOut } from '../platform/serving/unread.ts';
import { AgentError, asAgentError, errorAnswer } from './errors.ts';
import type { Ground } from './ground.ts';
import { guard } from './guard/guard.ts';
import { beginEntry } from './request-entry.ts';
import { untrailed } from './trailing-slash.ts';

/** The longest id or path in a path. */
const longestParam = 4096;

/** What was asked for before there was a request to speak of. */
const unread: Readonly<Record<Unread, string>> = {
  request_timeout: 'The request did not come whole in time.',
  headers_too_large: 'The headers or the address are longer than this server takes.',
  malformed_http: 'The request cannot be read as HTTP.',
};

/**
 * The HTTP server. There are paths for the operations that are given. `port`: the one that it listens on, once it does.
 */
export function createApp(
  { limits, log }: Pick<Ground, 'limits' | 'log'>,
  operations: Partial<Operations>,
  port: () => number,
): FastifyInstance {
  const app = Fastify({
    ...ownChecks,
    logger: false,
    // A request on a connection that was open before is served: nobody is to lose one that was on its way.
    return503OnClosing: false,
    bodyLimit: limits.body_size,
    // Who names no host is told so by the guard.
    http: { requireHostHeader: false },
    routerOptions: { maxParamLength: longestParam },
    rewriteUrl: ({ url = '' }) => untrailed(url),
    clientErrorHandler: (error, socket) => {
      answerUnread(error, socket, (kind) => {
        log.info('request', { outcome: 'refused', error: kind });
        return { ...errorAnswer(new AgentError('invalid_request', unread[kind])), headers: {} };
      });
    },
    frameworkErrors: (error, request, reply) => {
      beginEntry(request, reply, log);
      fail(refusalOf(request) ?? error, request, reply);
    },
  });

  /** Why a request is not let in; null: it is. */
  const refusalOf = (request: FastifyRequest): unknown => {
    const { method, headers, originalUrl: url, raw, routeOptions } = request;
    try {
      guard({ method, url, headers, rawHeaders: raw.rawHeaders, operation: routeOptions.config.operation }, port());
      return null;
    } catch (error) {
      return error;
    }
  };

  const fail = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    if (isGone(error)) {
      reply.hijack();
      return;
    }
    readOut(request, reply);
    const entry = request.entry ?? beginEntry(request, reply, log);
    const told = asAgentError(error, entry.log, entry.id);
    entry.error = told instanceof AgentError ? told.code : told.type;
    answer(reply, errorAnswer(told));
  };

  app.decorateRequest('entry', null);
  app.addHook('onRequest', (request, reply, done) => {
    beginEntry(request, reply, log);
    const refusal = refusalOf(request);
    if (refusal === null) done();
    else done(refusal as Error);
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    try {
      const takesBody = request.routeOptions.config.operation?.body !== undefined;
      done(null, takesBody ? parseJson(bytes) : undefined);
    } catch (error) {
      done(error as Error);
    }
  });

  const present = Object.entries(routes).filter(([name]) => name in operations);
  const methodsOf = knownPaths([...present.map(([, route]) => route), ...Object.values(referenceRoutes)]);
  app.setErrorHandler(fail);
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    const allow = methodsOf(path);
    fail(unrouted(request.method, path.slice(0, 200), allow), request, reply.headers(allow === null ? {} : { allow }));
  });

  bindRoutes(app, Object.fromEntries(present), operations as Handlers<string, unknown>, {
    context: () => undefined,
    unprocessable({ status, failures }, { entry }) {
      if (entry !== null) entry.error = 'invalid_field';
      return { status, body: { detail: failures } };
    },
    broken(error, { entry }) {
      if (!isGone(error)) (entry?.log ?? log).warn('an answer broke off', { reason: String(error) });
    },
  });
  const reference = referenceAnswers({
    document: () => generatedFile('local/openapi.json'),
    links: {},
    note: 'No key: programs of this machine may use this server, pages of other origins may not.',
    alwaysJson: true,
  });
  registerDocs(app, referenceRoutes, reference);
  return app;
}

function unrouted(method: string, path: string, allow: string | null): AgentError {
  if (allow === null) return new AgentError('unknown_path', `There is nothing at ${method} ${path}.`);
  return new AgentError('method_not_allowed', `${method} is not a method of ${path}; it has ${allow}.`);
}

/** The caller left before the request had come whole, or while it was answered. */
function isGone(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ECONNRESET';
}

function answer(reply: FastifyReply, { status, body }: JsonOutgoing): void {
  void reply.code(status).header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(body));
}

import { registerRoutes } from '@polywire/generated/hosted/routes.ts';
import type { Operations } from '@polywire/generated/hosted/operations.ts';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { CallerGone } from '../platform/cutoff.ts';
import { parseJson } from '../platform/json.ts';
import type { Log } from '../platform/log.ts';
import type { Problem } from '../turn/problem.ts';
import { answerClientError } from './client-error.ts';
import { envelopeOf, internalErrorOf } from './envelope.ts';
import { httpProblem, unprocessableProblem } from './http-problem.ts';
import { asProblem, problemAnswer } from './problems.ts';
import { StreamCut } from './relay.ts';
import type { Setup } from './setup.ts';
import { readOut } from './unread.ts';
import { unrouted } from './unrouted.ts';
import type { Visit } from './visit.ts';
import { enter } from './way.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null until the request was let in, and on paths that need no credential. */
    visit: Visit | null;
  }
}

/** The longest id in a path. */
const longestParam = 512;

/** The HTTP server of the gateway. `current` is the setup for a request that comes in now. */
export function createApp(current: () => Setup, operations: Operations<Visit>, log: Log): FastifyInstance {
  const { limits } = current();
  const app = Fastify({
    logger: false,
    bodyLimit: limits.body_size,
    connectionTimeout: limits.idle_close,
    keepAliveTimeout: limits.idle_close,
    routerOptions: { maxParamLength: longestParam },
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      fail(refusedEntry(request) ?? error, request, reply);
    },
  });

  /** Lets a request in; null, or why it is refused. */
  const refusedEntry = (request: FastifyRequest): Error | null => {
    try {
      request.visit = enter(request.headers, current(), log);
      return null;
    } catch (error) {
      return error as Error;
    }
  };

  const fail = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    if (isGone(error)) {
      reply.hijack();
      return;
    }
    readOut(request, reply);
    answer(httpProblem(error) ?? asProblem(error, log, internalErrorOf(request.url)), request, reply);
  };

  app.decorateRequest('visit', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const open = request.routeOptions.config.operation?.credential === false;
    done(open ? undefined : (refusedEntry(request) ?? undefined));
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

  app.setErrorHandler(fail);
  app.setNotFoundHandler((request, reply) => {
    answer(unrouted(request.method, request.url), request, reply);
  });

  registerRoutes<Visit>(app, operations, {
    // Null where no credential is needed; those operations do not look at it.
    context: ({ visit }) => visit as Visit,
    unprocessable: (found) => problemAnswer(unprocessableProblem(found), envelopeOf(found.route.path)),
    broken: (error) => {
      if (!(error instanceof StreamCut || isGone(error))) asProblem(error, log);
    },
  });
  return app;
}

/** The caller left: while its answer was made, or before its request had come whole. */
function isGone(error: unknown): boolean {
  return error instanceof CallerGone || (error as NodeJS.ErrnoException).code === 'ECONNRESET';
}

function answer(problem: Problem, { url }: FastifyRequest, reply: FastifyReply): void {
  const { status, headers, body } = problemAnswer(problem, envelopeOf(url));
  void reply
    .code(status)
    .headers({ 'content-type': 'application/json; charset=utf-8', ...headers })
    .send(JSON.stringify(body));
}

import type { ServerOptions } from 'node:http';
import { registerRoutes } from '@polywire/generated/hosted/routes.ts';
import type { Operations } from '@polywire/generated/hosted/operations.ts';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { CallerGone } from '../platform/cutoff.ts';
import { parseJson } from '../platform/json.ts';
import type { Log } from '../platform/log.ts';
import { ownChecks } from '../platform/serving/own-checks.ts';
import { readOut } from '../platform/serving/unread.ts';
import type { Problem } from '../turn/problem.ts';
import type { Permission } from './accounts/caller.ts';
import { requirePermission } from './accounts/permission.ts';
import { answerClientError } from './client-error.ts';
import { registerConsole } from './console/routes.ts';
import { registerGatewayDocs } from './docs/routes.ts';
import { envelopeOf, internalErrorOf } from './envelope.ts';
import { httpProblem, unprocessableProblem } from './http-problem.ts';
import { asProblem, problemAnswer } from './problems.ts';
import { StreamCut } from './relay.ts';
import { refuseRepeated } from './repeated-headers.ts';
import type { Setup } from './setup.ts';
import { beginRecord } from './telemetry/begin.ts';
import type { RequestRecord } from './telemetry/record.ts';
import { noTelemetry, type Telemetry } from './telemetry/telemetry.ts';
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

/**
 * How a request that does not come whole in this many milliseconds is found. Node takes the smaller of its two timeouts for
 * the head and the larger one for all, so that of the head may not stay at its 60 seconds where all has less.
 */
const receipt = (time: number): ServerOptions => ({
  headersTimeout: time,
  connectionsCheckingInterval: Math.max(1_000, Math.ceil(time / 4)),
});

/** The HTTP server of the gateway. `current` is the setup for a request that comes in now. */
export function createApp(
  current: () => Setup,
  operations: Operations<Visit>,
  log: Log,
  telemetry: Telemetry = noTelemetry,
): FastifyInstance {
  const { limits } = current();
  const app = Fastify({
    ...ownChecks,
    logger: false,
    // A request on a connection that was open before is served: nobody is to lose one that was on its way.
    return503OnClosing: false,
    bodyLimit: limits.body_size,
    connectionTimeout: limits.idle_close,
    keepAliveTimeout: limits.idle_close,
    requestTimeout: limits.request_receipt,
    http: receipt(limits.request_receipt),
    routerOptions: { maxParamLength: longestParam },
    clientErrorHandler: (error, socket) => {
      answerClientError(error, socket, log);
    },
    frameworkErrors: (error, request, reply) => {
      letIn(request, beginRecord(request, reply, log, telemetry)).then(
        () => {
          fail(error, request, reply);
        },
        (refusal: unknown) => {
          fail(refusal, request, reply);
        },
      );
    },
  });

  /** Lets a request in. Throws why it is refused. */
  const letIn = async (request: FastifyRequest, record: RequestRecord): Promise<Visit> => {
    refuseRepeated(request.raw.rawHeaders);
    const visit = await enter(request, current(), record);
    request.visit = visit;
    return visit;
  };

  const fail = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    if (isGone(error)) {
      reply.hijack();
      return;
    }
    readOut(request, reply);
    const own = request.record?.log ?? log;
    answer(httpProblem(error) ?? asProblem(error, own, internalErrorOf(request.url)), request, reply);
  };

  app.decorateRequest('visit', null);
  app.decorateRequest('record', null);
  app.addHook('onRequest', async (request, reply) => {
    const record = beginRecord(request, reply, log, telemetry);
    const { operation } = request.routeOptions.config;
    if (operation?.credential === false) return;
    const { caller } = await letIn(request, record);
    if (operation?.permission !== undefined) requirePermission(caller, operation.permission as Permission);
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
    unprocessable(found, { record }) {
      const problem = unprocessableProblem(found);
      if (record !== null) record.error = problem.name;
      return problemAnswer(problem, envelopeOf(found.route.path));
    },
    broken: (error, { record }) => {
      if (!(error instanceof StreamCut || isGone(error))) asProblem(error, record?.log ?? log);
    },
  });
  registerConsole(app, current, fail);
  registerGatewayDocs(app);
  return app;
}

/** The caller left: while its answer was made, or before its request had come whole. */
function isGone(error: unknown): boolean {
  return error instanceof CallerGone || (error as NodeJS.ErrnoException).code === 'ECONNRESET';
}

function answer(problem: Problem, { url, record }: FastifyRequest, reply: FastifyReply): void {
  if (record !== null) record.error = problem.name;
  const { status, headers, body } = problemAnswer(problem, envelopeOf(url));
  void reply
    .code(status)
    .headers({ 'content-type': 'application/json; charset=utf-8', ...headers })
    .send(JSON.stringify(body));
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../platform/ids.ts';
import { type Log, withFields } from '../platform/log.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null until the request's head was read. */
    entry: RequestEntry | null;
  }
}

/** One request as the log tells it: its id, which the caller is told too, and one line at its end. */
export class RequestEntry {
  readonly id = `req_${newId()}`;

  /** Its lines bear the id. */
  readonly log: Log;

  /** Code of the error that the caller was told. */
  error: string | undefined;
  private readonly begun = performance.now();

  constructor(log: Log) {
    this.log = withFields(log, { request_id: this.id });
  }

  /** Milliseconds since its head was read. */
  get age(): number {
    return Math.round((performance.now() - this.begun) * 10) / 10;
  }
}

/** Of every answer that does not say otherwise: it is no page, and no page of another origin may be made of it. */
const closed = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

/**
 * Gives a request its id, which its answer says whatever becomes of it. Its line tells the pattern of the path and never the
 * path itself, whose end the caller has written.
 */
export function beginEntry(request: FastifyRequest, reply: FastifyReply, log: Log): RequestEntry {
  const entry = new RequestEntry(log);
  request.entry = entry;
  reply.headers({ ...closed, 'x-request-id': entry.id });
  const { raw } = reply;
  const { method, routeOptions } = request;
  raw.once('close', () => {
    entry.log.info('request', {
      method,
      route: routeOptions.config.operation?.path,
      status: raw.headersSent ? raw.statusCode : undefined,
      outcome: raw.writableFinished ? 'whole' : 'abandoned',
      error: entry.error,
      duration_ms: entry.age,
    });
  });
  return entry;
}

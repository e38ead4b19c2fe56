import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../../platform/log.ts';
import { idHeaders, RequestRecord } from './record.ts';
import { noTelemetry, type Telemetry } from './telemetry.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null until the request's head was read. */
    record: RequestRecord | null;
  }
}

/**
 * Gives a request its id, which its answer says whatever becomes of it; one that the caller names is not looked at. The
 * record closes with the answer. Requests that need no credential ask whether we are well: nobody wants to know of them.
 */
export function beginRecord(
  request: FastifyRequest,
  reply: FastifyReply,
  log: Log,
  telemetry: Telemetry,
): RequestRecord {
  const { method, headers, routeOptions } = request;
  const { operation } = routeOptions.config;
  const { traceparent } = headers;
  const begun = {
    method,
    route: operation?.path ?? null,
    operation: operation?.operation ?? null,
    traceparent: typeof traceparent === 'string' ? traceparent : undefined,
  };
  const open = operation?.credential === false;
  const record = new RequestRecord(log, open ? noTelemetry : telemetry, begun, open ? 'debug' : 'info');
  request.record = record;
  reply.headers(idHeaders(record.requestId));
  const { raw } = reply;
  raw.once('close', () => {
    const status = raw.headersSent ? raw.statusCode : null;
    if (raw.writableFinished) {
      record.closed(status, true);
      return;
    }
    // What the caller's going cuts is settled by other listeners of this event.
    setImmediate(() => {
      record.closed(status, false);
    });
  });
  return record;
}

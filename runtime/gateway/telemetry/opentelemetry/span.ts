import { type Context, ROOT_CONTEXT, type Span, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import { ATTR_ERROR_TYPE } from '@opentelemetry/semantic-conventions';
import type { ErrorKind } from '../telemetry.ts';
import { readTraceparent, writeTraceparent } from '../traceparent.ts';

/** Milliseconds since 1970 with their fractions, which never go back in one trace. */
export class Clock {
  private readonly offset = Date.now() - performance.now();

  now(): number {
    return this.offset + performance.now();
  }
}

/** By which the provider goes on with the trace. */
export function traceHeaders(span: Span): Readonly<Record<string, string>> {
  const { traceId, spanId, traceFlags } = span.spanContext();
  const sampled = (traceFlags & TraceFlags.SAMPLED) !== 0;
  return { traceparent: writeTraceparent({ traceId, spanId, sampled }) };
}

/** The caller's place in his trace, where he sent one. */
export function callerContext(traceparent: string | undefined): Context {
  const parent = readTraceparent(traceparent);
  if (parent === null) return ROOT_CONTEXT;
  const { traceId, spanId, sampled } = parent;
  const traceFlags = sampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** The kind of an error is all that a span says of it. */
export function endSpan(span: Span, error: ErrorKind | null, clock: Clock): void {
  if (error !== null) span.setAttribute(ATTR_ERROR_TYPE, error).setStatus({ code: SpanStatusCode.ERROR });
  span.end(clock.now());
}

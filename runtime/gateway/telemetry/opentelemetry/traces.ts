import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import {
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
} from '@opentelemetry/semantic-conventions';
import {
  ATTR_GEN_AI_OPERATION_NAME,
  ATTR_GEN_AI_PROVIDER_NAME,
  ATTR_GEN_AI_REQUEST_MODEL,
  ATTR_GEN_AI_RESPONSE_MODEL,
  ATTR_GEN_AI_USAGE_CACHE_CREATION_INPUT_TOKENS,
  ATTR_GEN_AI_USAGE_CACHE_READ_INPUT_TOKENS,
  ATTR_GEN_AI_USAGE_INPUT_TOKENS,
  ATTR_GEN_AI_USAGE_OUTPUT_TOKENS,
  ATTR_GEN_AI_USAGE_REASONING_OUTPUT_TOKENS,
} from '@opentelemetry/semantic-conventions/incubating';
import { noUsage, promptTokens, type Usage } from '../../../turn/usage.ts';
import type { OpenRoute } from '../../route.ts';
import type {
  CallWatch,
  End,
  ErrorKind,
  RequestBegun,
  RequestEnd,
  RequestWatch,
  Step,
  Telemetry,
} from '../telemetry.ts';
import { readTraceparent, writeTraceparent } from '../traceparent.ts';
import { operationOf, own } from './names.ts';
import { resource, scope } from './resource.ts';

/** Methods by which a span may be named; any other is a caller's own word. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** A span for each request, each step of its way and each provider call, sent by OTLP over HTTP. */
export class Traces implements Telemetry {
  private readonly provider: TracerProvider;
  private readonly tracer: Tracer;

  /** `endpoint`: the whole address; what else the exporter does, its own variables say. */
  constructor(endpoint: string) {
    const exporter = new OTLPTraceExporter({ url: endpoint });
    this.provider = new TracerProvider({ resource, spanProcessors: [new BatchSpanProcessor({ exporter })] });
    this.tracer = this.provider.getTracer(scope.name, scope.version);
  }

  request(begun: RequestBegun): RequestWatch {
    return new TracedRequest(this.tracer, begun);
  }

  close(): Promise<void> {
    return this.provider.shutdown();
  }
}

class TracedRequest implements RequestWatch {
  private readonly tracer: Tracer;
  private readonly span: Span;
  private readonly clock = new Clock();

  /** Where the next span hangs: the innermost step that is not over. */
  private within: Context;

  constructor(tracer: Tracer, { id, method: said, route, operation, traceparent }: RequestBegun) {
    const method = methods.has(said) ? said : '_OTHER';
    this.tracer = tracer;
    this.span = tracer.startSpan(
      route === null ? method : `${method} ${route}`,
      {
        kind: SpanKind.SERVER,
        startTime: this.clock.now(),
        attributes: {
          [ATTR_HTTP_REQUEST_METHOD]: method,
          ...(route !== null && { [ATTR_HTTP_ROUTE]: route }),
          ...(operation !== null && { [own.operation]: operation }),
          [own.requestId]: id,
        },
      },
      callerContext(traceparent),
    );
    this.within = trace.setSpan(ROOT_CONTEXT, this.span);
  }

  begin(step: Step): End {
    const outer = this.within;
    const span = this.tracer.startSpan(step, { startTime: this.clock.now() }, outer);
    this.within = trace.setSpan(outer, span);
    return (error) => {
      this.within = outer;
      endSpan(span, error ?? null, this.clock);
    };
  }

  call(route: OpenRoute): CallWatch {
    const attributes = {
      ...modelAttributes(route),
      [ATTR_GEN_AI_REQUEST_MODEL]: route.model,
      [own.alias]: route.alias,
    };
    const name = `${operationOf(route)} ${route.model}`;
    const options = { kind: SpanKind.CLIENT, startTime: this.clock.now(), attributes };
    return new TracedCall(this.tracer.startSpan(name, options, this.within), this.clock);
  }

  spared({ providerName }: OpenRoute): void {
    trace
      .getSpan(this.within)
      ?.addEvent('breaker open', { [ATTR_GEN_AI_PROVIDER_NAME]: providerName }, this.clock.now());
  }

  end({ status, outcome, error, caller, wire, asked, served, attempts, usage }: RequestEnd): void {
    this.span.setAttributes({
      ...(status !== null && { [ATTR_HTTP_RESPONSE_STATUS_CODE]: status }),
      [own.outcome]: outcome,
      ...(caller !== null && { [own.organization]: caller.organization }),
      ...(wire !== null && { [own.wire]: wire }),
      ...(asked !== null && { [ATTR_GEN_AI_REQUEST_MODEL]: asked.alias, [own.attempts]: attempts }),
      ...(served !== null && { ...modelAttributes(served), [ATTR_GEN_AI_RESPONSE_MODEL]: served.alias }),
      ...(usage !== noUsage && usageAttributes(usage)),
    });
    // A refusal is no failure of this server.
    if (outcome === 'refused' && error !== null) this.span.setAttribute(ATTR_ERROR_TYPE, error);
    endSpan(this.span, outcome === 'failed' ? (error ?? 'internal') : null, this.clock);
  }
}

/** Milliseconds since 1970 with their fractions, which never go back in one trace. */
class Clock {
  private readonly offset = Date.now() - performance.now();

  now(): number {
    return this.offset + performance.now();
  }
}

class TracedCall implements CallWatch {
  readonly headers: Readonly<Record<string, string>>;
  private readonly span: Span;
  private readonly clock: Clock;
  private ended = false;

  constructor(span: Span, clock: Clock) {
    const { traceId, spanId, traceFlags } = span.spanContext();
    const sampled = (traceFlags & TraceFlags.SAMPLED) !== 0;
    this.headers = { traceparent: writeTraceparent({ traceId, spanId, sampled }) };
    this.span = span;
    this.clock = clock;
  }

  output(): void {
    this.span.addEvent('first output', this.clock.now());
  }

  end(error: ErrorKind | null, usage: Usage | null): void {
    if (this.ended) return;
    this.ended = true;
    if (usage !== null) this.span.setAttributes(usageAttributes(usage));
    endSpan(this.span, error, this.clock);
  }
}

/** The kind of an error is all that a span says of it. */
function endSpan(span: Span, error: ErrorKind | null, clock: Clock): void {
  if (error !== null) span.setAttribute(ATTR_ERROR_TYPE, error).setStatus({ code: SpanStatusCode.ERROR });
  span.end(clock.now());
}

function callerContext(traceparent: string | undefined): Context {
  const parent = readTraceparent(traceparent);
  if (parent === null) return ROOT_CONTEXT;
  const { traceId, spanId, sampled } = parent;
  const traceFlags = sampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

function modelAttributes(route: OpenRoute): Attributes {
  return { [ATTR_GEN_AI_OPERATION_NAME]: operationOf(route), [ATTR_GEN_AI_PROVIDER_NAME]: route.providerName };
}

function usageAttributes(usage: Usage): Attributes {
  return {
    [ATTR_GEN_AI_USAGE_INPUT_TOKENS]: promptTokens(usage),
    [ATTR_GEN_AI_USAGE_CACHE_READ_INPUT_TOKENS]: usage.cacheRead,
    [ATTR_GEN_AI_USAGE_CACHE_CREATION_INPUT_TOKENS]: usage.cacheWrite,
    [ATTR_GEN_AI_USAGE_OUTPUT_TOKENS]: usage.output,
    [ATTR_GEN_AI_USAGE_REASONING_OUTPUT_TOKENS]: usage.reasoning,
  };
}

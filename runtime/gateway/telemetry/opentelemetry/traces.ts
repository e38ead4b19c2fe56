import { type Context, ROOT_CONTEXT, type Span, SpanKind, trace, type Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import {
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
} from '@opentelemetry/semantic-conventions';
import type { Log } from '../../../platform/log.ts';
import { within } from '../../../platform/within.ts';
import { noUsage, type Usage } from '../../../turn/usage.ts';
import type { OpenRoute } from '../../route.ts';
import {
  type CallWatch,
  type End,
  type ErrorKind,
  type RequestBegun,
  type RequestEnd,
  type RequestWatch,
  type Step,
  type Telemetry,
  unwatched,
} from '../telemetry.ts';
import { modelAttributes, usageAttributes } from './attributes.ts';
import { genAi, operationOf, own } from './names.ts';
import { resource, scope } from './resource.ts';
import { samplerOf } from './sampler.ts';
import { callerContext, Clock, endSpan, traceHeaders } from './span.ts';

/** Milliseconds that spans have to leave when the gateway closes. */
const patience = 5_000;

/** Methods by which a span may be named; any other is a caller's own word. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** A span for each request, each step of its way and each provider call, sent by OTLP over HTTP. */
export class Traces implements Telemetry {
  private readonly provider: TracerProvider;
  private readonly tracer: Tracer;

  /** `endpoint`: the whole address; what else the exporter does, its own variables say. */
  constructor(endpoint: string, environment: NodeJS.ProcessEnv, log: Log) {
    const exporter = saying(new OTLPTraceExporter({ url: endpoint }), log);
    this.provider = new TracerProvider({
      resource,
      sampler: samplerOf(environment),
      spanProcessors: [new BatchSpanProcessor({ exporter })],
    });
    this.tracer = this.provider.getTracer(scope.name, scope.version);
  }

  request(begun: RequestBegun): RequestWatch {
    const clock = new Clock();
    const span = rootOf(this.tracer, begun, clock);
    return span.isRecording() ? new TracedRequest(this.tracer, span, clock) : new UntracedRequest(span);
  }

  /** What nobody takes in time is lost; the log has said so. */
  async close(): Promise<void> {
    const shut = this.provider.shutdown().catch(() => undefined);
    await within(shut, patience);
  }
}

/** The same, but the log says when nobody took the spans. */
function saying(exporter: SpanExporter, log: Log): SpanExporter {
  return {
    export(spans, told) {
      exporter.export(spans, (result) => {
        const { error } = result;
        if (error !== undefined) log.warn('spans not sent', { spans: spans.length, error: error.name });
        told(result);
      });
    },
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}

/** Of the request; below the caller's, where there is one. */
function rootOf(tracer: Tracer, { id, method: said, route, operation, traceparent }: RequestBegun, clock: Clock): Span {
  const method = methods.has(said) ? said : '_OTHER';
  const attributes = {
    [ATTR_HTTP_REQUEST_METHOD]: method,
    ...(route !== null && { [ATTR_HTTP_ROUTE]: route }),
    ...(operation !== null && { [own.operation]: operation }),
    [own.requestId]: id,
  };
  const name = route === null ? method : `${method} ${route}`;
  const options = { kind: SpanKind.SERVER, startTime: clock.now(), attributes };
  return tracer.startSpan(name, options, callerContext(traceparent));
}

/** Nobody keeps its trace; the provider is told so. */
class UntracedRequest implements RequestWatch {
  private readonly callWatch: CallWatch;

  constructor(span: Span) {
    this.callWatch = { ...unwatched, headers: traceHeaders(span) };
  }

  begin(): End {
    return nothing;
  }

  call(): CallWatch {
    return this.callWatch;
  }

  spared(): void {
    nothing();
  }

  end(): void {
    nothing();
  }
}

function nothing(): void {
  // Nobody keeps it.
}

class TracedRequest implements RequestWatch {
  private readonly tracer: Tracer;
  private readonly span: Span;
  private readonly clock: Clock;

  /** Where the next span hangs: the innermost step that is not over. */
  private within: Context;

  constructor(tracer: Tracer, span: Span, clock: Clock) {
    this.tracer = tracer;
    this.span = span;
    this.clock = clock;
    this.within = trace.setSpan(ROOT_CONTEXT, span);
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
      [genAi.requestModel]: route.model,
      [own.alias]: route.alias,
    };
    const name = `${operationOf(route)} ${route.model}`;
    const options = { kind: SpanKind.CLIENT, startTime: this.clock.now(), attributes };
    return new TracedCall(this.tracer.startSpan(name, options, this.within), this.clock);
  }

  spared({ providerName }: OpenRoute): void {
    trace.getSpan(this.within)?.addEvent('breaker open', { [genAi.provider]: providerName }, this.clock.now());
  }

  end({ status, outcome, error, caller, wire, asked, served, attempts, usage }: RequestEnd): void {
    this.span.setAttributes({
      ...(status !== null && { [ATTR_HTTP_RESPONSE_STATUS_CODE]: status }),
      [own.outcome]: outcome,
      ...(caller !== null && { [own.organization]: caller.organization }),
      ...(wire !== null && { [own.wire]: wire }),
      ...(asked !== null && { [genAi.requestModel]: asked.alias, [own.attempts]: attempts }),
      ...(served !== null && { ...modelAttributes(served), [genAi.responseModel]: served.alias }),
      ...(usage !== noUsage && usageAttributes(usage)),
    });
    // A refusal is no failure of this server.
    if (outcome === 'refused' && error !== null) this.span.setAttribute(ATTR_ERROR_TYPE, error);
    endSpan(this.span, outcome === 'failed' ? (error ?? 'internal') : null, this.clock);
  }
}

class TracedCall implements CallWatch {
  readonly headers: Readonly<Record<string, string>>;
  private readonly span: Span;
  private readonly clock: Clock;
  private ended = false;

  constructor(span: Span, clock: Clock) {
    this.headers = traceHeaders(span);
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

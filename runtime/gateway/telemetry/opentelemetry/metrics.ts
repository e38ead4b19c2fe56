import type { Attributes, Counter, Histogram, UpDownCounter } from '@opentelemetry/api';
import { PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { MeterProvider, MetricReader } from '@opentelemetry/sdk-metrics';
import { ATTR_ERROR_TYPE, ATTR_HTTP_RESPONSE_STATUS_CODE } from '@opentelemetry/semantic-conventions';
import { type ErrorName, errors } from '@polywire/generated/catalog/errors.ts';
import { promptTokens, type Usage } from '../../../turn/usage.ts';
import type { Breakers } from '../../breakers.ts';
import type { OpenRoute } from '../../route.ts';
import type { CallWatch, ErrorKind, RequestBegun, RequestEnd, RequestWatch, Telemetry } from '../telemetry.ts';
import { failedBy, modelAttributes } from './attributes.ts';
import { genAi, own } from './names.ts';
import { measureProcess } from './process-metrics.ts';
import { resource, scope } from './resource.ts';

/** Boundaries that the conventions for generative AI advise: seconds of an answer, seconds to its beginning, tokens. */
const answerSeconds = [0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92];
const beginSeconds = [0.001, 0.005, 0.01, 0.02, 0.04, 0.06, 0.08, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
const tokenCounts = [1, 4, 16, 64, 256, 1024, 4096, 16_384, 65_536, 262_144, 1_048_576, 4_194_304, 16_777_216];

/** Statuses by which limits and funds refuse. */
const limitStatuses = new Set([402, 429]);

/** Counts and times requests. Labels are names of the tables and the deployment file: their number is bounded. */
export class Metrics implements Telemetry {
  private readonly reader = new Reader();
  private readonly provider = new MeterProvider({ resource, readers: [this.reader] });
  private readonly serializer = new PrometheusSerializer(undefined, false, undefined, false, true);
  private readonly instruments: Instruments;
  private readonly stopProcess: () => void;

  constructor(breakers: Breakers) {
    const meter = this.provider.getMeter(scope.name, scope.version);
    const histogram = (name: string, unit: string, description: string, explicitBucketBoundaries: number[]) =>
      meter.createHistogram(name, { unit, description, advice: { explicitBucketBoundaries } });
    const counter = (name: string, description: string): Counter => meter.createCounter(name, { description });
    this.instruments = {
      requests: counter('polywire.requests', 'Requests that have ended'),
      inFlight: meter.createUpDownCounter('polywire.requests.in_flight', { description: 'Requests under way' }),
      refusals: counter('polywire.limit.refusals', 'Requests that limits or funds refused'),
      failovers: counter('polywire.failovers', 'Requests that another model served than the one that was asked for'),
      spared: counter('polywire.breaker.refusals', 'Calls that were not made since the provider fails too often'),
      tokens: counter(
        'polywire.tokens',
        'Tokens of answers; the kinds of input are apart, reasoning is part of output',
      ),
      answer: histogram(genAi.requestDuration, 's', 'Time of a request for a model', answerSeconds),
      begin: histogram(genAi.timeToFirstToken, 's', 'Time to the first output', beginSeconds),
      call: histogram(genAi.callDuration, 's', 'Time of one provider call', answerSeconds),
      callBegin: histogram(
        genAi.callTimeToFirstChunk,
        's',
        'Time to the first output of one provider call',
        beginSeconds,
      ),
      callTokens: histogram(genAi.callTokens, '{token}', 'Tokens of one provider call', tokenCounts),
    };
    meter
      .createObservableGauge('polywire.breaker.open', { description: '1: calls to the provider are kept away' })
      .addCallback((observed) => {
        for (const [name, open] of breakers.states()) observed.observe(open ? 1 : 0, { [genAi.provider]: name });
      });
    this.stopProcess = measureProcess(meter);
  }

  request(begun: RequestBegun): RequestWatch {
    return new MeasuredRequest(begun, this.instruments);
  }

  /** Everything so far in the text format of Prometheus. */
  async text(): Promise<string> {
    const { resourceMetrics } = await this.reader.collect();
    return this.serializer.serialize(resourceMetrics);
  }

  async close(): Promise<void> {
    this.stopProcess();
    await this.provider.shutdown();
  }
}

/** Read when somebody asks. */
class Reader extends MetricReader {
  protected override onForceFlush(): Promise<void> {
    return Promise.resolve();
  }

  protected override onShutdown(): Promise<void> {
    return Promise.resolve();
  }
}

interface Instruments {
  readonly requests: Counter;
  readonly inFlight: UpDownCounter;
  readonly refusals: Counter;
  readonly failovers: Counter;
  readonly spared: Counter;
  readonly tokens: Counter;
  readonly answer: Histogram;
  readonly begin: Histogram;
  readonly call: Histogram;
  readonly callBegin: Histogram;
  readonly callTokens: Histogram;
}

class MeasuredRequest implements RequestWatch {
  private readonly operation: string;
  private readonly to: Instruments;

  constructor({ operation }: RequestBegun, to: Instruments) {
    this.operation = operation ?? 'none';
    this.to = to;
    to.inFlight.add(1, { [own.operation]: this.operation });
  }

  begin(): () => void {
    return untimed;
  }

  call(route: OpenRoute): CallWatch {
    return new MeasuredCall(route, this.to);
  }

  spared({ providerName }: OpenRoute): void {
    this.to.spared.add(1, { [genAi.provider]: providerName });
  }

  end(end: RequestEnd): void {
    const { to, operation } = this;
    const { status, outcome, error, wire, asked, served, usage, milliseconds, firstOutput } = end;
    to.inFlight.add(-1, { [own.operation]: operation });
    to.requests.add(1, {
      [own.operation]: operation,
      ...(wire !== null && { [own.wire]: wire }),
      ...(asked !== null && { [own.alias]: asked.alias }),
      [own.outcome]: outcome,
      ...(status !== null && { [ATTR_HTTP_RESPONSE_STATUS_CODE]: status }),
      ...failedBy(error),
    });
    if (isLimit(error)) to.refusals.add(1, { [ATTR_ERROR_TYPE]: error });
    if (asked === null || served === null) return;
    const model = { ...modelAttributes(served), [genAi.requestModel]: asked.alias };
    to.answer.record(milliseconds / 1000, { ...model, ...failedBy(error) });
    if (firstOutput !== null) to.begin.record(firstOutput / 1000, model);
    if (served !== asked) to.failovers.add(1, { [own.alias]: asked.alias, [own.served]: served.alias });
    for (const [kind, count] of tokensOf(usage)) {
      if (count > 0) to.tokens.add(count, { [own.alias]: served.alias, [own.tokenKind]: kind });
    }
  }
}

class MeasuredCall implements CallWatch {
  readonly headers = {};
  private readonly route: OpenRoute;
  private readonly to: Instruments;
  private readonly begun = performance.now();
  private ended = false;

  constructor(route: OpenRoute, to: Instruments) {
    this.route = route;
    this.to = to;
  }

  output(): void {
    this.to.callBegin.record(this.seconds(), this.attributes());
  }

  end(error: ErrorKind | null, usage: Usage | null): void {
    if (this.ended) return;
    this.ended = true;
    const attributes = this.attributes();
    this.to.call.record(this.seconds(), { ...attributes, ...failedBy(error) });
    if (usage === null) return;
    const input = { ...attributes, [genAi.tokenType]: 'input' };
    const output = { ...attributes, [genAi.tokenType]: 'output' };
    this.to.callTokens.record(promptTokens(usage), input);
    this.to.callTokens.record(usage.output, output);
  }

  private seconds(): number {
    return (performance.now() - this.begun) / 1000;
  }

  private attributes(): Attributes {
    return { ...modelAttributes(this.route), [genAi.requestModel]: this.route.model };
  }
}

function isLimit(error: ErrorKind | null): error is ErrorName {
  return error !== null && error !== 'cancelled' && limitStatuses.has(errors[error].status);
}

function tokensOf({ input, cacheRead, cacheWrite, output, reasoning }: Usage): readonly (readonly [string, number])[] {
  return [
    ['input', input],
    ['cache_read', cacheRead],
    ['cache_write', cacheWrite],
    ['output', output],
    ['reasoning', reasoning],
  ];
}

function untimed(): void {
  // Steps are for traces.
}

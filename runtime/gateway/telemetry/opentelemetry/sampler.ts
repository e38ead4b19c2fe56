import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';

const samplers: Readonly<Record<string, (ratio: number) => Sampler>> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (ratio) => new TraceIdRatioBasedSampler(ratio),
  parentbased_always_on: () => new ParentBasedSampler({ root: new AlwaysOnSampler() }),
  parentbased_always_off: () => new ParentBasedSampler({ root: new AlwaysOffSampler() }),
  parentbased_traceidratio: (ratio) => new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
};

/**
 * Which requests are traced, by OpenTelemetry's own variables. Those whose names begin with `parentbased` leave it to a
 * caller who sends a trace of his own; without them all are traced, but those of callers that do not trace themselves.
 */
export function samplerOf(environment: NodeJS.ProcessEnv): Sampler {
  const name = environment['OTEL_TRACES_SAMPLER'] ?? '';
  const ratio = Number(environment['OTEL_TRACES_SAMPLER_ARG'] ?? '1');
  const make = (Object.hasOwn(samplers, name) ? samplers[name] : undefined) ?? samplers['parentbased_always_on'];
  return make?.(ratio >= 0 && ratio <= 1 ? ratio : 1) ?? new AlwaysOnSampler();
}

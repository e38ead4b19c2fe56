import type { Log } from '../../platform/log.ts';
import { type Address, readAddress } from '../address.ts';
import type { Breakers } from '../breakers.ts';
import type { ReadinessCheck } from '../readiness.ts';
import { workerNumber } from '../workers/number.ts';
import { openAdmin } from './admin.ts';
import { several } from './several.ts';
import { noTelemetry, type Telemetry } from './telemetry.ts';

export interface Observed {
  /** Of the deployment file; undefined: no metrics. */
  readonly adminListen: string | undefined;

  /** Where OpenTelemetry's own variables are. */
  readonly environment: NodeJS.ProcessEnv;
  readonly log: Log;
  readonly breakers: Breakers;
  readonly checks: readonly ReadinessCheck[];
}

/** How a gateway is observed while it runs. */
export interface Observation {
  readonly telemetry: Telemetry;

  /** Of the admin port, without a trailing slash; null: there is none. */
  readonly adminUrl: string | null;
  close(): Promise<void>;
}

/**
 * Opens the admin port where the deployment file has one, and sends traces where the environment says to whom. Only what is
 * wanted is loaded. Throws what listening throws.
 */
export async function observe({ adminListen, environment, log, breakers, checks }: Observed): Promise<Observation> {
  const metrics = adminListen === undefined ? null : await loadMetrics(breakers);
  const traces = await loadTraces(environment, log);
  const watchers = [metrics, traces].filter((watcher) => watcher !== null);
  const telemetry = watchers.length === 0 ? noTelemetry : several(watchers);
  const admin =
    adminListen === undefined || metrics === null
      ? null
      : await openAdmin(ownPort(readAddress(adminListen), environment), { metrics: () => metrics.text(), checks });
  if (admin !== null) log.info('admin port open', { url: admin.url });
  return {
    telemetry,
    adminUrl: admin?.url ?? null,
    async close() {
      await telemetry.close();
      await admin?.close();
    },
  };
}

/** Every worker has numbers of its own, so each has a port of its own: the next ones, in the order of their numbers. */
function ownPort({ host, port }: Address, environment: NodeJS.ProcessEnv): Address {
  return { host, port: port === 0 ? 0 : port + (workerNumber(environment) ?? 0) };
}

async function loadMetrics(breakers: Breakers) {
  const { Metrics } = await import('./opentelemetry/metrics.ts');
  return new Metrics(breakers);
}

/** Null: the environment names nobody who wants them. */
async function loadTraces(environment: NodeJS.ProcessEnv, log: Log): Promise<Telemetry | null> {
  const endpoint = tracesEndpoint(environment);
  if (endpoint === null || environment['OTEL_SDK_DISABLED']?.toLowerCase() === 'true') return null;
  const { Traces } = await import('./opentelemetry/traces.ts');
  return new Traces(endpoint, environment, log);
}

/** OpenTelemetry's rule: the address for traces as it is, else the common one with the path of traces behind it. */
function tracesEndpoint(environment: NodeJS.ProcessEnv): string | null {
  const own = environment['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] ?? '';
  if (own !== '') return own;
  const common = environment['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? '';
  return common === '' ? null : `${common.replace(/\/+$/, '')}/v1/traces`;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { demandAnswer } from './answers.ts';
import { paths, requestBody } from './calls.ts';
import { complaints } from './complaints.ts';
import { mixedCalls, type MixedCall } from './mix.ts';
import type { ProviderState } from './provider/contract.ts';
import { table } from './report.ts';
import { portsFrom, startServer, type Server } from './servers.ts';
import { demandFree } from './system/ports.ts';
import { openDescriptors, residentBytes, tcpSockets } from './system/proc.ts';

export interface SoakOptions {
  readonly requests: number;
  readonly portBase: number;

  /** Folder for a CPU profile of the gateway. */
  readonly profileDir?: string;
  progress(line: string): void;
}

export interface Soaked {
  readonly requests: number;

  /** Read to their end, and right. */
  readonly answered: number;

  /** Broken off by the caller. */
  readonly aborted: number;

  /** Calls that the gateway broke off at the provider. */
  readonly abortedAtProvider: number;
  readonly seconds: number;

  /** From the gateway's start to its listening. */
  readonly startMs: number;
  readonly before: Idle;
  readonly after: Idle;

  /** What should not be; empty: all is well. */
  readonly faults: readonly string[];
}

/** The gateway while nobody calls it. */
export interface Idle {
  readonly megabytes: number;
  readonly descriptors: number;
  readonly callerSockets: number;

  /** Kept open to the provider for the next call. */
  readonly providerSockets: number;
  readonly providerCallsInFlight: number;
}

const concurrency = 64;

/** Sends the gateway a mix of requests, a fifth of them broken off, and looks at what is left when all is quiet. */
export async function soak(options: SoakOptions): Promise<Soaked> {
  const ports = portsFrom(options.portBase);
  await demandFree({ provider: ports.provider, gateway: ports.gateway });
  await startServer('provider', ports);
  const gateway = await startServer('gateway', ports, options.profileDir);
  await sleep(1_000);
  const before = await look(gateway, ports.provider);

  const faults = new Map<string, number>();
  const counts = { answered: 0, aborted: 0 };
  const callers = new Pool(`http://127.0.0.1:${gateway.port}`, { connections: concurrency });
  const startedAt = performance.now();
  const calls = mixedCalls(options.requests);
  let made = 0;
  const caller = async (): Promise<void> => {
    for (const call of calls) {
      if (++made % 1_000 === 0) options.progress(`${made} of ${options.requests}`);
      try {
        counts[await make(callers, gateway, call)]++;
      } catch (error) {
        const fault = String(error);
        faults.set(fault, (faults.get(fault) ?? 0) + 1);
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, caller));
  const seconds = (performance.now() - startedAt) / 1000;
  await callers.destroy();

  const after = await untilQuiet(gateway, ports.provider);
  const { aborted: abortedAtProvider, cutOff } = await providerState(ports.provider);
  return {
    requests: options.requests,
    ...counts,
    abortedAtProvider,
    seconds,
    startMs: gateway.startMs,
    before,
    after,
    faults: [
      ...[...faults].map(([fault, count]) => `${count} × ${fault}`),
      ...complaints(gateway.child),
      ...(after.callerSockets > 0 ? [`${after.callerSockets} sockets to callers who have gone`] : []),
      ...(cutOff > 0 ? [`${cutOff} provider calls cut off whose callers were waiting`] : []),
      ...(after.providerCallsInFlight > 0
        ? [`${after.providerCallsInFlight} provider calls that nobody waits for`]
        : []),
    ],
  };
}

async function make(callers: Pool, { headers }: Server, call: MixedCall): Promise<'answered' | 'aborted'> {
  const gone = new AbortController();
  const timer =
    call.abortAfterMs === null
      ? undefined
      : setTimeout(() => {
          gone.abort();
        }, call.abortAfterMs);
  try {
    const { statusCode, body } = await callers.request({
      method: 'POST',
      path: paths[call.format],
      headers: { ...headers, 'content-type': 'application/json' },
      body: requestBody(call),
      signal: gone.signal,
    });
    const text = await body.text();
    if (statusCode !== 200)
      throw new Error(`${call.format}, ${call.model}: status ${statusCode}: ${text.slice(0, 300)}`);
    demandAnswer(call, text);
    return 'answered';
  } catch (error) {
    if (gone.signal.aborted) return 'aborted';
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function untilQuiet(gateway: Server, providerPort: number): Promise<Idle> {
  for (let waited = 0; waited < 10_000; waited += 250) {
    await sleep(250);
    const seen = await look(gateway, providerPort);
    if (seen.callerSockets + seen.providerCallsInFlight === 0) break;
  }
  // Time for what closes late, and for the collector.
  await sleep(5_000);
  return look(gateway, providerPort);
}

async function look({ child, port }: Server, providerPort: number): Promise<Idle> {
  const { inFlight } = await providerState(providerPort);
  if (child.ended())
    return { megabytes: 0, descriptors: 0, callerSockets: 0, providerSockets: 0, providerCallsInFlight: inFlight };
  const sockets = tcpSockets(child.pid).filter(({ state }) => state !== 'listening');
  return {
    megabytes: Math.round(residentBytes(child.pid) / 1e6),
    descriptors: openDescriptors(child.pid),
    callerSockets: sockets.filter(({ localPort }) => localPort === port).length,
    providerSockets: sockets.filter(({ remotePort }) => remotePort === providerPort).length,
    providerCallsInFlight: inFlight,
  };
}

async function providerState(port: number): Promise<ProviderState> {
  return (await (await fetch(`http://127.0.0.1:${port}/state`)).json()) as ProviderState;
}

/** The run as a person reads it. */
export function printSoak(found: Soaked): string {
  const { before, after, faults } = found;
  return [
    `${found.requests} requests in ${found.seconds.toFixed(1)} s: ${found.answered} answered, ${found.aborted} aborted` +
      ` (${found.abortedAtProvider} calls cut off at the provider)`,
    `start to listening ${found.startMs.toFixed(0)} ms`,
    '',
    table(
      ['idle gateway', 'before', 'after'],
      [
        ['memory MB', String(before.megabytes), String(after.megabytes)],
        ['open descriptors', String(before.descriptors), String(after.descriptors)],
        ['sockets to callers', String(before.callerSockets), String(after.callerSockets)],
        ['sockets to the provider', String(before.providerSockets), String(after.providerSockets)],
        ['provider calls in flight', String(before.providerCallsInFlight), String(after.providerCallsInFlight)],
      ],
    ),
    '',
    ...(faults.length === 0 ? ['no faults'] : ['FAULTS', ...faults]),
  ].join('\n');
}

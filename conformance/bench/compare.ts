import { arch, availableParallelism, cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { request } from 'undici';
import { demandAnswer } from './answers.ts';
import { paths, requestBody, type Call } from './calls.ts';
import { startLoad } from './load/client.ts';
import type { Measured } from './load/job.ts';
import type { Peer } from './peers.ts';
import { summarise, type Result } from './results.ts';
import { quickened, type Scenario } from './scenarios.ts';
import { portsFrom, startServer, type Server, type ServerName } from './servers.ts';
import { demandFree } from './system/ports.ts';
import { residentBytes } from './system/proc.ts';

export interface CompareOptions {
  readonly peers: readonly Peer[];
  readonly scenarios: readonly Scenario[];
  readonly rounds: number;
  readonly quick: boolean;
  readonly portBase: number;

  /** Folder for a CPU profile of the gateway. */
  readonly profileDir?: string;
  progress(line: string): void;
}

/** What a whole run found. */
export interface Comparison {
  readonly machine: { readonly node: string; readonly cpu: string; readonly cores: number; readonly arch: string };
  readonly rounds: number;
  readonly quick: boolean;
  readonly servers: readonly { readonly name: ServerName; readonly startMs: number; readonly idleMegabytes: number }[];
  readonly results: readonly Result[];
}

/**
 * Puts every peer under every load, the peers in turn within a round, so that what else the machine does falls on all
 * of them. Each peer is checked to answer rightly first.
 */
export async function compare(options: CompareOptions): Promise<Comparison> {
  const ports = portsFrom(options.portBase);
  const names = [...new Set<ServerName>(['provider', ...options.peers.map((peer) => peer.server)])];
  await demandFree(Object.fromEntries(names.map((name) => [name, ports[name]])));

  const servers = new Map<ServerName, Server>();
  for (const name of names) servers.set(name, await startServer(name, ports, options.profileDir));
  await sleep(500);
  const idle = [...servers].map(([name, { startMs, child }]) => ({
    name,
    startMs: Math.round(startMs),
    idleMegabytes: megabytes(residentBytes(child.pid)),
  }));
  const ways = options.peers.map((peer) => ({ peer, server: demand(servers.get(peer.server)) }));

  await Promise.all(
    ways.flatMap(({ peer, server }) => options.scenarios.map((scenario) => demandRightAnswer(peer, server, scenario))),
  );

  const load = startLoad();
  const measured: { peer: Peer; scenario: Scenario; measured: Measured }[] = [];
  for (let round = 1; round <= options.rounds; round++)
    for (const given of options.scenarios) {
      const scenario = options.quick ? quickened(given) : given;
      options.progress(`round ${round} of ${options.rounds}: ${scenario.title}`);
      for (const { peer, server } of ways)
        measured.push({
          peer,
          scenario,
          measured: await load({
            ...scenario,
            port: server.port,
            pid: server.child.pid,
            headers: server.headers,
            path: paths[peer.format],
            body: requestBody(callOf(peer, scenario)),
          }).catch((error: unknown) => {
            throw new Error(`${peer.name}, ${scenario.name}: ${String(error)}\n${server.child.output()}`);
          }),
        });
    }
  return {
    machine: { node: process.version, cpu: cpus()[0]?.model ?? '', cores: availableParallelism(), arch: arch() },
    rounds: options.rounds,
    quick: options.quick,
    servers: idle,
    results: summarise(measured),
  };
}

function callOf({ format, model }: Peer, { stream, markers }: Scenario): Call {
  return { format, model, stream, markers };
}

async function demandRightAnswer(peer: Peer, { port, headers }: Server, scenario: Scenario): Promise<void> {
  const call = callOf(peer, scenario);
  const { statusCode, body } = await request(`http://127.0.0.1:${port}${paths[peer.format]}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: requestBody(call),
  });
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`${peer.name} answers ${statusCode}: ${text.slice(0, 600)}`);
  try {
    demandAnswer(call, text);
  } catch (error) {
    throw new Error(`${peer.name}, ${scenario.name}: ${String(error)}`);
  }
}

function demand<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a server was not started');
  return value;
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6);
}

/**
 * The load generator, a process of its own: takes jobs from the bench, one at a time, and answers each with what it
 * measured. Closed loop: as many requests are under way as there are connections.
 */

import { cpuSeconds, residentBytes } from '../system/proc.ts';
import { endWithParent } from '../system/lifetime.ts';
import { percentile } from '../figures.ts';
import { Connection, type Observer, type Times } from './connection.ts';
import type { Done, Job, Measured, Percentiles } from './job.ts';
import { setTimeout as sleep } from 'node:timers/promises';

process.on('message', (job: Job) => {
  void run(job)
    .then(
      (measured): Done => ({ measured }),
      (error: unknown): Done => ({ failed: String(error) }),
    )
    .then((done) => process.send?.(done));
});
endWithParent();

async function run(job: Job): Promise<Measured> {
  const tally = new Tally();
  const request = requestBytes(job);
  const connections = Array.from({ length: job.connections }, () => new Connection(job.port, request, tally));
  for (const connection of connections) {
    connection.start();
    if (job.rampMs > 0) await sleep(job.rampMs / job.connections);
  }
  await sleep(job.warmUpMs);

  tally.clear();
  const begin = { at: performance.now(), cpu: cpuSeconds(job.pid), own: process.cpuUsage() };
  await sleep(job.measuredMs);
  for (let more = 0; tally.answers === 0 && more < 5_000; more += 50) await sleep(50);
  const seconds = (performance.now() - begin.at) / 1000;
  const cpu = cpuSeconds(job.pid) - begin.cpu;
  const own = process.cpuUsage(begin.own);
  const seen = tally.take();

  await Promise.all(connections.map((connection) => connection.stop()));
  if (tally.failures > 0) throw new Error(`${tally.failures} requests failed, the first with: ${tally.firstFailure}`);
  if (seen.latencies.length === 0) throw new Error('no response ended in the measured window');
  return {
    responses: seen.latencies.length,
    responsesByBytes: seen.bytes / tally.lastBodyBytes,
    seconds,
    latency: percentiles(seen.latencies),
    firstByte: percentiles(seen.firstBytes),
    cpuSeconds: cpu,
    residentBytes: residentBytes(job.pid),
    ownLoad: (own.user + own.system) / 1e6 / seconds,
  };
}

/** Counts what all connections see. */
class Tally implements Observer {
  #latencies: number[] = [];
  #firstBytes: number[] = [];
  #bytes = 0;
  lastBodyBytes = 0;
  failures = 0;
  firstFailure = '';

  clear(): void {
    this.#latencies = [];
    this.#firstBytes = [];
    this.#bytes = 0;
  }

  get answers(): number {
    return this.#latencies.length;
  }

  take(): { latencies: number[]; firstBytes: number[]; bytes: number } {
    const taken = { latencies: this.#latencies, firstBytes: this.#firstBytes, bytes: this.#bytes };
    this.clear();
    return taken;
  }

  bytes(count: number): void {
    this.#bytes += count;
  }

  answered({ sent, firstByte }: Times, bodyBytes: number): void {
    this.#latencies.push(performance.now() - sent);
    this.#firstBytes.push(firstByte - sent);
    this.lastBodyBytes = bodyBytes;
  }

  failed(why: string): void {
    if (this.failures++ === 0) this.firstFailure = why;
  }
}

function percentiles(values: readonly number[]): Percentiles {
  const sorted = Float64Array.from(values).sort();
  return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
}

function requestBytes({ port, path, headers, body }: Job): Buffer {
  const lines = Object.entries({
    host: `127.0.0.1:${port}`,
    ...headers,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

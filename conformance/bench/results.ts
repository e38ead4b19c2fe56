import { median } from './figures.ts';
import type { Measured } from './load/job.ts';
import type { Peer } from './peers.ts';
import type { Scenario } from './scenarios.ts';

/** One peer under one load: medians over the rounds. */
export interface Result {
  readonly scenario: string;
  readonly peer: string;
  readonly requestsPerSecond: number;

  /** Milliseconds from the request to the response's last byte. */
  readonly latencyP50: number;
  readonly latencyP99: number;

  /** Milliseconds to the first byte of the body. */
  readonly firstByteP50: number;
  readonly firstByteP99: number;

  /** CPU of the peer's process for one request, microseconds. */
  readonly cpuMicros: number;
  readonly residentMegabytes: number;

  /** Share of one core that the load generator used: near 1 it measured itself. */
  readonly generatorLoad: number;

  /** This peer's figure divided by that of the peer named; absent where that did not run. */
  readonly against: Readonly<Partial<Record<Yardstick, Ratios>>>;
}

export const yardsticks = ['fastify', 'portkey'] as const;
export type Yardstick = (typeof yardsticks)[number];

export interface Ratios {
  readonly requestsPerSecond: number;
  readonly firstByteP50: number;
  readonly cpuMicros: number;
}

/** All runs of each peer under each load as one result, in the order of the first round. */
export function summarise(
  runs: readonly { readonly peer: Peer; readonly scenario: Scenario; readonly measured: Measured }[],
): Result[] {
  const groups = Map.groupBy(runs, ({ peer, scenario }) => `${scenario.name} ${peer.name}`);
  const results = [...groups.values()].map((group) => {
    const [{ peer, scenario }] = group as [(typeof group)[0]];
    const middle = (figure: (measured: Measured) => number) => median(group.map(({ measured }) => figure(measured)));
    const responses = (measured: Measured) => (scenario.stream ? measured.responsesByBytes : measured.responses);
    return {
      scenario: scenario.name,
      peer: peer.name,
      requestsPerSecond: middle((measured) => responses(measured) / measured.seconds),
      latencyP50: middle((measured) => measured.latency.p50),
      latencyP99: middle((measured) => measured.latency.p99),
      firstByteP50: middle((measured) => measured.firstByte.p50),
      firstByteP99: middle((measured) => measured.firstByte.p99),
      cpuMicros: middle((measured) => (measured.cpuSeconds / responses(measured)) * 1e6),
      residentMegabytes: middle((measured) => measured.residentBytes / 1e6),
      generatorLoad: middle((measured) => measured.ownLoad),
    };
  });
  return results.map((result) => ({
    ...result,
    against: Object.fromEntries(
      yardsticks.flatMap((name) => {
        const yardstick = results.find(({ peer, scenario }) => peer === name && scenario === result.scenario);
        return yardstick === undefined ? [] : [[name, divide(result, yardstick)]];
      }),
    ),
  }));
}

function divide(figures: Ratios, by: Ratios): Ratios {
  return {
    requestsPerSecond: figures.requestsPerSecond / by.requestsPerSecond,
    firstByteP50: figures.firstByteP50 / by.firstByteP50,
    cpuMicros: figures.cpuMicros / by.cpuMicros,
  };
}

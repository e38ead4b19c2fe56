import type { Comparison } from './compare.ts';
import { peers } from './peers.ts';
import type { Result, Yardstick } from './results.ts';
import { scenarios } from './scenarios.ts';

/** The whole run as a person reads it. */
export function printComparison({ machine, rounds, quick, servers, results }: Comparison): string {
  return [
    `${machine.cpu}, ${machine.cores} cores, Node ${machine.node}; medians of ${rounds} rounds`,
    ...(quick ? ['A quick run: it shows that the bench works, not how fast anything is.'] : []),
    '',
    table(
      ['process', 'start ms', 'idle MB'],
      servers.map(({ name, startMs, idleMegabytes }) => [name, startMs.toFixed(0), idleMegabytes.toFixed(0)]),
    ),
    ...scenarios.flatMap(({ name, title }) => {
      const rows = results.filter(({ scenario }) => scenario === name);
      if (rows.length === 0) return [];
      return `\n${title}\n${table(headings, rows.map(row))}`;
    }),
    '',
    'CPU: of the peer’s process for one request; of direct, the provider’s own. TTFB: to the first byte of the body.',
    'gen: share of a core that the load generator used; near 100 % it measured itself.',
    ...targets(results),
  ].join('\n');
}

const headings = [
  'peer',
  'req/s',
  'p50 ms',
  'p99 ms',
  'TTFB p50',
  'TTFB p99',
  'CPU µs',
  'RSS MB',
  'gen %',
  'CPU÷fastify',
  'CPU÷portkey',
  'TTFB÷fastify',
  'req/s÷portkey',
];

function row(result: Result): string[] {
  const ratio = (yardstick: Yardstick, figure: 'cpuMicros' | 'firstByteP50' | 'requestsPerSecond') =>
    result.against[yardstick]?.[figure].toFixed(2) ?? '';
  return [
    result.peer,
    result.requestsPerSecond.toFixed(result.requestsPerSecond < 100 ? 1 : 0),
    result.latencyP50.toFixed(2),
    result.latencyP99.toFixed(2),
    result.firstByteP50.toFixed(2),
    result.firstByteP99.toFixed(2),
    result.cpuMicros.toFixed(0),
    result.residentMegabytes.toFixed(0),
    (result.generatorLoad * 100).toFixed(0),
    ratio('fastify', 'cpuMicros'),
    ratio('portkey', 'cpuMicros'),
    ratio('fastify', 'firstByteP50'),
    ratio('portkey', 'requestsPerSecond'),
  ];
}

/** The first figures to reach: half of Portkey's CPU for one request, one and a half times Fastify's first byte. */
function targets(results: readonly Result[]): string[] {
  const ours = new Set(peers.filter(({ server }) => server === 'gateway').map(({ name }) => name));
  return results
    .filter(({ peer }) => ours.has(peer))
    .flatMap(({ peer, scenario, against }) => {
      if (scenario === 'json-32') return verdict(`${peer}: CPU ÷ portkey`, against.portkey?.cpuMicros, 0.5);
      if (scenario === 'stream-paced') return verdict(`${peer}: TTFB ÷ fastify`, against.fastify?.firstByteP50, 1.5);
      return [];
    });
}

function verdict(what: string, found: number | undefined, limit: number): string[] {
  if (found === undefined) return [];
  return [`${found <= limit ? 'reached    ' : 'NOT reached'} ${what} = ${found.toFixed(2)}, at most ${limit}`];
}

/** Columns as wide as their widest cell, the first to the left, figures to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((heading, column) =>
    Math.max(heading.length, ...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  return [head, ...rows]
    .map((cells) =>
      cells
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

import { fillHome, newHome, startAgent } from './agent.ts';
import { percentile } from './figures.ts';
import { table } from './report.ts';
import { cpuSeconds } from './system/proc.ts';
import { demandFree } from './system/ports.ts';

/** What the pages of an agent server's lists cost, with so much in it. Times in milliseconds. */
export interface AgentLists {
  readonly conversations: number;
  readonly messages: number;
  readonly limitMs: number | null;
  readonly startMs: number;
  readonly pages: readonly PageFigures[];

  /** Pages that are wrong, or whose 99th percentile is not below the limit. */
  readonly faults: readonly string[];
}

export interface PageFigures {
  readonly name: string;
  readonly p50: number;
  readonly p99: number;
  readonly most: number;

  /** Of the server, for one page: it barely depends on what else the machine does. */
  readonly cpu: number;
}

export interface AgentListsRun {
  readonly port: number;
  readonly conversations: number;
  readonly messages: number;

  /** Requests for each kind of page. */
  readonly requests: number;

  /** Milliseconds that 99 of 100 pages may take; null: whatever they do. */
  readonly limitMs: number | null;
  readonly progress: (line: string) => void;
}

interface Filled {
  readonly projects: readonly string[];
  readonly conversations: readonly string[];
}

interface Kind {
  readonly name: string;
  path(place: number): string;
}

/** Fills a home folder, starts an agent server on it and asks for each kind of page, one request after the other. */
export async function runAgentLists(run: AgentListsRun): Promise<AgentLists> {
  const { port, conversations, messages, requests, limitMs, progress } = run;
  await demandFree({ agent: port });
  const home = newHome();
  progress(`filling a home folder: ${conversations} conversations of ${messages} messages`);
  const filled = await fillHome<Filled>('bench/fill.ts', home, String(conversations), String(messages));
  const { child, url, startMs } = await startAgent(home, port);
  const faults: string[] = [];
  const pages: PageFigures[] = [];
  for (const kind of kinds(filled, conversations)) {
    const { name } = kind;
    const ask = async (place: number): Promise<number> => {
      const begin = performance.now();
      const answer = await fetch(`${url}/api/v1${kind.path(place)}`);
      const text = await answer.text();
      const took = performance.now() - begin;
      if (!isPage(answer.status, text)) faults.push(`${name}: ${answer.status} ${text.slice(0, 200)}`);
      return took;
    };
    for (let place = 0; place < Math.min(100, requests); place++) await ask(place);
    const cpu = cpuSeconds(child.pid);
    const times = new Float64Array(requests);
    for (let place = 0; place < requests; place++) times[place] = await ask(place);
    times.sort();
    const [p50, p99, most] = [percentile(times, 0.5), percentile(times, 0.99), times.at(-1) ?? NaN];
    pages.push({ name, p50, p99, most, cpu: ((cpuSeconds(child.pid) - cpu) / requests) * 1_000 });
    if (limitMs !== null && !(p99 < limitMs))
      faults.push(`${name}: 99 of 100 pages within ${p99.toFixed(1)} ms, not ${limitMs}`);
    progress(`${name}: p99 ${p99.toFixed(2)} ms`);
  }
  return { conversations, messages, limitMs, startMs, pages, faults };
}

/** The lists as a user interface asks for them, also far from their beginning. */
function kinds({ projects, conversations }: Filled, count: number): readonly Kind[] {
  const project = (place: number): string => projects[place % projects.length] ?? '';
  const items = (place: number): string => `/conversations/${conversations[place % conversations.length] ?? ''}/items`;
  return [
    { name: 'conversations', path: () => '/conversations' },
    { name: 'conversations, 200 of them', path: () => '/conversations?limit=200' },
    { name: 'conversations, the last page', path: () => `/conversations?offset=${Math.max(0, count - 50)}` },
    { name: 'conversations of a project', path: (place) => `/conversations?project_id=${project(place)}` },
    { name: 'archived conversations', path: () => '/conversations?status=archived' },
    {
      name: 'active conversations of a project, the last page',
      path: (place) => `/conversations?project_id=${project(place)}&status=active&offset=${Math.floor(count / 13)}`,
    },
    { name: 'messages', path: items },
    { name: 'messages, 20 of them', path: (place) => `${items(place)}?limit=20` },
    { name: 'a conversation', path: (place) => items(place).replace('/items', '') },
    { name: 'projects', path: () => '/projects' },
  ];
}

/** A page with something in it, or a single thing. */
function isPage(status: number, text: string): boolean {
  const body = JSON.parse(text) as { readonly data?: readonly unknown[] };
  return status === 200 && body.data?.length !== 0;
}

/** The run as a person reads it. */
export function printAgentLists({ conversations, messages, limitMs, startMs, pages, faults }: AgentLists): string {
  const figures = pages.map(({ name, p50, p99, most, cpu }) => [
    name,
    ...[p50, p99, most, cpu].map((ms) => ms.toFixed(2)),
  ]);
  return [
    `${conversations} conversations of ${messages} messages; the server listened after ${startMs.toFixed(0)} ms`,
    '',
    table(['page', 'p50 ms', 'p99 ms', 'most ms', 'CPU ms'], figures),
    '',
    ...(faults.length === 0
      ? [limitMs === null ? 'no faults' : `no faults: every p99 is below ${limitMs} ms`]
      : ['FAULTS', ...faults.slice(0, 20)]),
  ].join('\n');
}

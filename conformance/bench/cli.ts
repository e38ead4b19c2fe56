import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { printAgentLists, runAgentLists } from './agent-lists.ts';
import { printAgentSearch, runAgentSearch } from './agent-search.ts';
import { compare } from './compare.ts';
import { runMoney } from './money/money.ts';
import { figuresOf, printMoney } from './money/report.ts';
import { storeNames } from './money/stores.ts';
import { choosePeers, peers } from './peers.ts';
import { printComparison } from './report.ts';
import { chooseScenarios, scenarios } from './scenarios.ts';
import { printSoak, soak } from './soak.ts';
import { endAll, endAllOnSignals } from './system/children.ts';

const help = `Usage: npm run bench -- [soak|money|agent-lists|agent-search] [options]

Puts the gateway and its peers under the same load, one after the other in turn, against a mock provider, and prints
requests per second, latency, time to first byte, CPU time and memory of each. Linux only: it reads /proc.

  soak              10,000 mixed requests against the gateway, a fifth of them broken off: rejections nobody handled,
                    sockets left open, memory before and after, time to start

  money             10,000 requests of several organisations, some broken off, some failed by the provider, one gateway
                    killed in the middle: proves that nobody paid twice, for nothing, or not at all

  agent-lists       an agent server with 10,000 conversations of 100 messages: what a page of its lists takes

  agent-search      an agent server with 100,000 documents: what a search takes, and what it keeps others waiting

  --only NAME,…     only these peers (or all that begin with the name):
                    ${peers.map(({ name }) => name).join(', ')}
  --load NAME,…     only these loads: ${scenarios.map(({ name }) => name).join(', ')}
  --rounds N        how often each is measured; medians are told (3)
  --requests N      requests of a soak, or of money (10000), of each kind of page of agent-lists (1000)
                    or of query of agent-search (200)
  --store NAME      of money: sqlite with one gateway (the default), or postgres with Redis and two; those in
                    DATABASE_URL and REDIS_URL, else servers of its own
  --quick           seconds instead of minutes: shows that it works, not how fast
  --json FILE       also writes what was found there
  --profile DIR     the gateway writes a V8 CPU profile there when the run ends
  --port-base N     first of the six ports used (21310)
  --help

Exit code: 0, or 1 when a peer does not start or answers wrongly, a port is taken, or a soak, money,
agent-lists or agent-search found a fault.`;

const commands: readonly string[] = ['soak', 'money', 'agent-lists', 'agent-search'];

endAllOnSignals();
try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await endAll();
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string', default: '' },
      load: { type: 'string', default: '' },
      rounds: { type: 'string' },
      requests: { type: 'string' },
      store: { type: 'string', default: 'sqlite' },
      quick: { type: 'boolean', default: false },
      json: { type: 'string' },
      profile: { type: 'string' },
      'port-base': { type: 'string', default: '21310' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return;
  }
  const { quick } = values;
  const common = {
    quick,
    portBase: count('port-base', values['port-base']),
    ...(values.profile !== undefined && { profileDir: values.profile }),
    progress: (line: string) => {
      console.error(line);
    },
  };
  const [command, ...rest] = positionals;
  if (rest.length > 0 || (command !== undefined && !commands.includes(command)))
    throw new Error(`no such command: ${positionals.join(' ')}; see --help`);

  if (command === 'soak') {
    const found = await soak({ ...common, requests: count('requests', values.requests ?? (quick ? '300' : '10000')) });
    write(values.json, found);
    console.log(printSoak(found));
    if (found.faults.length > 0) process.exitCode = 1;
    return;
  }
  if (command === 'money') {
    const store = storeNames.find((name) => name === values.store);
    if (store === undefined) throw new Error(`--store wants ${storeNames.join(' or ')}, not ${values.store}`);
    const requests = count('requests', values.requests ?? (quick ? '300' : '10000'));
    const found = figuresOf(await runMoney({ ...common, requests, store, leaseTtl: quick ? 1_500 : 5_000 }));
    write(values.json, found);
    console.log(printMoney(found));
    if (found.faults.length > 0) process.exitCode = 1;
    return;
  }
  if (command === 'agent-lists') {
    const found = await runAgentLists({
      port: count('port-base', values['port-base']),
      conversations: quick ? 200 : 10_000,
      messages: 100,
      // Issue 6: list and items pages p99 under 10 ms.
      limitMs: quick ? null : 10,
      requests: count('requests', values.requests ?? (quick ? '50' : '1000')),
      progress: common.progress,
    });
    write(values.json, found);
    console.log(printAgentLists(found));
    if (found.faults.length > 0) process.exitCode = 1;
    return;
  }
  if (command === 'agent-search') {
    const found = await runAgentSearch({
      port: count('port-base', values['port-base']),
      documents: quick ? 2_000 : 100_000,
      requests: count('requests', values.requests ?? (quick ? '10' : '200')),
      progress: common.progress,
    });
    write(values.json, found);
    console.log(printAgentSearch(found));
    if (found.faults.length > 0) process.exitCode = 1;
    return;
  }
  const found = await compare({
    ...common,
    peers: choosePeers(values.only.split(',').filter(Boolean)),
    scenarios: chooseScenarios(values.load.split(',').filter(Boolean)),
    rounds: count('rounds', values.rounds ?? (quick ? '1' : '3')),
  });
  write(values.json, found);
  console.log(printComparison(found));
}

function count(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} wants a whole number, not ${text}`);
  return value;
}

function write(path: string | undefined, found: object): void {
  if (path !== undefined) writeFileSync(path, `${JSON.stringify(found, null, 2)}\n`);
}

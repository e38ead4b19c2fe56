import { setTimeout as sleep } from 'node:timers/promises';
import { startServer, portsFrom } from '../servers.ts';
import { demandFree } from '../system/ports.ts';
import { openAccounts, type Accounts } from './accounts.ts';
import { readBooks } from './books.ts';
import { make, NobodyThere, type Told } from './caller.ts';
import { moneyCalls, type MoneyCall } from './calls.ts';
import { writeDeployment } from './deployment.ts';
import { MoneyGateway } from './gateways.ts';
import { polywireOn } from './polywire.ts';
import { faultsIn, type Evidence } from './proofs.ts';
import { openStores, type StoreName } from './stores.ts';

export interface MoneyOptions {
  readonly requests: number;
  readonly store: StoreName;
  readonly portBase: number;
  readonly leaseTtl: number;
  progress(line: string): void;
}

export interface MoneyRun extends Evidence {
  readonly store: StoreName;
  readonly processes: number;
  readonly seconds: number;

  /** Calls that found nobody listening, and were made again. */
  readonly nobodyThere: number;

  /** Holds of the killed process that another, or the next, released. */
  readonly orphans: number;

  /** What should not be; empty: all is well. */
  readonly faults: readonly string[];
}

/** Callers at once: fewer where there is little to do, so that a kill does not cut all of it. */
const callersFor = (requests: number) => Math.min(200, Math.ceil(requests / 10));

/** Milliseconds before a caller who found nobody tries again, and in all. */
const pause = 100;
const patience = 60_000;

/**
 * Calls of several organisations, some broken off, some failed by the provider, while one gateway is killed and started
 * again; then the books are read, and proved against what the callers and the provider know.
 */
export async function runMoney(options: MoneyOptions): Promise<MoneyRun> {
  const { requests, store, portBase, leaseTtl } = options;
  const ports = portsFrom(portBase);
  const gatewayPorts = store === 'sqlite' ? [ports.gateway] : [ports.gateway, ports.portkey];
  await demandFree({ provider: ports.provider, gateway: ports.gateway, 'the second gateway': ports.portkey });
  const stores = await openStores(store);
  await startServer('provider', ports);

  const freeDecisions = Math.ceil(requests / 50);
  const deployment = writeDeployment({ providerPort: ports.provider, stores, leaseTtl, freeDecisions });
  const polywire = polywireOn(deployment.config, { ...process.env, ...deployment.environment });
  const accounts = await openAccounts(polywire, requests);
  const gateways = gatewayPorts.map((port) => new MoneyGateway(deployment, port));
  for (const gateway of gateways) await gateway.start();
  const [first] = gateways as [MoneyGateway];

  const began = performance.now();
  const traffic = new Traffic(gateways, accounts, moneyCalls(requests));
  const half = Math.floor(requests / 2);
  const kill = traffic.reached(half).then(() => {
    options.progress(`${half} of ${requests}: one gateway is killed`);
    return first.killAndStart();
  });
  await Promise.all([...Array.from({ length: callersFor(requests) }, () => traffic.caller()), kill]);
  const seconds = (performance.now() - began) / 1_000;

  options.progress('all callers are done: the books are read');
  const books = await readBooks(polywire, accounts, first.pool, leaseTtl * 4 + 20_000);
  await Promise.all(gateways.map(({ pool }) => pool.destroy()));
  const outages = gateways.flatMap(({ outage }) => (outage === null ? [] : [outage]));
  const evidence: Evidence = { told: traffic.told, books, outages, freeDecisions };
  return {
    ...evidence,
    store,
    processes: gateways.length,
    seconds,
    nobodyThere: traffic.nobodyThere,
    orphans: gateways.reduce((sum, gateway) => sum + gateway.released(), 0),
    faults: [...faultsIn(evidence), ...gateways.flatMap((gateway) => gateway.complaints())],
  };
}

/** Callers who share a list of calls, and spread them over the gateways. */
class Traffic {
  readonly told: Told[] = [];
  nobodyThere = 0;
  private made = 0;
  private wait: { readonly count: number; readonly tell: () => void } | null = null;
  private readonly gateways: readonly MoneyGateway[];
  private readonly accounts: Accounts;
  private readonly calls: Generator<MoneyCall>;

  constructor(gateways: readonly MoneyGateway[], accounts: Accounts, calls: Generator<MoneyCall>) {
    this.gateways = gateways;
    this.accounts = accounts;
    this.calls = calls;
  }

  /** Resolves when so many calls were begun. */
  reached(count: number): Promise<void> {
    return new Promise((tell) => {
      this.wait = { count, tell };
    });
  }

  async caller(): Promise<void> {
    for (const call of this.calls) {
      if (++this.made === this.wait?.count) this.wait.tell();
      this.told.push(await this.patiently(call));
    }
  }

  /** A call that found nobody was not made: it is made again. */
  private async patiently(call: MoneyCall): Promise<Told> {
    const began = performance.now();
    for (;;) {
      const gateway = this.gateways[Math.floor(Math.random() * this.gateways.length)] as MoneyGateway;
      try {
        return await make(gateway.pool, this.accounts[call.account].key, call);
      } catch (error) {
        if (!(error instanceof NobodyThere) || performance.now() - began > patience) throw error;
        this.nobodyThere++;
        await sleep(pause);
      }
    }
  }
}

import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { complaints } from '../complaints.ts';
import { polywire } from '../gateway.ts';
import { startNode, type Child } from '../system/children.ts';
import { untilListening } from '../system/ports.ts';
import type { Deployment } from './deployment.ts';

/** When a gateway was not there, in times of performance.now(). */
export interface Outage {
  readonly from: number;
  readonly until: number;
}

/** Milliseconds that a killed gateway stays away. */
const away = 500;

/** Time to start on a machine that is busy. */
const startLimit = 60_000;

/** One gateway of the run, on its port also after it was killed. */
export class MoneyGateway {
  readonly pool: Pool;
  outage: Outage | null = null;
  private readonly deployment: Deployment;
  private readonly port: number;
  private child: Child | null = null;

  /** What those that were killed complained of. */
  private readonly said: string[] = [];

  constructor(deployment: Deployment, port: number) {
    this.deployment = deployment;
    this.port = port;
    this.pool = new Pool(`http://127.0.0.1:${port}`, { connections: 256 });
  }

  async start(): Promise<void> {
    const { config, environment } = this.deployment;
    const args = ['gateway', '--config', config, '--port', String(this.port), '--log', 'warn'];
    this.child = startNode('gateway', [polywire, ...args], environment);
    await untilListening(this.child, this.port, startLimit);
  }

  /** Kills it as it is, and starts it again. */
  async killAndStart(): Promise<void> {
    const killed = this.running;
    this.said.push(...faultsOf(killed));
    const from = performance.now();
    this.outage = { from, until: Infinity };
    const ended = once(killed.process, 'exit');
    killed.process.kill('SIGKILL');
    await ended;
    await sleep(away);
    await this.start();
    this.outage = { from, until: performance.now() };
  }

  /** What it complained of so far. */
  complaints(): readonly string[] {
    return [...this.said, ...faultsOf(this.running)];
  }

  /** How many holds of dead processes it released. */
  released(): number {
    const lines = this.running.output().matchAll(/"holds":(\d+)/g);
    return [...lines].reduce((sum, [, holds]) => sum + Number(holds), 0);
  }

  private get running(): Child {
    if (this.child === null) throw new Error('the gateway was not started');
    return this.child;
  }
}

/** Errors nobody handled, and those that it logged itself: none belongs into a run. */
function faultsOf(child: Child): readonly string[] {
  const logged = child
    .output()
    .split('\n')
    .filter((line) => line.includes('"level":"error"'));
  return [...complaints(child), ...logged.slice(0, 5)];
}

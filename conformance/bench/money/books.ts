import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'undici';
import type { Account, Accounts } from './accounts.ts';
import type { Polywire } from './polywire.ts';

/** What `polywire usage --by request --json` says of one. */
export interface Settled {
  /** `req_…`, as its answer's head said. */
  readonly of: string;
  readonly requests: number;
  readonly input: number;
  readonly cached_input: number;
  readonly cache_write: number;
  readonly output: number;
  readonly nano_usd: number;
  readonly units: number;
}

/** What the deployment says of an organisation when all is over. */
export interface Statement {
  readonly account: Account;

  /** In nano-USD. */
  readonly balance: bigint;
  readonly held: bigint;
  readonly spent: bigint;
  readonly settled: readonly Settled[];
}

export interface Books {
  /** What the audit found wrong. */
  readonly wrong: readonly string[];

  /** Requests that hold funds. */
  readonly openHolds: number;

  /** Milliseconds until nothing was held any more. */
  readonly quietMs: number;
  readonly statements: readonly Statement[];
}

interface Audit {
  readonly wrong: readonly string[];
  readonly open_holds: number;
}

interface UsageReport {
  readonly wallet: Readonly<Record<'balance_nano_usd' | 'held_nano_usd' | 'spent_nano_usd', string>>;
}

/** Waits until nothing is held, `limitMs` at most, then reads all there is, as an operator and as callers can. */
export async function readBooks(
  polywire: Polywire,
  accounts: Accounts,
  gateway: Pool,
  limitMs: number,
): Promise<Books> {
  const began = performance.now();
  let audit = await polywire<Audit>('credit', 'audit');
  while (audit.open_holds > 0 && performance.now() - began < limitMs) {
    await sleep(250);
    audit = await polywire<Audit>('credit', 'audit');
  }
  const quietMs = performance.now() - began;
  const statements = await Promise.all(
    Object.values(accounts).map((account) => readStatement(polywire, account, gateway)),
  );
  return { wrong: audit.wrong, openHolds: audit.open_holds, quietMs, statements };
}

async function readStatement(polywire: Polywire, account: Account, gateway: Pool): Promise<Statement> {
  const settled = await polywire<Settled[]>('usage', account.id, '--by', 'request');
  const { wallet } = await usageOf(gateway, account);
  return {
    account,
    settled,
    balance: BigInt(wallet.balance_nano_usd),
    held: BigInt(wallet.held_nano_usd),
    spent: BigInt(wallet.spent_nano_usd),
  };
}

async function usageOf(gateway: Pool, { key }: Account): Promise<UsageReport> {
  const headers = { authorization: `Bearer ${key}` };
  const { statusCode, body } = await gateway.request({ method: 'GET', path: '/v1/usage', headers });
  if (statusCode !== 200) throw new Error(`GET /v1/usage: ${statusCode}: ${await body.text()}`);
  return (await body.json()) as UsageReport;
}

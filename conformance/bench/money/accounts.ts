import { randomBytes } from 'node:crypto';
import type { Polywire } from './polywire.ts';

/** The organisations of a run, by what is special about them. */
export const accountNames = ['rich', 'poor', 'air', 'decider', 'crowded', 'recorded', 'embedder'] as const;
export type AccountName = (typeof accountNames)[number];

/** An organisation and what it was given. */
export interface Account {
  readonly name: AccountName;
  readonly id: string;
  readonly key: string;

  /** Nano-USD that were paid in. */
  readonly credit: bigint;

  /** Units of the included allowance. */
  readonly allowance: bigint;
  readonly billing: 'prepaid' | 'none';
}

export type Accounts = Readonly<Record<AccountName, Account>>;

interface Terms {
  readonly billing?: 'none';

  /** USD, as the command takes it. */
  readonly credit?: string;
  readonly allowance?: number;
  readonly concurrency?: number;
}

/**
 * Terms under which each meets the edge of what it has, whatever the number of requests: `poor` a wallet for less than it
 * asks, `air` an allowance for a part of it, `crowded` hardly any places.
 */
function termsOf(requests: number): Readonly<Record<AccountName, Terms>> {
  return {
    rich: { credit: '1000' },
    poor: { credit: (0.03 + requests * 0.00008).toFixed(6) },
    air: { allowance: requests * 300 },
    decider: {},
    crowded: { credit: '1000', concurrency: 4 },
    recorded: { billing: 'none' },
    embedder: { credit: '1' },
  };
}

/** Makes the organisations with their keys, credit and limits, as an operator does. */
export async function openAccounts(polywire: Polywire, requests: number): Promise<Accounts> {
  const terms = termsOf(requests);
  // Of a store that is not new others may have these names.
  const run = randomBytes(4).toString('hex');
  const opened = await Promise.all(
    accountNames.map(async (name) => [name, await open(polywire, name, `${name}-${run}`, terms[name])] as const),
  );
  return Object.fromEntries(opened) as Accounts;
}

async function open(polywire: Polywire, name: AccountName, title: string, terms: Terms): Promise<Account> {
  const { billing = 'prepaid', credit, allowance = 0, concurrency } = terms;
  const owner = ['--email', `${name}@bench.example`, '--billing', billing];
  const { organization } = await polywire<{ organization: { id: string } }>('org', 'create', title, ...owner);
  const { id } = organization;
  const places = concurrency === undefined ? [] : ['--concurrency', String(concurrency)];
  await polywire('org', 'set', id, '--allowance-units', String(allowance), ...places);
  const { key } = await polywire<{ key: string }>('key', 'create', id);
  const added = credit === undefined ? null : await polywire<{ nano_usd: number }>('credit', 'add', id, credit);
  return { name, id, key, credit: BigInt(added?.nano_usd ?? 0), allowance: BigInt(allowance), billing };
}

import { table } from '../report.ts';
import type { Told } from './caller.ts';
import type { MoneyRun } from './money.ts';
import { greatestHold, recordsOf } from './proofs.ts';
import { mostHeld } from './worth.ts';

/** What a run comes to, without the calls themselves; goes into a file as it is. */
export interface MoneyFigures extends Pick<
  MoneyRun,
  'store' | 'processes' | 'seconds' | 'nobodyThere' | 'orphans' | 'faults'
> {
  readonly requests: number;
  readonly requestsPerSecond: number;
  readonly outcomes: Readonly<Partial<Record<Told['outcome'], number>>>;

  /** By status and code. */
  readonly refused: Readonly<Record<string, number>>;
  readonly failed: Readonly<Record<string, number>>;

  /** Of those who left, and of answers that broke, and of requests whose caller has no id: charged for what they had. */
  readonly billed: { readonly left: number; readonly broken: number; readonly unknown: number };

  /** Seconds that the killed gateway was away, and from the last call until nothing was held. */
  readonly outageSeconds: readonly number[];
  readonly quietSeconds: number;
  readonly accounts: readonly AccountFigures[];
}

interface AccountFigures {
  readonly name: string;
  readonly requests: number;
  readonly whole: number;
  readonly records: number;
  readonly creditUsd: number;
  readonly balanceUsd: number;

  /** The most that one of its requests can have held. */
  readonly mostHeldUsd: number;
}

export function figuresOf(run: MoneyRun): MoneyFigures {
  const { told, books, outages, store, processes, seconds, nobodyThere, orphans, faults } = run;
  const records = recordsOf(books);
  const ids = new Set(told.map(({ id }) => id));
  const billed = (wanted: Told['outcome']) =>
    told.filter(({ id, outcome }) => outcome === wanted && id !== null && records.has(id)).length;
  return {
    ...{ store, processes, seconds, nobodyThere, orphans, faults },
    requests: told.length,
    requestsPerSecond: told.length / seconds,
    outcomes: tally(told.map(({ outcome }) => outcome)),
    refused: tally(told.filter(({ outcome }) => outcome === 'refused').map(({ why }) => why)),
    failed: tally(told.filter(({ outcome }) => outcome === 'failed').map(({ why }) => why)),
    billed: {
      left: billed('left'),
      broken: billed('broken'),
      unknown: [...records.keys()].filter((id) => !ids.has(id)).length,
    },
    outageSeconds: outages.map(({ from, until }) => (until - from) / 1_000),
    quietSeconds: books.quietMs / 1_000,
    accounts: books.statements.map(({ account, balance, settled }) => {
      const own = told.filter(({ call }) => call.account === account.name);
      return {
        name: account.name,
        requests: own.length,
        whole: own.filter(({ outcome }) => outcome === 'whole').length,
        records: settled.length,
        creditUsd: usd(account.credit),
        balanceUsd: usd(balance),
        mostHeldUsd: usd(greatestHold(run, account, mostHeld)),
      };
    }),
  };
}

/** The run as a person reads it. */
export function printMoney(found: MoneyFigures): string {
  const { outcomes, billed, faults } = found;
  const of = (outcome: Told['outcome']) => outcomes[outcome] ?? 0;
  const said = (by: Readonly<Record<string, number>>) =>
    Object.entries(by)
      .sort(([, one], [, other]) => other - one)
      .map(([why, count]) => `${count} × ${why}`)
      .join(', ');
  const [outage = 0] = found.outageSeconds;
  return [
    `${found.store}, ${found.processes} gateway process${found.processes === 1 ? '' : 'es'}: ${found.requests} requests in ` +
      `${found.seconds.toFixed(1)} s, ${found.requestsPerSecond.toFixed(0)} a second`,
    `answered  ${of('whole')}`,
    `refused   ${of('refused')}: ${said(found.refused)}`,
    `failed    ${of('failed')}: ${said(found.failed)}`,
    `broken    ${of('broken')}, of which ${billed.broken} paid for what they had`,
    `left      ${of('left')}, of which ${billed.left} paid for what they had`,
    `lost      ${of('lost')} without an answer when one process was killed; ${billed.unknown} paid of all that got no id`,
    `killed    away for ${outage.toFixed(1)} s; ${found.nobodyThere} connections refused meanwhile; ` +
      `${found.orphans} holds released; nothing held ${found.quietSeconds.toFixed(1)} s after the last call`,
    '',
    table(
      ['organisation', 'requests', 'answered', 'records', 'credit USD', 'left USD', 'most held USD'],
      found.accounts.map((one) => [
        one.name,
        ...[one.requests, one.whole, one.records].map(String),
        ...[one.creditUsd, one.balanceUsd, one.mostHeldUsd].map((amount) => amount.toFixed(6)),
      ]),
    ),
    '',
    ...(faults.length === 0
      ? ['no faults: the books are right, nothing is held, who was answered paid for it once, who was refused did not']
      : ['FAULTS', ...faults.slice(0, 50), ...(faults.length > 50 ? [`and ${faults.length - 50} more`] : [])]),
  ].join('\n');
}

function tally<Word extends string>(words: readonly Word[]): Record<Word, number> {
  const groups = Object.groupBy(words, (word) => word) as Record<Word, readonly Word[]>;
  return Object.fromEntries(Object.entries<readonly Word[]>(groups).map(([word, all]) => [word, all.length])) as Record<
    Word,
    number
  >;
}

/** For people: what is proved is proved in nano-USD. */
function usd(nano: bigint): number {
  return Number(nano) / 1e9;
}

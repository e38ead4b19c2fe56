import type { Account, AccountName } from './accounts.ts';
import type { Books, Settled, Statement } from './books.ts';
import type { Told } from './caller.ts';
import { costs, mostHeld, mostUnits, units } from './worth.ts';
import type { Outage } from './gateways.ts';

/** All that a run knows when it is over. */
export interface Evidence {
  readonly told: readonly Told[];
  readonly books: Books;
  readonly outages: readonly Outage[];
  readonly freeDecisions: number;
}

/** Says in words what is wrong; empty: nothing is. */
export function faultsIn(evidence: Evidence): readonly string[] {
  return [
    ...evidence.books.wrong.map((wrong) => `audit: ${wrong}`),
    ...stillHeld(evidence.books),
    ...wrongSettlements(evidence),
    ...evidence.books.statements.flatMap((statement) => wrongStatement(statement, evidence)),
    ...brokenByUs(evidence),
  ];
}

/** Amounts of all records of an organisation. */
export function sumOf(settled: readonly Settled[], of: 'nano_usd' | 'units'): bigint {
  return settled.reduce((sum, record) => sum + BigInt(record[of]), 0n);
}

/** The most that one request of an organisation's can have held. */
export function greatestHold({ told }: Evidence, { name }: Account, of: typeof mostHeld): bigint {
  return told.reduce((most, { call }) => {
    const held = call.account === name ? of(call) : 0n;
    return held > most ? held : most;
  }, 0n);
}

/** By id. */
export function recordsOf({ statements }: Books): ReadonlyMap<string, Settled & { readonly account: AccountName }> {
  const all = statements.flatMap(({ account, settled }) => settled.map((one) => ({ ...one, account: account.name })));
  return new Map(all.map((one) => [one.of, one]));
}

function stillHeld({ openHolds, statements }: Books): readonly string[] {
  return [
    ...(openHolds > 0 ? [`${openHolds} requests hold funds though none is under way`] : []),
    ...statements
      .filter(({ held }) => held !== 0n)
      .map(({ account, held }) => `${held} nano-USD of ${account.name} are held though no request is under way`),
  ];
}

/** Who was answered whole paid for just that, once; who was refused paid nothing; nobody else paid. */
function wrongSettlements({ told, books }: Evidence): readonly string[] {
  const records = recordsOf(books);
  const known = new Set(told.map(({ id }) => id));
  const anonymous = told.filter(({ id, outcome }) => id === null && (outcome === 'left' || outcome === 'lost')).length;
  const unknown = [...records.keys()].filter((id) => !known.has(id)).length;
  return [
    ...told.flatMap((one) => {
      const record = one.id === null ? undefined : records.get(one.id);
      return wrongSettlement(one, record).map((wrong) => `${one.id ?? ''} of ${one.call.account}: ${wrong}`);
    }),
    ...(unknown > anonymous ? [`${unknown} records of requests of which at most ${anonymous} were made`] : []),
  ];
}

function wrongSettlement(
  { call, outcome }: Told,
  record: (Settled & { readonly account: AccountName }) | undefined,
): readonly string[] {
  if (record === undefined) return outcome === 'whole' ? ['answered whole, and no record of it'] : [];
  if (record.account !== call.account) return [`charged to ${record.account}`];
  if (record.requests !== 1) return [`has ${record.requests} records`];
  if (outcome === 'refused' || outcome === 'failed') return [`${outcome}, and there is a record of it`];
  if (outcome !== 'whole') return BigInt(record.nano_usd) > mostHeld(call) ? ['charged more than was held'] : [];
  const { input, output, cached_input: cached, cache_write: written } = record;
  if (input !== call.prompt || output !== call.output || cached + written !== 0)
    return [`recorded as ${input} and ${output} tokens, the provider counted ${call.prompt} and ${call.output}`];
  return wrongCharge(call.account === 'air', record, call);
}

function wrongCharge(allowance: boolean, { nano_usd: nano, units: drawn }: Settled, call: Told['call']): string[] {
  const right = allowance
    ? nano === 0 && BigInt(drawn) === units(call)
    : drawn === 0 && costs(call).includes(BigInt(nano));
  return right ? [] : [`charged ${nano} nano-USD and ${drawn} units, which is no price of it`];
}

/** An organisation's account: what was paid in is there or was spent on what is recorded, and one hold at most beyond it. */
function wrongStatement({ account, balance, spent, settled }: Statement, evidence: Evidence): readonly string[] {
  const { name, credit, allowance, billing } = account;
  const faults: string[] = [];
  const recorded = sumOf(settled, 'nano_usd');
  if (recorded !== spent) faults.push(`${name} has spent ${spent} nano-USD, its records add up to ${recorded}`);
  if (billing === 'prepaid' && credit - balance !== spent)
    faults.push(`${name} had ${credit} and has ${balance} nano-USD, but has spent ${spent}`);
  if (balance < -greatestHold(evidence, account, mostHeld))
    faults.push(`${name} has overspent ${-balance} nano-USD, more than any hold of its requests`);
  const drawn = sumOf(settled, 'units');
  if (drawn > allowance + greatestHold(evidence, account, mostUnits))
    faults.push(`${name} has drawn ${drawn} units of ${allowance}, beyond them more than any hold of its requests`);
  if (name === 'decider' && settled.length > evidence.freeDecisions + refilled(evidence))
    faults.push(`${name} has decided ${settled.length} times, ${evidence.freeDecisions} are free`);
  return faults;
}

/** Free decision calls that came back during the run, rounded up. */
function refilled({ told, freeDecisions }: Evidence): number {
  const seconds = Math.max(...told.map(({ ended }) => ended)) - Math.min(...told.map(({ began }) => began));
  return Math.ceil((seconds / 1_000 / 86_400) * freeDecisions);
}

/** Answers that broke, or never came, though neither the provider nor a kill was to blame. */
function brokenByUs({ told, outages }: Evidence): readonly string[] {
  const found = new Map<string, number>();
  for (const { call, outcome, why, began, ended } of told) {
    if (outcome !== 'broken' && outcome !== 'lost') continue;
    if (call.faulty && outcome === 'broken') continue;
    if (outages.some(({ from, until }) => began <= until && ended >= from)) continue;
    found.set(`${outcome}: ${why}`, (found.get(`${outcome}: ${why}`) ?? 0) + 1);
  }
  return [...found].map(([fault, count]) => `${count} × ${fault}`);
}

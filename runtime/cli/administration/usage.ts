import { findOrganization } from '../../gateway/accounts/organizations.ts';
import { sumUsage, usageKeys } from '../../gateway/ledger/usage.ts';
import { writeUsd } from '../../gateway/ledger/usd.ts';
import { requestIdOf } from '../../gateway/telemetry/record.ts';
import { readArguments, UsageError } from '../command.ts';
import { printList } from './answer.ts';
import { openStore, storeOptions } from './open.ts';
import { oneOf } from './read.ts';

/** `polywire usage`: what was used, added up. */
export async function showUsage(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(
    args,
    { ...storeOptions, by: { type: 'string', default: 'organization' }, since: { type: 'string' } },
    1,
  );
  const by = oneOf(values.by, '--by', usageKeys);
  const since = values.since === undefined ? null : day(values.since);
  const [whose] = positionals;
  await using store = await openStore(values.config);
  const organization = whose === undefined ? null : (await findOrganization(store.database, whose)).id;
  const sums = await sumUsage(store.database, { organization, by, since });
  const named = (of: string): string => (by === 'request' ? requestIdOf(of) : of);
  const rows = sums.map((sum) => ({ ...sum, of: named(sum.of), usd: writeUsd(sum.nano_usd) }));
  const heads = [by, 'requests', 'input', 'cached', 'written', 'output', 'searches', 'USD', 'units'];
  printList(values.json, rows, heads, (row) => [
    row.of,
    ...[row.requests, row.input, row.cached_input, row.cache_write, row.output, row.web_search].map(String),
    row.usd,
    String(row.units),
  ]);
}

/** A UTC day; throws UsageError where there is none like it. */
function day(text: string): string {
  const date = new Date(`${text}T00:00:00.000Z`);
  if (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text))
    return text;
  throw new UsageError(`--since must be a day such as 2026-11-20, not '${text}'`);
}

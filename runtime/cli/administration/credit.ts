import { findOrganization, openOrganization } from '../../gateway/accounts/organizations.ts';
import { audit, openHolds } from '../../gateway/ledger/audit.ts';
import { addCredit, balanceOf, listCredit } from '../../gateway/ledger/credit.ts';
import { readUsd, writeUsd } from '../../gateway/ledger/usd.ts';
import type { Actions } from '../actions.ts';
import { readArguments, UsageError } from '../command.ts';
import { print, printList, time } from './answer.ts';
import { openStore, storeOptions } from './open.ts';
import { required } from './read.ts';

/** What `polywire credit` can be told to do. */
export const actions: Actions = {
  async add(args) {
    const { values, positionals } = readArguments(args, { ...storeOptions, note: { type: 'string' } }, 2);
    const named = required(positionals[0], 'the organisation');
    const amount = usd(required(positionals[1], 'the amount in USD'));
    await using store = await openStore(values.config);
    const organization = await openOrganization(store.database, named);
    const credit = await addCredit(store.database, organization.id, amount, values.note);
    const balance = await balanceOf(store.database, organization.id);
    print(values.json, { ...credit, usd: writeUsd(amount), balance_usd: writeUsd(balance) }, () => [
      `'${organization.name}' has ${writeUsd(amount)} USD more: ${writeUsd(balance)} USD.`,
      ...(organization.billing === 'none' ? ['Its billing is none: nothing is taken from it.'] : []),
    ]);
  },

  async list(args) {
    const { values, positionals } = readArguments(args, storeOptions, 1);
    const named = required(positionals[0], 'the organisation');
    await using store = await openStore(values.config);
    const { id } = await findOrganization(store.database, named);
    const credits = (await listCredit(store.database, id)).map((row) => ({ ...row, usd: writeUsd(row.nano_usd) }));
    const heads = ['id', 'added', 'USD', 'note'];
    printList(values.json, credits, heads, (row) => [row.id, time(row.created_at), row.usd, row.note ?? '']);
  },

  async audit(args) {
    const { values } = readArguments(args, storeOptions);
    await using store = await openStore(values.config);
    const wrong = await audit(store.database);
    const holds = await openHolds(store.database);
    print(values.json, { ok: wrong.length === 0, wrong, open_holds: holds }, () => [
      ...(wrong.length === 0 ? ['The books are right.'] : wrong),
      ...(holds > 0n ? [`Requests under way hold funds: ${holds}.`] : []),
    ]);
    if (wrong.length > 0) throw new Error(`the books are wrong in ${wrong.length} places`);
  },
};

function usd(text: string): bigint {
  const amount = readUsd(text);
  if (amount !== null && amount > 0n) return amount;
  throw new UsageError(`'${text}' is no amount: USD above 0 such as 12.50, at most nine digits and nine places`);
}

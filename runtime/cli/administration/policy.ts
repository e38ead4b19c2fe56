import { findOrganization, openOrganization } from '../../gateway/accounts/organizations.ts';
import { allowModels, listRestrictions, restrictModels, type Restricted } from '../../gateway/accounts/policies.ts';
import type { Actions } from '../actions.ts';
import { readArguments, UsageError } from '../command.ts';
import { printList, time } from './answer.ts';
import { openStore, type OpenStore, storeOptions } from './open.ts';
import { required } from './read.ts';

/** Names of aliases and groups that one command takes at most. */
const most = 200;

/** What `polywire policy` can be told to do; each shows what is restricted then. */
export const actions: Actions = {
  restrict: (args) => change(args, restrictModels),
  allow: (args) => change(args, allowModels),

  async list(args) {
    const { values, positionals } = readArguments(args, storeOptions, 1);
    const named = required(positionals[0], 'the organisation');
    await using store = await openStore(values.config);
    show(values.json, await listRestrictions(store.database, await findOrganization(store.database, named)));
  },
};

async function change(args: readonly string[], work: typeof restrictModels): Promise<void> {
  const { values, positionals } = readArguments(args, storeOptions, most);
  const [named, ...models] = positionals;
  const organizationName = required(named, 'the organisation');
  if (models.length === 0) throw new UsageError('which models? Name aliases or groups');
  await using store: OpenStore = await openStore(values.config);
  const organization = await openOrganization(store.database, organizationName);
  await work(store.database, organization, models);
  show(values.json, await listRestrictions(store.database, organization));
}

function show(json: boolean, restricted: readonly Restricted[]): void {
  printList(json, restricted, ['restricted', 'since', 'aliases'], ({ model, created_at, aliases }) => [
    model,
    time(created_at),
    aliases.join(' '),
  ]);
}

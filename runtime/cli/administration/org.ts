import {
  changeOrganization,
  closeOrganization,
  createOrganization,
  findOrganization,
  listOrganizations,
  openOrganization,
  type OrganizationChange,
} from '../../gateway/accounts/organizations.ts';
import type { Limits } from '../../gateway/limits.ts';
import type { OrganizationRow } from '../../gateway/storage/schema.ts';
import type { Actions } from '../actions.ts';
import { columns } from '../columns.ts';
import { readArguments, UsageError } from '../command.ts';
import { print, printList, time } from './answer.ts';
import { openStore, storeOptions } from './open.ts';
import { limit, oneOf, required } from './read.ts';

const billings = ['prepaid', 'none'] as const;
const cards = ['none', 'healthy', 'failed'] as const;

/** Options that are an organisation's own limits, with the columns they set. */
const limitOptions = {
  'allowance-units': 'allowance_units',
  'requests-per-minute': 'requests_per_minute',
  'tokens-per-minute': 'tokens_per_minute',
  concurrency: 'concurrency',
} as const;

type LimitOption = keyof typeof limitOptions;

/** What `polywire org` can be told to do. */
export const actions: Actions = {
  async create(args) {
    const { values, positionals } = readArguments(
      args,
      { ...storeOptions, email: { type: 'string' }, billing: { type: 'string', default: 'prepaid' } },
      1,
    );
    const name = required(positionals[0], 'the name of the organisation');
    const email = required(values.email, "--email, the owner's address,");
    const billing = oneOf(values.billing, '--billing', billings);
    await using store = await openStore(values.config);
    const created = await createOrganization(store.database, { name, billing, email });
    const { organization, owner } = created;
    print(values.json, created, () => [
      `${organization.id} is '${organization.name}', owned by ${owner.email}. Next:`,
      '',
      `  polywire key create ${organization.id} --config ${values.config}`,
      ...(billing === 'prepaid' ? [`  polywire credit add ${organization.id} 10.00 --config ${values.config}`] : []),
    ]);
  },

  async list(args) {
    const { values } = readArguments(args, storeOptions);
    await using store = await openStore(values.config);
    const all = await listOrganizations(store.database);
    const heads = ['id', 'name', 'billing', 'card', 'created', 'closed'];
    printList(values.json, all, heads, ({ id, name, billing, card, created_at, closed_at }) => [
      id,
      name,
      billing,
      card,
      time(created_at),
      time(closed_at),
    ]);
  },

  async show(args) {
    const { values, positionals } = readArguments(args, storeOptions, 1);
    const named = required(positionals[0], 'the organisation');
    await using store = await openStore(values.config);
    const organization = await findOrganization(store.database, named);
    print(values.json, organization, () => described(organization, store.limits));
  },

  async set(args) {
    const text = { type: 'string' } as const;
    const { values, positionals } = readArguments(
      args,
      {
        ...storeOptions,
        name: text,
        billing: text,
        card: text,
        'allowance-units': text,
        'requests-per-minute': text,
        'tokens-per-minute': text,
        concurrency: text,
      },
      1,
    );
    const named = required(positionals[0], 'the organisation');
    const change = changeOf(values);
    await using store = await openStore(values.config);
    const before = await openOrganization(store.database, named);
    const organization = await changeOrganization(store.database, before, change);
    print(values.json, organization, () => described(organization, store.limits));
  },

  async close(args) {
    const { values, positionals } = readArguments(args, storeOptions, 1);
    const named = required(positionals[0], 'the organisation');
    await using store = await openStore(values.config);
    const organization = await closeOrganization(store.database, await openOrganization(store.database, named));
    print(values.json, organization, () => [`'${organization.name}' is closed: none of its keys opens anything now.`]);
  },
};

interface Settings extends Readonly<Partial<Record<LimitOption, string | undefined>>> {
  readonly name?: string | undefined;
  readonly billing?: string | undefined;
  readonly card?: string | undefined;
}

function changeOf(values: Settings): OrganizationChange {
  const { name, billing, card } = values;
  const limits = (Object.keys(limitOptions) as LimitOption[]).flatMap((option) => {
    const text = values[option];
    return text === undefined ? [] : [[limitOptions[option], limit(text, option)] as const];
  });
  const change: OrganizationChange = {
    ...(name !== undefined && { name }),
    ...(billing !== undefined && { billing: oneOf(billing, '--billing', billings) }),
    ...(card !== undefined && { card: oneOf(card, '--card', cards) }),
    ...Object.fromEntries(limits),
  };
  if (Object.keys(change).length === 0) throw new UsageError('nothing to set; polywire org --help shows what can be');
  return change;
}

function described(organization: OrganizationRow, limits: Limits): readonly string[] {
  const { id, name, billing, card, created_at, closed_at } = organization;
  const own = Object.values(limitOptions).map((column) => {
    const value = organization[column];
    return [column, value === null ? `${limits[column]} (the deployment's)` : String(value)];
  });
  return columns([
    ['id', id],
    ['name', name],
    ['billing', billing],
    ['card', card],
    ['created', time(created_at)],
    ['closed', time(closed_at)],
    ...own,
  ]);
}

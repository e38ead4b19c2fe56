import { createKey, listKeys, revokeKey } from '../../gateway/accounts/keys.ts';
import { keyPrefix } from '../../gateway/accounts/key-prefix.ts';
import { findMember, firstOwner } from '../../gateway/accounts/members.ts';
import { findOrganization, openOrganization } from '../../gateway/accounts/organizations.ts';
import type { Actions } from '../actions.ts';
import { readArguments } from '../command.ts';
import { print, printList, time } from './answer.ts';
import { openStore, storeOptions } from './open.ts';
import { required } from './read.ts';

/** What `polywire key` can be told to do with the keys of organisations. */
export const actions: Actions = {
  async create(args) {
    const { values, positionals } = readArguments(
      args,
      { ...storeOptions, name: { type: 'string', default: 'default' }, member: { type: 'string' } },
      1,
    );
    const named = required(positionals[0], 'the organisation');
    await using store = await openStore(values.config);
    const organization = await openOrganization(store.database, named);
    const member = await (values.member === undefined
      ? firstOwner(store.database, organization)
      : findMember(store.database, organization, values.member));
    const { key, row } = await createKey(store.database, await store.hasher(), member, values.name);
    print(values.json, { key, ...row }, () => [
      key,
      '',
      `It belongs to ${member.email} (${member.role}) of '${organization.name}'. It is shown this once: keep it now.`,
    ]);
  },

  async list(args) {
    const { values, positionals } = readArguments(args, storeOptions, 1);
    const [named] = positionals;
    await using store = await openStore(values.config);
    const organization = named === undefined ? null : (await findOrganization(store.database, named)).id;
    const keys = await listKeys(store.database, organization);
    const heads = ['key', 'name', 'organisation', 'member', 'created', 'revoked'];
    printList(values.json, keys, heads, (key) => [
      `${keyPrefix}${key.id}-…`,
      key.name,
      key.organization,
      key.email,
      time(key.created_at),
      time(key.revoked_at),
    ]);
  },

  async revoke(args) {
    const { values, positionals } = readArguments(args, storeOptions, 1);
    const named = required(positionals[0], 'the key, by its id,');
    await using store = await openStore(values.config);
    const key = await revokeKey(store.database, named);
    print(values.json, key, () => [
      `${keyPrefix}${key.id}-… ('${key.name}') is revoked: it opens nothing within a second.`,
    ]);
  },
};

import { type RoleName, roles } from '@polywire/generated/catalog/roles.ts';
import { addMember, changeRole, findMember, listMembers, removeMember } from '../../gateway/accounts/members.ts';
import { findOrganization, openOrganization } from '../../gateway/accounts/organizations.ts';
import type { Actions } from '../actions.ts';
import { readArguments } from '../command.ts';
import { print, printList, time } from './answer.ts';
import { openStore, storeOptions } from './open.ts';
import { oneOf, required } from './read.ts';

const roleNames = Object.keys(roles) as RoleName[];

/** What `polywire member` can be told to do. */
export const actions: Actions = {
  async add(args) {
    const { values, positionals } = readArguments(
      args,
      { ...storeOptions, role: { type: 'string', default: 'developer' } },
      2,
    );
    const named = required(positionals[0], 'the organisation');
    const email = required(positionals[1], "the new member's address");
    const role = oneOf(values.role, '--role', roleNames);
    await using store = await openStore(values.config);
    const organization = await openOrganization(store.database, named);
    const member = await addMember(store.database, organization, email, role);
    print(values.json, member, () => [`${member.email} is a member of '${organization.name}' (${role}).`]);
  },

  async list(args) {
    const { values, positionals } = readArguments(args, storeOptions, 1);
    const named = required(positionals[0], 'the organisation');
    await using store = await openStore(values.config);
    const members = await listMembers(store.database, await findOrganization(store.database, named));
    const heads = ['id', 'email', 'role', 'since', 'removed'];
    printList(values.json, members, heads, ({ id, email, role, created_at, removed_at }) => [
      id,
      email,
      role,
      time(created_at),
      time(removed_at),
    ]);
  },

  async role(args) {
    const { values, positionals } = readArguments(args, storeOptions, 3);
    const named = required(positionals[0], 'the organisation');
    const who = required(positionals[1], 'the member');
    const role = oneOf(required(positionals[2], 'the role'), 'role', roleNames);
    await using store = await openStore(values.config);
    const organization = await openOrganization(store.database, named);
    const member = await changeRole(store.database, await findMember(store.database, organization, who), role);
    print(values.json, member, () => [`${member.email} of '${organization.name}' is ${role} now.`]);
  },

  async remove(args) {
    const { values, positionals } = readArguments(args, storeOptions, 2);
    const named = required(positionals[0], 'the organisation');
    const who = required(positionals[1], 'the member');
    await using store = await openStore(values.config);
    const organization = await openOrganization(store.database, named);
    const member = await removeMember(store.database, await findMember(store.database, organization, who));
    print(values.json, member, () => [`${member.email} is no member of '${organization.name}' any more.`]);
  },
};

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/open.ts';
import { onEachDatabase } from '../../platform/testing/databases.ts';
import type { Schema } from '../storage/schema.ts';
import { acme, openStore, testHasher } from '../testing/accounts.ts';
import { createKey, listKeys, revokeKey } from './keys.ts';
import { addMember, changeRole, findMember, firstOwner, listMembers, removeMember } from './members.ts';
import {
  changeOrganization,
  closeOrganization,
  createOrganization,
  findOrganization,
  listOrganizations,
  openOrganization,
} from './organizations.ts';
import { allowModels, listRestrictions, restrictModels } from './policies.ts';

onEachDatabase('administration', ({ open }) => {
  let database: Database<Schema>;
  beforeAll(async () => {
    database = await openStore(await open());
  });
  afterAll(() => database.close());

  describe('of organisations', () => {
    it('makes one with its owner, and finds it by id and by name', async () => {
      const { organization, owner } = await acme(database, 'found');
      expect(organization).toMatchObject({ name: 'found', closed_at: null, billing: 'prepaid', card: 'none' });
      expect(owner).toMatchObject({ organization_id: organization.id, email: 'owner@found.example', role: 'owner' });
      expect(await findOrganization(database, 'found')).toEqual(organization);
      expect(await findOrganization(database, organization.id)).toEqual(organization);
      expect(await listOrganizations(database)).toContainEqual(organization);
    });

    it('makes none, nor an owner, under a name that is taken or none, or without an address', async () => {
      await acme(database, 'taken');
      const before = await listOrganizations(database);
      const make = (name: string, email = 'a@b'): Promise<unknown> =>
        createOrganization(database, { name, email, billing: 'none' });
      await expect(make(' taken ')).rejects.toThrow("there is an organisation 'taken' already: org_");
      for (const name of ['', ' ', 'org_x', 'x'.repeat(201)]) await expect(make(name)).rejects.toThrow('is no name');
      await expect(make('new', 'nobody')).rejects.toThrow("'nobody' is no e-mail address");
      expect(await listOrganizations(database)).toEqual(before);
    });

    it('says what to do where there is none of that name', async () => {
      await expect(findOrganization(database, 'nope')).rejects.toThrow(
        "no organisation 'nope'; polywire org list shows them",
      );
    });

    it('changes what is given and leaves the rest', async () => {
      const { organization } = await acme(database, 'changing');
      const changed = await changeOrganization(database, organization, { name: 'changed', concurrency: 5n });
      expect(changed).toEqual({ ...organization, name: 'changed', concurrency: 5n });
      expect(await changeOrganization(database, changed, { name: 'changed', concurrency: null })).toEqual({
        ...changed,
        concurrency: null,
      });
      const { organization: other } = await acme(database, 'other');
      await expect(changeOrganization(database, other, { name: 'changed' })).rejects.toThrow('already');
    });

    it('a closed one is found, cannot be worked with, and frees its name', async () => {
      const { organization } = await acme(database, 'closing');
      const closed = await closeOrganization(database, organization);
      expect(closed.closed_at).not.toBeNull();
      expect(await findOrganization(database, 'closing')).toEqual(closed);
      await expect(openOrganization(database, 'closing')).rejects.toThrow("the organisation 'closing' was closed at");
      const { organization: again } = await acme(database, 'closing');
      expect(await findOrganization(database, 'closing')).toEqual(again);
    });

    it('does not guess which of several of one name was meant', async () => {
      for (const name of ['twin', 'twin']) await closeOrganization(database, (await acme(database, name)).organization);
      await expect(findOrganization(database, 'twin')).rejects.toThrow("several organisations are called 'twin'");
    });
  });

  describe('of members', () => {
    it('adds one by address, once, and finds them by it', async () => {
      const { organization, owner } = await acme(database, 'members');
      const bob = await addMember(database, organization, ' Bob@Example.org', 'viewer');
      expect(bob).toMatchObject({ email: 'bob@example.org', role: 'viewer', removed_at: null });
      await expect(addMember(database, organization, 'bob@example.org', 'owner')).rejects.toThrow(
        'is a member already',
      );
      expect(await findMember(database, organization, 'BOB@example.org')).toEqual(bob);
      expect(await findMember(database, organization, bob.id)).toEqual(bob);
      expect(new Set(await listMembers(database, organization))).toEqual(new Set([owner, bob]));
    });

    it('finds no stranger, no one removed, and no one of another organisation', async () => {
      const { organization, owner } = await acme(database, 'members-2');
      const { organization: other } = await acme(database, 'members-3');
      await expect(findMember(database, organization, 'x@y')).rejects.toThrow(
        `'members-2' has no member 'x@y'; polywire member list ${organization.id} shows them`,
      );
      await expect(findMember(database, other, owner.id)).rejects.toThrow('has no member');
      expect((await removeMember(database, owner)).removed_at).not.toBeNull();
      await expect(findMember(database, organization, owner.email)).rejects.toThrow('has no member');
      await expect(firstOwner(database, organization)).rejects.toThrow('has no owner');
    });

    it('changes a role, and takes a removed one back as a new member', async () => {
      const { organization, owner } = await acme(database, 'members-4');
      const bob = await addMember(database, organization, 'bob@x', 'viewer');
      expect(await firstOwner(database, organization)).toEqual(owner);
      expect(await changeRole(database, bob, 'admin')).toEqual({ ...bob, role: 'admin' });
      await removeMember(database, bob);
      expect((await addMember(database, organization, 'bob@x', 'viewer')).id).not.toBe(bob.id);
    });
  });

  describe('of keys', () => {
    it('lists them with whose they are, and without their secrets', async () => {
      const { organization, owner, key } = await acme(database, 'keys');
      const { row } = await createKey(database, testHasher(), owner, 'second');
      const keys = await listKeys(database, organization.id);
      const shared = { organization: 'keys', email: owner.email };
      expect(keys).toHaveLength(2);
      expect(keys).toContainEqual({ ...row, ...shared });
      expect(keys).toContainEqual(expect.objectContaining({ id: key.id, name: 'first', ...shared }));
      for (const listed of keys) expect(listed).not.toHaveProperty('secret_hash');
      expect((await listKeys(database, null)).map(({ id }) => id)).toEqual(expect.arrayContaining([key.id, row.id]));
    });

    it('revokes one by its id, as it is listed or alone, and only once', async () => {
      const { owner } = await acme(database, 'keys-2');
      const names = [
        (id: string) => id,
        (id: string) => `sk-svc-${id}`,
        (id: string) => `sk-svc-${id}-…`,
        (_: string, whole: string) => whole,
      ];
      for (const name of names) {
        const { key: text, row } = await createKey(database, testHasher(), owner, 'x');
        const revoked = await revokeKey(database, name(row.id, text));
        expect(revoked).toEqual({ ...row, revoked_at: expect.any(String) as string });
        await expect(revokeKey(database, row.id)).rejects.toThrow(`no key '${row.id}' that is not revoked`);
      }
    });
  });

  describe('of policies', () => {
    it('restricts aliases and groups, once each, and allows them again', async () => {
      const { organization } = await acme(database, 'policies');
      await restrictModels(database, organization, ['r-mid', 'A-mid']);
      await restrictModels(database, organization, ['r-mid']);
      const restricted = await listRestrictions(database, organization);
      expect(new Map(restricted.map(({ model, aliases }) => [model, aliases]))).toEqual(
        new Map([
          ['A-mid', ['a-mid', 'a-mid-1']],
          ['r-mid', ['r-mid']],
        ]),
      );
      await allowModels(database, organization, ['A-mid', 'r-mid']);
      expect(await listRestrictions(database, organization)).toEqual([]);
    });

    it('knows the names of the catalogue, and guesses what was meant', async () => {
      const { organization } = await acme(database, 'policies-2');
      await expect(restrictModels(database, organization, ['r-mid', 'r-mdi'])).rejects.toThrow(
        "no alias or group 'r-mdi', did you mean 'r-mid'?",
      );
      expect(await listRestrictions(database, organization)).toEqual([]);
      await expect(allowModels(database, organization, ['r-mid'])).rejects.toThrow(
        "'r-mid' is not restricted for 'policies-2'",
      );
      await restrictModels(database, organization, ['A-mid']);
      await expect(allowModels(database, organization, ['a-mid-1'])).rejects.toThrow(
        "'a-mid-1' is restricted with all of A-mid: allow A-mid",
      );
    });
  });
});

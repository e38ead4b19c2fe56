import { readFile } from 'node:fs/promises';
import { roles } from '@polywire/generated/catalog/roles.ts';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../platform/database/open.ts';
import { StoreUnavailable } from '../../platform/database/unavailable.ts';
import { newKey, SecretHasher } from '../../platform/key.ts';
import { onEachDatabase } from '../../platform/testing/databases.ts';
import { ProblemError } from '../../turn/problem.ts';
import { limitsOf } from '../limits.ts';
import type { Schema } from '../storage/schema.ts';
import { acme, type Acme, keyOf, openStore, testHasher } from '../testing/accounts.ts';
import type { Caller } from './caller.ts';
import { keyPrefix } from './key-prefix.ts';
import { createKey, revokeKey } from './keys.ts';
import { addMember, changeRole, removeMember } from './members.ts';
import { changeOrganization, closeOrganization } from './organizations.ts';
import { allowModels, restrictModels } from './policies.ts';
import { StoredKeys } from './stored-keys.ts';

const limits = limitsOf();

/** Where each kind of database says which tables it has. */
const tablesOf = {
  SQLite: "name from sqlite_schema where type = 'table'",
  PostgreSQL: "tablename as name from pg_tables where schemaname = 'public'",
} as const;

/** The name of the problem that a credential is refused with. */
async function refusal(found: ReturnType<StoredKeys['ofKey']> | (() => unknown)): Promise<string> {
  try {
    await (typeof found === 'function' ? found() : found);
    return 'none';
  } catch (error) {
    return error instanceof ProblemError ? error.problem.name : String(error);
  }
}

onEachDatabase('keys of organisations', ({ open, name: kind }) => {
  let url = '';
  let database: Database<Schema>;
  let other: Database<Schema>;
  beforeAll(async () => {
    url = await open();
    database = await openStore(url);
    other = await openStore(url);
  });
  afterAll(async () => {
    await database.close();
    await other.close();
  });

  let count = 0;
  const newAcme = (): Promise<Acme> => acme(database, `acme-${count++}`);
  /** What a process that has just started says of a key. */
  const fresh = async ({ key }: Acme): Promise<Caller | null> =>
    new StoredKeys(database, testHasher(), limits).ofKey(key);

  it('say who calls: organisation, role, account, limits', async () => {
    const one = await newAcme();
    expect(await fresh(one)).toEqual({
      keyId: one.key.id,
      organization: one.organization.id,
      may: roles.owner,
      restricted: new Set(),
      account: {
        billing: 'prepaid',
        healthyCard: false,
        allowanceUnits: BigInt(limits.allowance_units),
        since: one.organization.created_at,
      },
      bounds: {
        requestsPerMinute: limits.requests_per_minute,
        tokensPerMinute: limits.tokens_per_minute,
        concurrency: limits.concurrency,
      },
    });
  });

  it("say an organisation's own limits, billing and card", async () => {
    const one = await newAcme();
    await changeOrganization(database, one.organization, {
      card: 'healthy',
      allowance_units: 0n,
      requests_per_minute: 7n,
      concurrency: 2n,
    });
    expect(await fresh(one)).toMatchObject({
      account: { billing: 'prepaid', healthyCard: true, allowanceUnits: 0n },
      bounds: { requestsPerMinute: 7, tokensPerMinute: limits.tokens_per_minute, concurrency: 2 },
    });
    await changeOrganization(database, one.organization, { billing: 'none', requests_per_minute: null });
    expect(await fresh(one)).toMatchObject({
      account: { billing: 'none' },
      bounds: { requestsPerMinute: limits.requests_per_minute },
    });
  });

  it('may what the role of their member may', async () => {
    const one = await newAcme();
    const viewer = await addMember(database, one.organization, 'viewer@acme.example', 'viewer');
    const { key: text } = await createKey(database, testHasher(), viewer, 'second');
    expect(await fresh({ ...one, key: keyOf(text) })).toMatchObject({ may: roles.viewer });
    await changeRole(database, viewer, 'developer');
    expect(await fresh({ ...one, key: keyOf(text) })).toMatchObject({ may: roles.developer });
  });

  it('may nothing in a role that the catalogue does not have', async () => {
    const one = await newAcme();
    await changeRole(database, one.owner, 'emperor' as 'owner');
    expect(Object.values((await fresh(one))?.may ?? { any: true })).not.toContain(true);
  });

  it('lose the models that were restricted, one by one or by the group', async () => {
    const one = await newAcme();
    await restrictModels(database, one.organization, ['A-mid', 'g-b']);
    expect([...((await fresh(one))?.restricted ?? [])].toSorted()).toEqual(['a-mid', 'a-mid-1', 'g-b']);
    await allowModels(database, one.organization, ['A-mid']);
    expect((await fresh(one))?.restricted).toEqual(new Set(['g-b']));
  });

  it('are unknown with another secret, under another id, and to a deployment with another secret', async () => {
    const one = await newAcme();
    const keys = new StoredKeys(database, testHasher(), limits);
    const stranger = keyOf(newKey(keyPrefix));
    expect(await keys.ofKey(stranger)).toBeNull();
    expect(await keys.ofKey({ id: one.key.id, secret: stranger.secret })).toBeNull();
    expect(await keys.ofKey({ id: stranger.id, secret: one.key.secret })).toBeNull();
    expect(await new StoredKeys(database, new SecretHasher('another'), limits).ofKey(one.key)).toBeNull();
    expect(await keys.ofKey(one.key)).not.toBeNull();
  });

  it('are unknown once they were revoked, and when their organisation was closed', async () => {
    const [one, two] = [await newAcme(), await newAcme()];
    await revokeKey(database, one.key.id);
    await closeOrganization(database, two.organization);
    expect(await fresh(one)).toBeNull();
    expect(await fresh(two)).toBeNull();
  });

  it('are without permission once their member was removed, but only with the right secret', async () => {
    const one = await newAcme();
    await removeMember(database, one.owner);
    const keys = new StoredKeys(database, testHasher(), limits);
    expect(await refusal(keys.ofKey(one.key))).toBe('permission_denied');
    expect(await refusal(() => keys.ofKey(one.key))).toBe('permission_denied');
    expect(keys.ofKey({ id: one.key.id, secret: keyOf(newKey(keyPrefix)).secret })).toBeNull();
  });

  it('are told within key_freshness by every process that they were revoked', async () => {
    const one = await newAcme();
    let now = 0;
    const processes = [database, other].map((own) => new StoredKeys(own, testHasher(), limits, () => now));
    for (const keys of processes) expect(await keys.ofKey(one.key)).not.toBeNull();
    await revokeKey(database, one.key.id);
    now = limits.key_freshness;
    for (const keys of processes) expect(await keys.ofKey(one.key)).toBeNull();
    expect(limits.key_freshness).toBeLessThan(1_000);
  });

  it('are read once, in one query, by all who ask at once; then they are known at once', async () => {
    const one = await newAcme();
    await restrictModels(database, one.organization, ['A-top', 'r-mid']);
    let queries = 0;
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        queries++;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const counted = { ...database, kysely: database.kysely.withPlugin(counting) };
    const keys = new StoredKeys(counted, testHasher(), limits, () => 0);
    const callers = await Promise.all(Array.from({ length: 100 }, async () => keys.ofKey(one.key)));
    expect(new Set(callers).size).toBe(1);
    expect(queries).toBe(1);
    expect(keys.ofKey(one.key)).toBe(callers[0]);
  });

  it('cannot be verified while the store does not answer, unless what is known is fresh', async () => {
    const [one, two] = [await newAcme(), await newAcme()];
    let [now, down] = [0, false];
    const failing: Database<Schema> = {
      ...database,
      get kysely() {
        if (down) throw new StoreUnavailable('the database cannot be reached');
        return database.kysely;
      },
    };
    const keys = new StoredKeys(failing, testHasher(), limits, () => now);
    const caller = await keys.ofKey(one.key);
    down = true;
    now = limits.key_freshness - 1;
    expect(keys.ofKey(one.key)).toBe(caller);
    expect(await refusal(keys.ofKey(two.key))).toBe('policy_unavailable');
    now = limits.key_freshness;
    expect(await refusal(keys.ofKey(one.key))).toBe('policy_unavailable');
    down = false;
    expect(await keys.ofKey(one.key)).toEqual(caller);
    expect(await keys.ofKey(two.key)).toMatchObject({ organization: two.organization.id });
  });

  it('take one comparison of hashes, whether the id is known or not', async () => {
    const one = await newAcme();
    let compared = 0;
    class Counting extends SecretHasher {
      override matches(secret: string, hashed: Buffer): boolean {
        compared++;
        return super.matches(secret, hashed);
      }
    }
    const keys = new StoredKeys(database, new Counting('the secret of the deployment under test'), limits);
    const stranger = keyOf(newKey(keyPrefix));
    for (const key of [one.key, stranger, { ...stranger, id: one.key.id }]) {
      for (const round of [1, 2]) {
        compared = 0;
        await keys.ofKey(key);
        expect([round, compared]).toEqual([round, 1]);
      }
    }
  });

  it('are in the store as hashes alone', async () => {
    const one = await newAcme();
    const names = sql<{ name: string }>`select ${sql.raw(tablesOf[kind])}`;
    const rows: unknown[] = [];
    for (const { name } of (await names.execute(database.kysely)).rows) {
      rows.push(
        await database.kysely
          .selectFrom(name as 'api_key')
          .selectAll()
          .execute(),
      );
    }
    const texts = [JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))];
    if (kind === 'SQLite') {
      const path = url.slice('sqlite:'.length);
      for (const file of [path, `${path}-wal`]) texts.push(await readFile(file, 'latin1'));
    }
    const all = texts.join('\n');
    expect(all).toContain(one.key.id);
    expect(all).toContain(testHasher().hash(one.key.secret).toString('hex'));
    expect(all).not.toContain(one.key.secret);
    expect(all).not.toContain(one.text);
  });
});

import { roles } from '@polywire/generated/catalog/roles.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../platform/database/open.ts';
import { StoreUnavailable } from '../../platform/database/unavailable.ts';
import { SecretHasher } from '../../platform/key.ts';
import { onEachDatabase } from '../../platform/testing/databases.ts';
import { ProblemError } from '../../turn/problem.ts';
import { limitsOf } from '../limits.ts';
import type { MemberRow, Schema } from '../storage/schema.ts';
import { acme, type Acme, openStore, testHasher } from '../testing/accounts.ts';
import { createLink } from './console-links.ts';
import { addMember, changeRole, removeMember } from './members.ts';
import { closeOrganization } from './organizations.ts';
import { restrictModels } from './policies.ts';
import { Sessions } from './sessions.ts';
import { isToken, newToken } from './token.ts';

const limits = limitsOf();
const past = '2020-01-01T00:00:00.000Z';

onEachDatabase('browser sessions', ({ open }) => {
  let database: Database<Schema>;
  let other: Database<Schema>;
  beforeAll(async () => {
    const url = await open();
    database = await openStore(url);
    other = await openStore(url);
  });
  afterAll(async () => {
    await database.close();
    await other.close();
  });

  let count = 0;
  const newAcme = (): Promise<Acme> => acme(database, `session-${count++}`);
  const link = async (member: MemberRow): Promise<string> =>
    (await createLink(database, testHasher(), member, limits.console_link_lifetime)).token;
  /** As a process sees them that has just started. */
  const fresh = (at = database): Sessions => new Sessions(at, testHasher(), limits);
  const opened = async (member: MemberRow): Promise<string> => {
    const found = await fresh().open(await link(member));
    if (found === null) throw new Error('the link opened nothing');
    return found.token;
  };
  const expire = (table: 'console_link' | 'session', { id }: MemberRow): Promise<unknown> =>
    database.kysely.updateTable(table).set({ expires_at: past }).where('member_id', '=', id).execute();

  it('say who calls, as a key of the same member does, and whose they are', async () => {
    const { organization, owner } = await newAcme();
    const token = await opened(owner);
    const caller = await fresh().ofSession(token);
    expect(caller).toMatchObject({
      keyId: expect.stringMatching(/^session_[0-9a-f]{16}$/) as string,
      organization: organization.id,
      may: roles.owner,
      restricted: new Set(),
      account: { billing: 'prepaid', since: organization.created_at },
      bounds: { requestsPerMinute: limits.requests_per_minute },
    });
    expect(await fresh().holder(token)).toEqual({ email: owner.email, organization: organization.name });
  });

  it('have the role and the restrictions of now', async () => {
    const { organization, owner } = await newAcme();
    const token = await opened(owner);
    await changeRole(database, owner, 'viewer');
    await restrictModels(database, organization, ['A-mid', 'a-top']);
    expect(await fresh().ofSession(token)).toMatchObject({
      may: roles.viewer,
      restricted: new Set(['a-mid', 'a-mid-1', 'a-top']),
    });
  });

  it('last as long as the limits say; links, too, counted from the time of the store', async () => {
    const { owner } = await newAcme();
    const { expires_at } = await createLink(database, testHasher(), owner, 600);
    expect(Math.abs(Date.parse(expires_at) - Date.now() - 600_000)).toBeLessThan(60_000);
    await opened(owner);
    const row = await database.kysely
      .selectFrom('session')
      .selectAll()
      .where('member_id', '=', owner.id)
      .executeTakeFirstOrThrow();
    const lifetime = Date.parse(row.expires_at) - Date.parse(row.created_at);
    expect(Math.abs(lifetime - limits.session_lifetime * 1_000)).toBeLessThan(1_000);
  });

  it('are opened by a link exactly once, by one of twenty that ask at once in two processes', async () => {
    const { owner } = await newAcme();
    for (let round = 0; round < 3; round++) {
      const token = await link(owner);
      const all = await Promise.all(
        Array.from({ length: 20 }, (_, index) => fresh(index % 2 === 0 ? database : other).open(token)),
      );
      expect(all.filter((one) => one !== null)).toHaveLength(1);
      expect(await fresh().open(token)).toBeNull();
      const { sessions } = await database.kysely
        .selectFrom('session')
        .select(({ fn }) => fn.countAll<bigint>().as('sessions'))
        .where('member_id', '=', owner.id)
        .executeTakeFirstOrThrow();
      expect(sessions).toBe(BigInt(round + 1));
    }
  });

  it('are not opened by a link that has expired, is unknown, or is of a member or an organisation that is none any more', async () => {
    const [one, two, three] = [await newAcme(), await newAcme(), await newAcme()];
    const expired = await link(one.owner);
    await expire('console_link', one.owner);
    const removed = await link(two.owner);
    await removeMember(database, two.owner);
    const closed = await link(three.owner);
    await closeOrganization(database, three.organization);
    for (const token of [expired, removed, closed, newToken()]) expect(await fresh().open(token)).toBeNull();
  });

  it('are unknown once they have expired, were ended, or their organisation was closed', async () => {
    const [one, two, three] = [await newAcme(), await newAcme(), await newAcme()];
    const tokens = await Promise.all([opened(one.owner), opened(two.owner), opened(three.owner)]);
    for (const token of tokens) expect(await fresh().ofSession(token)).not.toBeNull();
    await expire('session', one.owner);
    await fresh(other).end(tokens[1]);
    await closeOrganization(database, three.organization);
    for (const token of tokens) expect(await fresh().ofSession(token)).toBeNull();
    for (const token of tokens.slice(0, 2)) expect(await fresh().holder(token)).toBeNull();
    await fresh().end(newToken());
  });

  it('are unknown under another token, a link, and in a deployment with another secret', async () => {
    const { owner } = await newAcme();
    const token = await opened(owner);
    expect(await fresh().ofSession(newToken())).toBeNull();
    expect(await fresh().ofSession(await link(owner))).toBeNull();
    expect(await fresh().open(token)).toBeNull();
    expect(await new Sessions(database, new SecretHasher('another'), limits).ofSession(token)).toBeNull();
  });

  it('are told within key_freshness, by every process, that they ended or their member was removed', async () => {
    const { organization, owner } = await newAcme();
    const second = await addMember(database, organization, 'second@session.example', 'developer');
    const [ended, removed] = [await opened(owner), await opened(second)];
    let now = 0;
    const processes = [database, other].map((own) => new Sessions(own, testHasher(), limits, () => now));
    for (const sessions of processes)
      for (const token of [ended, removed]) expect(await sessions.ofSession(token)).not.toBeNull();
    await fresh().end(ended);
    await removeMember(database, second);
    now = limits.key_freshness;
    for (const sessions of processes) {
      expect(await sessions.ofSession(ended)).toBeNull();
      const refused: unknown = await Promise.resolve(sessions.ofSession(removed)).catch((error: unknown) => error);
      expect(refused instanceof ProblemError && refused.problem.name).toBe('permission_denied');
    }
  });

  it('cannot be verified while the store does not answer, unless what is known is fresh', async () => {
    const { owner } = await newAcme();
    const token = await opened(owner);
    let [now, down] = [0, false];
    const failing: Database<Schema> = {
      ...database,
      get kysely() {
        if (down) throw new StoreUnavailable('the database cannot be reached');
        return database.kysely;
      },
    };
    const sessions = new Sessions(failing, testHasher(), limits, () => now);
    const caller = await sessions.ofSession(token);
    down = true;
    now = limits.key_freshness - 1;
    expect(sessions.ofSession(token)).toBe(caller);
    now = limits.key_freshness;
    await expect(sessions.ofSession(token)).rejects.toMatchObject({ problem: { name: 'policy_unavailable' } });
  });

  it('are in the store as hashes alone, and leave it with the next link after they expired', async () => {
    const { owner } = await newAcme();
    const [unspent, token] = [await link(owner), await opened(owner)];
    expect([unspent, token].every(isToken)).toBe(true);
    const rows = async (): Promise<string> =>
      JSON.stringify([
        await database.kysely.selectFrom('console_link').selectAll().execute(),
        await database.kysely.selectFrom('session').selectAll().execute(),
      ]);
    const hashes = [unspent, token].map((secret) => testHasher().hash(secret).toString('hex'));
    const before = await rows();
    for (const hash of hashes) expect(before).toContain(hash);
    for (const secret of [unspent, token]) expect(before).not.toContain(secret);
    await expire('console_link', owner);
    await expire('session', owner);
    await link(owner);
    const after = await rows();
    for (const hash of hashes) expect(after).not.toContain(hash);
  });
});

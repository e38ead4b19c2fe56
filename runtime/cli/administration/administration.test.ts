import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyPrefix } from '../../gateway/accounts/key-prefix.ts';
import { readKey } from '../../platform/key.ts';
import { onEachDatabase } from '../../platform/testing/databases.ts';
import { type Ended, runIn } from '../run-command.ts';

onEachDatabase('the command, with a store', ({ open, name: kind }) => {
  let folder = '';
  let config = '';
  let environment: NodeJS.ProcessEnv = {};
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'polywire-admin-'));
    config = join(folder, 'polywire.yaml');
    const stores = kind === 'SQLite' ? {} : { stores: { database_url_env: 'THE_DATABASE' } };
    await writeFile(config, JSON.stringify({ gateway: { listen: '127.0.0.1:0' }, ...stores }));
    environment = { ...process.env, THE_DATABASE: await open() };
  });
  afterAll(() => rm(folder, { recursive: true }));

  const polywire = (...args: readonly string[]): Promise<Ended> => runIn(environment, ...args, '--config', config);
  const json = async (...args: readonly string[]): Promise<unknown> => {
    const { code, out, err } = await polywire(...args, '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.trimEnd()).not.toContain('\n');
    return JSON.parse(out);
  };
  const says = async (...args: readonly string[]): Promise<string> => {
    const { code, out, err } = await polywire(...args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return out;
  };

  it('makes the store, an organisation with its owner, and says what to do next', async () => {
    const created = await says('org', 'create', 'acme', '--email', 'ann@acme.example');
    const [id = ''] = /org_\w+/.exec(created) ?? [];
    expect(created).toContain(`${id} is 'acme', owned by ann@acme.example.`);
    expect(created).toContain(`polywire key create ${id} --config ${config}`);
    expect(created).toContain(`polywire credit add ${id} `);
    expect(await json('org', 'list')).toMatchObject([{ id, name: 'acme', billing: 'prepaid', closed_at: null }]);
    expect(await json('member', 'list', 'acme')).toMatchObject([{ email: 'ann@acme.example', role: 'owner' }]);
  });

  it('sets what an organisation has of its own, and back to what the deployment has', async () => {
    const limits = { requests_per_minute: 5, tokens_per_minute: null, concurrency: 2, allowance_units: 0 };
    expect(
      await json(
        ...['org', 'set', 'acme', '--card', 'healthy', '--billing', 'none'],
        ...['--requests-per-minute', '5', '--concurrency', '2', '--allowance-units', '0'],
      ),
    ).toMatchObject({ name: 'acme', card: 'healthy', billing: 'none', ...limits });
    expect(await json('org', 'set', 'acme', '--concurrency', 'default')).toMatchObject({
      ...limits,
      concurrency: null,
    });
    const shown = await says('org', 'show', 'acme');
    expect(shown).toMatch(/^requests_per_minute +5$/m);
    expect(shown).toMatch(/^concurrency +64 \(the deployment's\)$/m);
  });

  it('makes a key, shows it once, lists it without its secret, and revokes it', async () => {
    const made = (await json('key', 'create', 'acme', '--name', 'ci')) as { key: string; id: string };
    const secret = readKey(keyPrefix, made.key)?.secret ?? 'none';
    expect(made).toMatchObject({ id: made.key.slice(7, 17), name: 'ci', revoked_at: null });
    const listed = await says('key', 'list', 'acme');
    expect(listed).toMatch(new RegExp(`^sk-svc-${made.id}-… +ci +acme +ann@acme.example `, 'm'));
    expect(listed).not.toContain(secret);
    expect(await json('key', 'revoke', made.id)).toMatchObject({
      id: made.id,
      revoked_at: expect.any(String) as string,
    });
    expect(await json('key', 'list')).toMatchObject([{ id: made.id, revoked_at: expect.any(String) as string }]);
    expect(await polywire('key', 'revoke', made.id)).toMatchObject({ code: 1, out: '' });
    if (kind === 'SQLite') {
      expect(await readFile(join(folder, '.polywire', 'polywire.db'), 'latin1')).not.toContain(secret);
    }
  });

  it('adds a member, changes their role, makes their key, and removes them', async () => {
    expect(await json('member', 'add', 'acme', 'bob@acme.example')).toMatchObject({ role: 'developer' });
    expect(await says('member', 'role', 'acme', 'bob@acme.example', 'viewer')).toContain("of 'acme' is viewer now");
    const key = await json('key', 'create', 'acme', '--member', 'bob@acme.example');
    expect(await json('member', 'remove', 'acme', 'bob@acme.example')).toMatchObject({
      id: (key as { member_id: string }).member_id,
      removed_at: expect.any(String) as string,
    });
    expect(await says('member', 'list', 'acme')).toMatch(/bob@acme\.example +viewer +\S+ \S+Z +\S+ \S+Z$/m);
  });

  it('restricts models and allows them again', async () => {
    expect(await json('policy', 'restrict', 'acme', 'A-mid', 'r-mid')).toMatchObject([
      { model: 'A-mid', aliases: ['a-mid', 'a-mid-1'] },
      { model: 'r-mid', aliases: ['r-mid'] },
    ]);
    expect(await says('policy', 'allow', 'acme', 'A-mid')).toMatch(/^r-mid +\S+ \S+Z +r-mid$/m);
    expect(await json('policy', 'list', 'acme')).toHaveLength(1);
  });

  it('closes an organisation, whose name is free then', async () => {
    expect(await says('org', 'close', 'acme')).toBe("'acme' is closed: none of its keys opens anything now.\n");
    const { code, err } = await polywire('key', 'create', 'acme');
    expect([code, err]).toEqual([1, expect.stringContaining("polywire key: the organisation 'acme' was closed at")]);
  });
});

describe('bad usage', () => {
  it.each([
    [['org'], 'org: usage: polywire org create|list|show|set|close …; polywire org --help says more'],
    [['org', 'delete'], 'org: usage: polywire org create|list|show|set|close …'],
    [['org', 'create', '--email', 'a@b'], 'org: the name of the organisation is missing'],
    [['org', 'create', 'x'], "org: --email, the owner's address, is missing"],
    [['org', 'set', 'x'], 'org: nothing to set'],
    [['org', 'set', 'x', '--concurrency', '-1'], "org: Option '--concurrency' argument is ambiguous"],
    [['org', 'set', 'x', '--concurrency=1.5'], "org: --concurrency must be a whole number or 'default', not '1.5'"],
    [['org', 'set', 'x', '--card', 'helthy'], "org: --card 'helthy' is not known: did you mean 'healthy'?"],
    [['member', 'add', 'x', 'a@b', '--role', 'king'], "member: --role 'king' is not known: one of owner, admin, "],
    [['policy', 'restrict', 'x'], 'policy: which models? Name aliases or groups'],
    [['key', 'revoke'], 'key: the key, by its id, is missing'],
    [['key', 'list', 'a', 'b'], "key: unexpected argument 'b'"],
  ])('%j is refused before anything is opened', async (args, complaint) => {
    const { code, out, err } = await runIn(process.env, ...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`polywire ${complaint}`);
  });

  it('of a deployment file that is not there says so', async () => {
    const { code, err } = await runIn(process.env, 'org', 'list', '--config', '/nowhere/polywire.yaml');
    expect([code, err]).toEqual([1, expect.stringContaining('/nowhere/polywire.yaml:1:1: the file cannot be read')]);
  });
});

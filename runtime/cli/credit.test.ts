import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../platform/database/open.ts';
import { noUsage } from '../turn/usage.ts';
import { newCustomer, openBank } from '../gateway/funding/testing/bank.ts';
import type { Schema } from '../gateway/storage/schema.ts';
import { run } from './run-command.ts';

describe('credit and usage', () => {
  let place: string;
  let config: string;
  let organization: string;
  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), 'credit-'));
    config = join(place, 'polywire.yaml');
    await writeFile(config, 'gateway: { listen: "127.0.0.1:0" }\n');
    const bank = await openBank(`sqlite:${join(place, '.polywire', 'polywire.db')}`);
    const caller = await newCustomer(bank, { nanoUsd: 1_000_000_000n });
    ({ organization } = caller);
    for (const alias of ['a-mid', 'a-mid', 'service_air'] as const) {
      const asked = { id: `${alias}-${Math.random()}`, alias, most: [] };
      const hold = await bank.funds.hold(caller, asked);
      await hold.settle({ alias, usage: { ...noUsage, input: 10, output: 1_000 } });
    }
    await bank.database.close();
    await polywire('org', 'set', organization, '--name', 'Test');
  });
  afterAll(() => rm(place, { recursive: true }));

  const polywire = (...args: readonly string[]) => run(...args, '--config', config);

  it('is added to a wallet and listed, to the last digit', async () => {
    const added = await polywire('credit', 'add', organization, '12.000000001', '--note', 'welcome');
    expect(added).toMatchObject({ code: 0, err: '' });
    expect(added.out).toBe("'Test' has 12.000000001 USD more: 12.967937501 USD.\n");
    const { out } = await polywire('credit', 'list', 'Test', '--json');
    expect(JSON.parse(out)).toMatchObject([
      { usd: '1.000000000', nano_usd: 1_000_000_000, note: null },
      { usd: '12.000000001', note: 'welcome' },
    ]);
    expect((await polywire('credit', 'list', organization)).out).toContain('welcome');
  });

  it.each([['0'], ['1e3'], ['0.0000000001'], ['ten']])('is not added from %s', async (amount) => {
    expect(await polywire('credit', 'add', organization, amount)).toMatchObject({ code: 2, out: '' });
  });

  it('is not added to nobody', async () => {
    expect(await polywire('credit', 'add', 'org_nobody', '1')).toMatchObject({ code: 1, out: '' });
  });

  it('adds up by organisation, model, key and day', async () => {
    const of = async (...args: readonly string[]) =>
      JSON.parse((await polywire('usage', ...args, '--json')).out) as unknown;
    expect(await of()).toMatchObject([{ of: organization, requests: 3, output: 3_000, usd: '0.032062500' }]);
    expect(await of(organization, '--by', 'model')).toMatchObject([
      { of: 'a-mid', requests: 2, usd: '0.030060000' },
      { of: 'service_air', requests: 1, usd: '0.002002500' },
    ]);
    expect(await of('Test', '--by', 'key')).toMatchObject([{ of: 'k123456789', requests: 3 }]);
    expect(await of('--by', 'day', '--since', '2026-11-20')).toMatchObject([{ of: '2026-11-20', requests: 3 }]);
    expect(await of('--since', '2026-11-21')).toEqual([]);
    expect(await of(organization, '--by', 'request')).toEqual(
      Array(3).fill(expect.objectContaining({ of: expect.stringMatching(/^req_.+-0\./) as string, requests: 1 })),
    );
    expect((await polywire('usage', '--by', 'model')).out).toMatch(/^model +requests .*\na-mid +2 /);
  });

  it('is refused a day that does not exist', async () => {
    expect(await polywire('usage', '--since', '2026-02-30')).toMatchObject({ code: 2 });
    expect(await polywire('usage', '--by', 'moon')).toMatchObject({ code: 2 });
  });

  it('is in books that an audit proves, and says what is wrong with', async () => {
    expect(await polywire('credit', 'audit')).toEqual({ code: 0, out: 'The books are right.\n', err: '' });
    const database = await openDatabase<Schema>(`sqlite:${join(place, '.polywire', 'polywire.db')}`);
    await database.kysely.updateTable('account').set({ held: 1n }).where('kind', '=', 'wallet').execute();
    await database.close();
    const audited = await polywire('credit', 'audit', '--json');
    expect(audited.code).toBe(1);
    expect(JSON.parse(audited.out)).toMatchObject({
      ok: false,
      open_holds: 0,
      wrong: [expect.stringContaining('are held')],
    });
  });
});

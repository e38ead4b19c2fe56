import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../../platform/testing/databases.ts';
import { type Bank, newCustomer, openBank, quote, used } from '../funding/testing/bank.ts';
import { audit, openHolds } from './audit.ts';
import { addCredit, listCredit } from './credit.ts';

onEachDatabase('the books', ({ open }) => {
  let bank: Bank;
  beforeAll(async () => {
    bank = await openBank(await open());
  });
  afterAll(() => bank.database.close());

  const says = (...words: readonly string[]) =>
    expect.arrayContaining(words.map((word) => expect.stringContaining(word) as string)) as unknown;

  it('keep transfers and entries forever: the database refuses to change or to delete them', async () => {
    const { kysely } = bank.database;
    await newCustomer(bank, { nanoUsd: 5n });
    const refused = /append-only/;
    await expect(kysely.updateTable('entry').set({ amount: 1n }).execute()).rejects.toThrow(refused);
    await expect(kysely.deleteFrom('entry').execute()).rejects.toThrow(refused);
    await expect(kysely.updateTable('transfer').set({ note: 'x' }).execute()).rejects.toThrow(refused);
    await expect(kysely.deleteFrom('transfer').execute()).rejects.toThrow(refused);
    expect(await audit(bank.database)).toEqual([]);
  });

  it('know what credit an organisation was given, and why', async () => {
    const caller = await newCustomer(bank);
    await addCredit(bank.database, caller.organization, 1n, 'welcome');
    await addCredit(bank.database, caller.organization, 2n);
    const credits = await listCredit(bank.database, caller.organization);
    expect(new Map(credits.map(({ nano_usd, note }) => [note, nano_usd]))).toEqual(
      new Map([
        ['welcome', 1n],
        [null, 2n],
      ]),
    );
  });

  it('show an audit that a balance is not the sum of its entries', async () => {
    const { organization } = await newCustomer(bank, { nanoUsd: 5n });
    const wallet = bank.database.kysely.updateTable('account').where('id', '=', `${organization}/wallet`);
    await wallet.set({ balance: 6n }).execute();
    expect(await audit(bank.database)).toEqual([
      `the balance of ${organization}/wallet is 0.000000006 USD, its entries add up to 0.000000005 USD`,
    ]);
    await wallet.set({ balance: 5n }).execute();
    expect(await audit(bank.database)).toEqual([]);
  });

  it('show it that what is held is not the sum of the open holds', async () => {
    const caller = await newCustomer(bank, { nanoUsd: 5n });
    const asked = quote('a-mid', { output: 1 });
    await bank.funds.hold(caller, asked);
    expect(await openHolds(bank.database)).toBe(1n);
    const { kysely } = bank.database;
    await kysely.deleteFrom('hold').where('id', '=', asked.id).execute();
    expect(await audit(bank.database)).toEqual(says(`of ${caller.organization}/wallet are held`));
    await kysely.updateTable('account').set({ held: 0n }).execute();
    expect(await audit(bank.database)).toEqual([]);
  });

  it('show it that a record and its settlement do not agree, or that one of them is missing', async () => {
    const caller = await newCustomer(bank, { nanoUsd: 1_000_000_000n });
    const asked = quote('a-mid', { output: 1 });
    const hold = await bank.funds.hold(caller, asked);
    await hold.settle({ alias: 'a-mid', usage: used({ output: 1 }) });
    const { kysely } = bank.database;
    const records = kysely.updateTable('usage_record').where('id', '=', asked.id);
    await records.set({ nano_usd: 1n }).execute();
    expect(await audit(bank.database)).toEqual([
      `request ${asked.id} was charged 0.000015000 USD, its record says 0.000000001 USD`,
    ]);
    await kysely.updateTable('usage_record').set({ billing: 'none' }).where('id', '=', asked.id).execute();
    expect(await audit(bank.database)).toEqual(says(`request ${asked.id} was charged`));
    await kysely.deleteFrom('usage_record').where('id', '=', asked.id).execute();
    expect(await audit(bank.database)).toEqual([`transfer settle/${asked.id} has no record of what was used`]);
  });

  it('show it a transfer that does not sum to zero, has no entries, or moves what is of another organisation', async () => {
    const one = await newCustomer(bank, { nanoUsd: 5n });
    const two = await newCustomer(bank, { nanoUsd: 5n });
    const { kysely } = bank.database;
    const row = {
      organization_id: one.organization,
      kind: 'credit',
      created_at: '2026-11-20T00:00:00.000Z',
      note: null,
    } as const;
    await kysely
      .insertInto('transfer')
      .values([
        { ...row, id: 'credit/empty' },
        { ...row, id: 'credit/odd' },
      ])
      .execute();
    await kysely
      .insertInto('entry')
      .values({ transfer_id: 'credit/odd', account_id: `${two.organization}/wallet`, amount: 3n })
      .execute();
    await kysely
      .updateTable('account')
      .set({ balance: sql`balance + 3` })
      .where('id', '=', `${two.organization}/wallet`)
      .execute();
    expect(await audit(bank.database)).toEqual(
      says(
        'the entries of transfer credit/odd add up to 0.000000003 USD instead of nothing',
        'transfer credit/empty has no entries',
        'transfer credit/odd moves 0.000000003 USD of another organisation',
      ),
    );
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../platform/database/open.ts';
import { StoreUnavailable } from '../../platform/database/unavailable.ts';
import { onEachDatabase } from '../../platform/testing/databases.ts';
import type { Schema } from '../storage/schema.ts';
import { usageReport } from './report.ts';
import { type Bank, callerOf, newCustomer, openBank, quote, used } from './testing/bank.ts';

const limits = { requests_per_minute: 600, tokens_per_minute: 2_000_000, concurrency: 64 };

onEachDatabase('the usage of an organisation', ({ open }) => {
  let bank: Bank;
  beforeAll(async () => {
    bank = await openBank(await open(), { limits: { decision_free_calls: 10 } });
  });
  afterAll(() => bank.database.close());

  it('is what it has left, of everything', async () => {
    const caller = await newCustomer(bank, { nanoUsd: 12_345_678_900n, account: { allowanceUnits: 30_000n } });
    const air = await bank.funds.hold(caller, quote('service_air', { output: 10 }));
    await air.settle({ alias: 'service_air', usage: used({ output: 200 }) });
    const paid = await bank.funds.hold(caller, quote('a-mid', { output: 10 }));
    await paid.settle({ alias: 'a-mid', usage: used({ output: 10 }) });
    await bank.funds.hold(caller, quote('a-mid', { output: 1 }));
    expect(await usageReport(bank.parts, caller)).toEqual({
      object: 'usage',
      organization_id: caller.organization,
      included_percent_remaining: 66.66,
      next_refresh_at: '2026-12-01T00:00:00.000Z',
      included: { units_total: '30000', units_remaining: '20000' },
      wallet: {
        balance_nano_usd: '12345528900',
        held_nano_usd: '15000',
        spent_nano_usd: '150000',
        balance_usd: '12.345528900',
      },
      decisions: { free_remaining: 10, free_limit: 10 },
      limits,
    });
  });

  it('is a whole allowance before the first request of a window, and none below zero', async () => {
    const caller = await newCustomer(bank, { account: { allowanceUnits: 1_000n } });
    expect(await usageReport(bank.parts, caller)).toMatchObject({
      included_percent_remaining: 100,
      included: { units_total: '1000', units_remaining: '1000' },
    });
    const hold = await bank.funds.hold(caller, quote('service_air'));
    await hold.settle({ alias: 'service_air', usage: used({ output: 100 }) });
    expect(await usageReport(bank.parts, caller)).toMatchObject({
      included_percent_remaining: 0,
      included: { units_remaining: '0' },
    });
    const then = bank.time;
    bank.time += 30 * 86_400_000;
    expect(await usageReport(bank.parts, caller)).toMatchObject({
      included_percent_remaining: 100,
      next_refresh_at: '2026-12-31T00:00:00.000Z',
    });
    bank.time = then;
  });

  it('tells free decisions as they are used and flow back', async () => {
    const caller = await newCustomer(bank);
    for (let n = 0; n < 4; n++) await bank.funds.hold(caller, quote('decide'));
    expect(await usageReport(bank.parts, caller)).toMatchObject({
      included_percent_remaining: null,
      next_refresh_at: null,
      decisions: { free_remaining: 6, free_limit: 10 },
    });
    bank.time += 5 * 3_600_000;
    expect(await usageReport(bank.parts, caller)).toMatchObject({ decisions: { free_remaining: 8 } });
  });

  it('of one that nobody charges is what it would have cost', async () => {
    const caller = await newCustomer(bank, { account: { billing: 'none' } });
    for (const output of [10, 20]) {
      const hold = await bank.funds.hold(caller, quote('a-mid'));
      await hold.settle({ alias: 'a-mid', usage: used({ output }) });
    }
    const failed = await bank.funds.hold(caller, quote('a-mid'));
    await failed.settle(null);
    expect(await usageReport(bank.parts, caller)).toMatchObject({
      included_percent_remaining: null,
      wallet: { balance_nano_usd: '0', spent_nano_usd: '450000' },
      decisions: { free_remaining: 0, free_limit: 0 },
      limits,
    });
  });

  it("of the operator's own keys is nothing, and no store is asked", async () => {
    const database = new Proxy(
      {},
      {
        get() {
          throw new Error('the store was asked');
        },
      },
    ) as Database<Schema>;
    const caller = callerOf('default', { billing: 'operator' });
    expect(await usageReport({ ...bank.parts, database }, caller)).toEqual({
      object: 'usage',
      organization_id: 'default',
      included_percent_remaining: null,
      next_refresh_at: null,
      included: { units_total: '0', units_remaining: '0' },
      wallet: { balance_nano_usd: '0', held_nano_usd: '0', spent_nano_usd: '0', balance_usd: '0.000000000' },
      decisions: { free_remaining: 0, free_limit: 0 },
      limits,
    });
    const hold = await bank.funds.hold(caller, quote('a-mid'));
    await hold.settle({ alias: 'a-mid', usage: used({ output: 1 }) });
  });

  it('is 503 policy_unavailable where the store does not answer', async () => {
    const caller = await newCustomer(bank);
    const kysely = new Proxy(bank.database.kysely, {
      get() {
        throw new StoreUnavailable('silent');
      },
    });
    const parts = { ...bank.parts, database: { ...bank.database, kysely } };
    await expect(usageReport(parts, caller)).rejects.toMatchObject({ problem: { name: 'policy_unavailable' } });
  });
});

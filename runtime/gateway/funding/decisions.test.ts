import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../../platform/testing/databases.ts';
import type { Caller } from '../accounts/caller.ts';
import { audit } from '../ledger/audit.ts';
import { type Bank, newCustomer, openBank, quote, stateOf, used } from './testing/bank.ts';

const hour = 3_600_000;

onEachDatabase('a decision', ({ open }) => {
  let url: string;
  let bank: Bank;
  beforeAll(async () => {
    url = await open();
    bank = await openBank(url, { limits: { decision_free_calls: 24, decision_shared_calls: 1_000 } });
  });
  afterAll(async () => {
    expect(await audit(bank.database)).toEqual([]);
    await bank.database.close();
  });

  /** How many of so many decisions are let in, all of which succeed. */
  async function decide(caller: Caller, times: number, at = bank): Promise<number> {
    let count = 0;
    for (let asked = 0; asked < times; asked++) {
      const hold = await at.funds.hold(caller, quote('decide', { prompt: 100 })).catch(() => null);
      if (hold === null) continue;
      count += 1;
      await hold.settle({ alias: 'decide', usage: used({ input: 100 }) });
    }
    return count;
  }

  it('is free until the daily share is used up: then 402 wallet_empty', async () => {
    const caller = await newCustomer(bank);
    expect(await decide(caller, 30)).toBe(24);
    await expect(bank.funds.hold(caller, quote('decide'))).rejects.toMatchObject({
      problem: { name: 'wallet_empty', headers: { 'x-service-recovery-url': '/console/credit' } },
    });
  });

  it('is free again as the share refills, evenly over 24 hours', async () => {
    const caller = await newCustomer(bank);
    const start = bank.time;
    expect(await decide(caller, 30)).toBe(24);
    bank.time = start + hour - 1;
    expect(await decide(caller, 2)).toBe(0);
    bank.time = start + hour;
    expect(await decide(caller, 3)).toBe(1);
    bank.time = start + 6.5 * hour;
    expect(await decide(caller, 9)).toBe(5);
    bank.time = start + 7 * hour;
    expect(await decide(caller, 9)).toBe(1);
    bank.time = start + 100 * hour;
    expect(await decide(caller, 30)).toBe(24);
    bank.time = start;
    expect(await decide(caller, 1)).toBe(0);
  });

  it('costs nothing, and never draws the allowance', async () => {
    const caller = await newCustomer(bank, { nanoUsd: 1n, account: { allowanceUnits: 1_000_000n } });
    const { organization } = caller;
    expect(await decide(caller, 1)).toBe(1);
    expect(await stateOf(bank, `${organization}/wallet`)).toEqual({ balance: 1n, held: 0n });
    expect(await stateOf(bank, `${organization}/allowance`)).toEqual({ balance: 0n, held: 0n });
    const records = bank.database.kysely.selectFrom('usage_record').selectAll();
    expect(await records.where('organization_id', '=', organization).execute()).toMatchObject([
      { alias: 'decide', input: 100n, nano_usd: 0n, units: 0n, billing: 'prepaid' },
    ]);
  });

  it('has no cap for an organisation with credit, or with a card in good standing', async () => {
    expect(await decide(await newCustomer(bank, { nanoUsd: 1n }), 40)).toBe(40);
    expect(await decide(await newCustomer(bank, { account: { healthyCard: true } }), 40)).toBe(40);
  });

  it('that fails gives its call back', async () => {
    const caller = await newCustomer(bank);
    expect(await decide(caller, 23)).toBe(23);
    const hold = await bank.funds.hold(caller, quote('decide'));
    expect(await decide(caller, 1)).toBe(0);
    await hold.settle(null);
    expect(await decide(caller, 2)).toBe(1);
  });

  it('is free only while shared capacity lasts', async () => {
    const scarce = await openBank(await open(), { limits: { decision_free_calls: 24, decision_shared_calls: 30 } });
    expect(await decide(await newCustomer(scarce), 30, scarce)).toBe(24);
    expect(await decide(await newCustomer(scarce), 30, scarce)).toBe(6);
    const third = await newCustomer(scarce);
    expect(await decide(third, 3, scarce)).toBe(0);
    scarce.time += hour;
    expect(await decide(third, 3, scarce)).toBe(1);
    await scarce.database.close();
  });

  it('takes no call twice, though 60 ask at once over two connections', async () => {
    const other = await openBank(url, { limits: { decision_free_calls: 24, decision_shared_calls: 1_000 } });
    const caller = await newCustomer(bank);
    const counts = await Promise.all(
      Array.from({ length: 60 }, (_, n) => decide(caller, 1, n % 2 === 0 ? bank : other)),
    );
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(24);
    await other.database.close();
  });
});

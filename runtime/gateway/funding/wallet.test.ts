import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../../platform/testing/databases.ts';
import { ProblemError } from '../../turn/problem.ts';
import { audit } from '../ledger/audit.ts';
import { type Bank, newCustomer, openBank, quote, stateOf, used } from './testing/bank.ts';

onEachDatabase('a wallet', ({ open }) => {
  let url: string;
  let bank: Bank;
  beforeAll(async () => {
    url = await open();
    bank = await openBank(url, { publicUrl: 'https://api.example.com' });
  });
  afterAll(() => bank.database.close());

  it('pays what a request really used, and not what was held for it', async () => {
    const caller = await newCustomer(bank, { nanoUsd: 1_000_000_000n });
    const hold = await bank.funds.hold(caller, quote('a-mid', { prompt: 1_000, output: 10_000 }));
    expect(await stateOf(bank, `${caller.organization}/wallet`)).toEqual({
      balance: 1_000_000_000n,
      held: 153_750_000n,
    });

    const usage = used({ input: 1_000, cacheRead: 1_000, cacheWrite: 1_000, output: 100, webSearches: 2 });
    await hold.settle({ alias: 'a-mid', usage });
    const cost = 3_000_000n + 300_000n + 3_750_000n + 1_500_000n + 20_000_000n;
    expect(await stateOf(bank, `${caller.organization}/wallet`)).toEqual({ balance: 1_000_000_000n - cost, held: 0n });
    expect(await stateOf(bank, `${caller.organization}/revenue`)).toEqual({ balance: cost, held: 0n });
    expect(await audit(bank.database)).toEqual([]);
  });

  it('pays the price of the alias that served', async () => {
    const caller = await newCustomer(bank, { nanoUsd: 1_000_000_000n });
    const hold = await bank.funds.hold(caller, quote('a-mid', { output: 10 }));
    await hold.settle({ alias: 'a-top', usage: used({ output: 1_000_000 }) });
    expect(await stateOf(bank, `${caller.organization}/revenue`)).toEqual({ balance: 25_000_000_000n, held: 0n });
  });

  it('is empty: 402 wallet_empty with the address where credit is added, and nothing is held', async () => {
    const caller = await newCustomer(bank);
    const error = await bank.funds.hold(caller, quote('a-mid', { output: 10 })).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProblemError);
    expect((error as ProblemError).problem).toMatchObject({
      name: 'wallet_empty',
      headers: { 'x-service-recovery-url': 'https://api.example.com/console/credit' },
    });
    expect(await bank.database.kysely.selectFrom('hold').selectAll().execute()).toEqual([]);
  });

  it('names the path alone where the gateway does not know its address', async () => {
    const other = await openBank(url);
    const caller = await newCustomer(other);
    await expect(other.funds.hold(caller, quote('a-mid'))).rejects.toMatchObject({
      problem: { headers: { 'x-service-recovery-url': '/console/credit' } },
    });
    await other.database.close();
  });

  it('refuses embeddings when it is empty, whatever the allowance, and pays 0.02 USD a million tokens', async () => {
    const poor = await newCustomer(bank, { account: { allowanceUnits: 1_000_000n } });
    await expect(bank.funds.hold(poor, quote('embed-small', { prompt: 10 }))).rejects.toMatchObject({
      problem: { name: 'wallet_empty' },
    });
    const rich = await newCustomer(bank, { nanoUsd: 100_000_000n, account: { allowanceUnits: 1_000_000n } });
    const hold = await bank.funds.hold(rich, quote('embed-small', { prompt: 1_000_000 }));
    await hold.settle({ alias: 'embed-small', usage: used({ input: 1_000_000 }) });
    expect(await stateOf(bank, `${rich.organization}/wallet`)).toEqual({ balance: 80_000_000n, held: 0n });
    expect(await stateOf(bank, `${rich.organization}/drawn`)).toEqual({ balance: 0n, held: 0n });
  });

  it('pays nothing for a request that took nothing', async () => {
    const caller = await newCustomer(bank, { nanoUsd: 5_000n });
    const hold = await bank.funds.hold(caller, quote('a-mid', { output: 1_000 }));
    await hold.settle(null);
    expect(await stateOf(bank, `${caller.organization}/wallet`)).toEqual({ balance: 5_000n, held: 0n });
    const { kysely } = bank.database;
    const records = kysely.selectFrom('usage_record').where('organization_id', '=', caller.organization);
    expect(await records.selectAll().execute()).toEqual([]);
  });

  it('pays once, however often a request is settled, and the first call counts', async () => {
    const caller = await newCustomer(bank, { nanoUsd: 1_000_000_000n });
    const hold = await bank.funds.hold(caller, quote('a-mid', { output: 1_000 }));
    const taken = { alias: 'a-mid', usage: used({ output: 100 }) } as const;
    await Promise.all([hold.settle(taken), hold.settle(null), hold.settle({ ...taken, usage: used({ output: 9 }) })]);
    expect(await stateOf(bank, `${caller.organization}/wallet`)).toEqual({ balance: 998_500_000n, held: 0n });
    expect(await audit(bank.database)).toEqual([]);
  });

  it('goes past zero by less than the one hold that was let in last, though 200 ask at once over two connections', async () => {
    const other = await openBank(url);
    const caller = await newCustomer(bank, { nanoUsd: 1_000_000n });
    const most = 150_000n;
    const banks = [bank, other];
    const asked = Array.from({ length: 200 }, (_, n) =>
      (banks[n % 2] ?? bank).funds.hold(caller, quote('a-mid', { output: 10 })),
    );
    const answers = await Promise.allSettled(asked);
    const holds = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    expect(holds).toHaveLength(7);
    expect(await stateOf(bank, `${caller.organization}/wallet`)).toEqual({ balance: 1_000_000n, held: 7n * most });
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ problem: { name: 'wallet_empty' } });
    }
    await Promise.all(holds.map((hold) => hold.settle({ alias: 'a-mid', usage: used({ output: 10 }) })));
    expect(await stateOf(bank, `${caller.organization}/wallet`)).toEqual({ balance: -50_000n, held: 0n });
    expect(await audit(bank.database)).toEqual([]);
    await other.database.close();
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../../platform/testing/databases.ts';
import { MemoryHot } from '../hot/memory-hot.ts';
import { audit } from '../ledger/audit.ts';
import { rememberFree } from './remember-free.ts';
import { type Bank, newCustomer, openBank, quote, since, stateOf, used } from './testing/bank.ts';

const day = 86_400_000;
const firstWindowEnds = '2026-12-01T00:00:00.000Z';

onEachDatabase('an included allowance', ({ open }) => {
  let url: string;
  let bank: Bank;
  beforeAll(async () => {
    url = await open();
    bank = await openBank(url);
  });
  afterAll(async () => {
    expect(await audit(bank.database)).toEqual([]);
    await bank.database.close();
  });

  /** Runs one request of service_air to its end. */
  async function serve(caller: Awaited<ReturnType<typeof newCustomer>>, usage: Parameters<typeof used>[0]) {
    const hold = await bank.funds.hold(caller, quote('service_air', { prompt: 100, output: 100, webSearches: 2 }));
    await hold.settle({ alias: 'service_air', usage: used(usage) });
  }

  const balance = async (organization: string, kind: string) =>
    (await stateOf(bank, `${organization}/${kind}`))?.balance ?? null;

  it('pays for service_air by weight: cached reads least, a cache write 12', async () => {
    const caller = await newCustomer(bank, { nanoUsd: 1_000n, account: { allowanceUnits: 1_000_000n } });
    const { organization } = caller;
    await serve(caller, { input: 1 });
    expect(await balance(organization, 'drawn')).toBe(10n);
    await serve(caller, { cacheRead: 1 });
    expect(await balance(organization, 'drawn')).toBe(11n);
    await serve(caller, { cacheWrite: 1 });
    expect(await balance(organization, 'drawn')).toBe(23n);
    await serve(caller, { output: 1 });
    expect(await balance(organization, 'drawn')).toBe(73n);
    expect(await balance(organization, 'wallet')).toBe(1_000n);
  });

  it('pays for no other model', async () => {
    const caller = await newCustomer(bank, { account: { allowanceUnits: 1_000_000n } });
    await expect(bank.funds.hold(caller, quote('a-mid', { output: 1 }))).rejects.toMatchObject({
      problem: { name: 'wallet_empty' },
    });
  });

  it('pays for the fallback that served instead', async () => {
    const caller = await newCustomer(bank, { account: { allowanceUnits: 1_000_000n } });
    const hold = await bank.funds.hold(caller, quote('service_air', { output: 100 }));
    await hold.settle({ alias: 'r-mid', usage: used({ output: 100 }) });
    expect(await balance(caller.organization, 'drawn')).toBe(5_000n);
  });

  it('holds the most a request can draw, and frees all of it when nothing was drawn', async () => {
    const caller = await newCustomer(bank, { account: { allowanceUnits: 1_000_000n } });
    const hold = await bank.funds.hold(caller, quote('service_air', { prompt: 100, output: 100, webSearches: 1 }));
    const id = `${caller.organization}/allowance`;
    expect(await stateOf(bank, id)).toEqual({ balance: 1_000_000n, held: 1_200n + 5_000n + 10_000n });
    await hold.settle(null);
    expect(await stateOf(bank, id)).toEqual({ balance: 1_000_000n, held: 0n });
  });

  it('pays for web searches too, and each past it is paid from the wallet', async () => {
    const caller = await newCustomer(bank, { nanoUsd: 25_000_000n, account: { allowanceUnits: 15_000n } });
    const { organization } = caller;
    await serve(caller, { output: 10, webSearches: 4 });
    expect(await balance(organization, 'drawn')).toBe(500n + 20_000n);
    expect(await balance(organization, 'wallet')).toBe(5_000_000n);
  });

  it('pays for searches past it itself where the wallet cannot: they were let in', async () => {
    const caller = await newCustomer(bank, { nanoUsd: 15_000_000n, account: { allowanceUnits: 10_000n } });
    const { organization } = caller;
    await serve(caller, { webSearches: 4 });
    expect(await balance(organization, 'wallet')).toBe(5_000_000n);
    expect(await balance(organization, 'drawn')).toBe(30_000n);
  });

  it('is used up: the wallet pays', async () => {
    const caller = await newCustomer(bank, { nanoUsd: 1_000_000n, account: { allowanceUnits: 100n } });
    await serve(caller, { output: 10 });
    await serve(caller, { output: 10 });
    expect(await balance(caller.organization, 'drawn')).toBe(500n);
    expect(await balance(caller.organization, 'wallet')).toBe(980_000n);
  });

  it('is used up and the wallet is empty: 429 until the window ends, said in header and body', async () => {
    const caller = await newCustomer(bank, { account: { allowanceUnits: 100n } });
    await serve(caller, { output: 10 });
    await expect(bank.funds.hold(caller, quote('service_air', { output: 1 }))).rejects.toMatchObject({
      problem: {
        name: 'included_allowance_exhausted',
        resetAt: firstWindowEnds,
        headers: { 'x-service-reset-at': firstWindowEnds },
      },
    });
  });

  it('is zero: 429 without an instant, unless the wallet pays', async () => {
    const poor = await newCustomer(bank);
    const refusal = await bank.funds.hold(poor, quote('service_air')).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ problem: { name: 'included_allowance_exhausted' } });
    expect(refusal).not.toHaveProperty('problem.resetAt');
    expect(refusal).not.toHaveProperty('problem.headers');
    const rich = await newCustomer(bank, { nanoUsd: 1_000_000n });
    await serve(rich, { output: 10 });
    expect(await balance(rich.organization, 'wallet')).toBe(980_000n);
  });

  it('is whole again in the next window, 30 days on, and what the last one left expires', async () => {
    const caller = await newCustomer(bank, { account: { allowanceUnits: 1_000n } });
    const { organization } = caller;
    const now = bank.time;
    await serve(caller, { output: 10 });
    bank.time = Date.parse(since) + 30 * day - 1;
    await serve(caller, { output: 1 });
    expect(await balance(organization, 'allowance')).toBe(450n);
    bank.time += 1;
    await serve(caller, { output: 1 });
    expect(await balance(organization, 'allowance')).toBe(950n);
    bank.time += 95 * day;
    await serve(caller, { output: 30 });
    expect(await balance(organization, 'allowance')).toBe(-500n);
    bank.time += 30 * day;
    await serve(caller, { output: 1 });
    expect(await balance(organization, 'allowance')).toBe(950n);
    expect(await balance(organization, 'drawn')).toBe(500n + 50n + 50n + 1_500n + 50n);
    expect(await balance(organization, 'grant')).toBe(-950n - 2_150n);
    bank.time = now;
    await serve(caller, { output: 1 });
    expect(await balance(organization, 'allowance')).toBe(900n);
  });

  it('is given once in a window, though 50 requests over two connections begin it together', async () => {
    const other = await openBank(url, { parts: { hot: bank.parts.hot } });
    const caller = await newCustomer(bank, { account: { allowanceUnits: 1_000_000n } });
    const banks = [bank, other];
    const asked = Array.from({ length: 50 }, (_, n) =>
      (banks[n % 2] ?? bank).funds.hold(caller, quote('service_air', { output: 10 })),
    );
    const holds = await Promise.all(asked);
    expect(await stateOf(bank, `${caller.organization}/allowance`)).toEqual({ balance: 1_000_000n, held: 25_000n });
    await Promise.all(holds.map((hold) => hold.settle({ alias: 'service_air', usage: used({ output: 1 }) })));
    expect(await stateOf(bank, `${caller.organization}/allowance`)).toEqual({ balance: 997_500n, held: 0n });
    await other.database.close();
  });

  it('counts at once when it is raised', async () => {
    const caller = await newCustomer(bank, { account: { allowanceUnits: 100n } });
    await serve(caller, { output: 10 });
    const raised = { ...caller, account: { ...caller.account, allowanceUnits: 1_000n } } as typeof caller;
    await serve(raised, { output: 1 });
    expect(await balance(caller.organization, 'allowance')).toBe(450n);
    await serve(raised, { output: 9 });
    await expect(bank.funds.hold(raised, quote('service_air'))).rejects.toMatchObject({
      problem: { name: 'included_allowance_exhausted' },
    });
  });
});

onEachDatabase('free serving of service_air', ({ open }) => {
  let bank: Bank;
  beforeAll(async () => {
    bank = await openBank(await open(), { limits: { free_air_daily_budget: 100 } });
  });
  afterAll(() => bank.database.close());

  const nextDay = '2026-11-21T00:00:00.000Z';

  it('pauses for everyone when the budget of the UTC day is spent: 429 until midnight, unless the wallet pays', async () => {
    const caller = await newCustomer(bank, { account: { allowanceUnits: 1_000_000n } });
    const first = await bank.funds.hold(caller, quote('service_air', { output: 100 }));
    const another = await newCustomer(bank, { account: { allowanceUnits: 1_000_000n } });
    await expect(bank.funds.hold(another, quote('service_air', { output: 1 }))).rejects.toMatchObject({
      problem: {
        name: 'free_air_daily_spend_fuse_exceeded',
        resetAt: nextDay,
        headers: { 'x-service-reset-at': nextDay },
      },
    });
    const rich = await newCustomer(bank, { nanoUsd: 1_000_000n, account: { allowanceUnits: 1_000_000n } });
    const paid = await bank.funds.hold(rich, quote('service_air', { output: 1 }));
    await paid.settle({ alias: 'service_air', usage: used({ output: 1 }) });
    expect(await stateOf(bank, `${rich.organization}/wallet`)).toEqual({ balance: 998_000n, held: 0n });
    const { kysely } = bank.database;
    expect(await kysely.selectFrom('account').select('balance').where('kind', '=', 'drawn').execute()).toEqual(
      expect.arrayContaining([{ balance: 0n }]),
    );

    await first.settle({ alias: 'service_air', usage: used({ output: 10 }) });
    const again = await bank.funds.hold(another, quote('service_air', { output: 50 }));
    await again.settle(null);
    const once = await bank.funds.hold(another, quote('service_air', { output: 39 }));
    await once.settle({ alias: 'service_air', usage: used({ output: 39 }) });
    const last = await bank.funds.hold(another, quote('service_air', { output: 1 }));
    await last.settle({ alias: 'service_air', usage: used({ output: 1 }) });
    await expect(bank.funds.hold(another, quote('service_air', { output: 1 }))).rejects.toMatchObject({
      problem: { name: 'free_air_daily_spend_fuse_exceeded' },
    });
    const restarted = new MemoryHot();
    await rememberFree(kysely, restarted, bank.time);
    expect(await restarted.reserveFree('2026-11-20', 1, 100)).toBe(false);
    expect(await restarted.reserveFree('2026-11-20', 1, 101)).toBe(true);
    bank.time = Date.parse(nextDay);
    const next = await bank.funds.hold(another, quote('service_air', { output: 1 }));
    await next.settle(null);
    bank.time = Date.parse('2026-11-20T12:00:00.000Z');
  });

  it('says that the allowance is used up where it is, though serving pauses as well', async () => {
    const caller = await newCustomer(bank, { account: { allowanceUnits: 1n } });
    bank.time = Date.parse('2026-11-22T12:00:00.000Z');
    const hold = await bank.funds.hold(caller, quote('service_air', { output: 1_000 }));
    await expect(bank.funds.hold(caller, quote('service_air'))).rejects.toMatchObject({
      problem: { name: 'included_allowance_exhausted' },
    });
    await hold.settle(null);
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { onEachDatabase } from '../../platform/testing/databases.ts';
import { MemoryHot } from '../hot/memory-hot.ts';
import { audit } from '../ledger/audit.ts';
import { storeTime } from '../storage/store-time.ts';
import { Instance } from './instance.ts';
import { releaseOrphans } from './orphans.ts';
import { type Bank, newCustomer, openBank, quote, stateOf, used } from './testing/bank.ts';

const log = createLog('silent');

onEachDatabase('what a dead process holds', ({ open }) => {
  let url: string;
  let bank: Bank;
  let dead: Bank;
  const hot = new MemoryHot();
  const limits = { decision_free_calls: 10, free_air_daily_budget: 1_000 };
  beforeAll(async () => {
    url = await open();
    bank = await openBank(url, { limits, parts: { hot } });
    await join(bank);
  });
  afterAll(async () => {
    expect(await audit(bank.database)).toEqual([]);
    await bank.database.close();
  });

  async function join({ parts }: Bank): Promise<void> {
    await bank.database.kysely
      .insertInto('instance')
      .values({ id: parts.instance, started_at: new Date().toISOString(), seen_at: new Date().toISOString() })
      .execute();
  }

  /** A process that was seen last so long ago. */
  async function process(secondsAgo: number): Promise<Bank> {
    dead = await openBank(url, { limits, parts: { hot } });
    const seen_at = new Date(Date.now() - secondsAgo * 1_000).toISOString();
    await bank.database.kysely
      .insertInto('instance')
      .values({ id: dead.parts.instance, started_at: seen_at, seen_at })
      .execute();
    return dead;
  }

  it('is released by another: funds, free calls and free serving', async () => {
    await process(20);
    const payer = await newCustomer(bank, { nanoUsd: 1_000_000n });
    const guest = await newCustomer(bank, { account: { allowanceUnits: 1_000_000n } });
    await dead.funds.hold(payer, quote('a-mid', { output: 10 }));
    await dead.funds.hold(guest, quote('decide'));
    await dead.funds.hold(guest, quote('service_air', { output: 1_000 }));
    expect(await hot.reserveFree('2026-11-20', 1, limits.free_air_daily_budget)).toBe(false);

    expect(await releaseOrphans(bank.parts)).toBe(3);
    expect(await stateOf(bank, `${payer.organization}/wallet`)).toEqual({ balance: 1_000_000n, held: 0n });
    expect(await stateOf(bank, `${guest.organization}/allowance`)).toEqual({ balance: 1_000_000n, held: 0n });
    expect(await hot.reserveFree('2026-11-20', 1, limits.free_air_daily_budget)).toBe(true);
    let calls = 0;
    for (; calls < 20; calls++) if ((await bank.funds.hold(guest, quote('decide')).catch(() => null)) === null) break;
    expect(calls).toBe(limits.decision_free_calls);
    const { kysely } = bank.database;
    expect(await kysely.selectFrom('instance').select('id').execute()).toEqual([{ id: bank.parts.instance }]);
    await dead.database.close();
  });

  it('stays while the process was seen within lease_ttl', async () => {
    await process(5);
    const caller = await newCustomer(bank, { nanoUsd: 1_000_000n });
    const hold = await dead.funds.hold(caller, quote('a-mid', { output: 10 }));
    expect(await releaseOrphans(bank.parts)).toBe(0);
    expect(await stateOf(bank, `${caller.organization}/wallet`)).toEqual({ balance: 1_000_000n, held: 150_000n });
    await hold.settle(null);
    await dead.database.close();
  });

  it('is released once, though two processes release it at the same time as it is settled after all', async () => {
    const other = await openBank(url, { limits, parts: { hot } });
    await join(other);
    for (let round = 0; round < 10; round++) {
      await process(20);
      const caller = await newCustomer(bank, { nanoUsd: 1_000_000n });
      const holds = await Promise.all(
        Array.from({ length: 5 }, () => dead.funds.hold(caller, quote('a-mid', { output: 10 }))),
      );
      const taken = { alias: 'a-mid', usage: used({ output: 10 }) } as const;
      await Promise.all([
        releaseOrphans(bank.parts),
        ...holds.slice(0, 3).map((hold) => hold.settle(taken)),
        releaseOrphans(other.parts),
      ]);
      expect(await stateOf(bank, `${caller.organization}/wallet`)).toEqual({ balance: 550_000n, held: 0n });
      await holds[3]?.settle(taken);
      expect(await stateOf(bank, `${caller.organization}/wallet`)).toEqual({ balance: 400_000n, held: 0n });
      await dead.database.close();
    }
    await other.database.close();
  });

  it('is released by the next one that starts; one that stops in order is gone itself', async () => {
    await process(20);
    const caller = await newCustomer(bank, { nanoUsd: 1_000_000n });
    await dead.funds.hold(caller, quote('a-mid', { output: 10 }));
    const next = await openBank(url, { limits, parts: { hot } });
    const instance = new Instance(next.parts, log);
    await instance.join();
    expect(await stateOf(bank, `${caller.organization}/wallet`)).toEqual({ balance: 1_000_000n, held: 0n });
    const here = () =>
      bank.database.kysely.selectFrom('instance').selectAll().where('id', '=', next.parts.instance).execute();
    expect(await here()).toHaveLength(1);
    await instance.leave();
    expect(await here()).toEqual([]);
    await dead.database.close();
    await next.database.close();
  });

  it('is not released while the process goes on saying that it lives', async () => {
    const quick = { ...limits, lease_ttl: 150 };
    const alive = await openBank(url, { limits: quick, parts: { hot } });
    const instance = new Instance(alive.parts, log);
    await instance.join();
    const judge = await openBank(url, { limits: quick, parts: { hot } });
    const caller = await newCustomer(bank, { nanoUsd: 1_000_000n });
    await alive.funds.hold(caller, quote('a-mid', { output: 10 }));
    const { kysely } = bank.database;
    const seen = async () =>
      (await kysely.selectFrom('instance').select('seen_at').where('id', '=', alive.parts.instance).execute())[0]
        ?.seen_at;
    const first = await seen();
    await expect.poll(seen).not.toBe(first);
    expect(await stateOf(bank, `${caller.organization}/wallet`)).toEqual({ balance: 1_000_000n, held: 150_000n });
    await instance.leave();
    expect(await releaseOrphans(judge.parts)).toBeGreaterThanOrEqual(1);
    expect(await stateOf(bank, `${caller.organization}/wallet`)).toEqual({ balance: 1_000_000n, held: 0n });
    await alive.database.close();
    await judge.database.close();
  });

  it('is judged by the time of the store', async () => {
    const { rows } = await sql<{ now: string }>`select ${storeTime(bank.database.dialect)} as now`.execute(
      bank.database.kysely,
    );
    const now = rows[0]?.now ?? '';
    expect(now).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000);
  });
});

import type { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/open.ts';
import { StoreUnavailable } from '../../platform/database/unavailable.ts';
import { createLog } from '../../platform/log.ts';
import { onEachDatabase } from '../../platform/testing/databases.ts';
import { audit } from '../ledger/audit.ts';
import type { Schema } from '../storage/schema.ts';
import { Settlements } from './settlements.ts';
import { createFunds } from './store-funds.ts';
import { type Bank, newCustomer, openBank, quote, stateOf, used } from './testing/bank.ts';

/** `silent`: does not answer. `forgetful`: does what it is told and then does not answer. */
type Mood = 'well' | 'silent' | 'forgetful';

/** A database that answers as its mood is. */
class Moody implements Database<Schema> {
  mood: Mood = 'well';
  readonly kysely;
  readonly dialect;
  private readonly real: Database<Schema>;

  constructor(real: Database<Schema>) {
    this.real = real;
    this.dialect = real.dialect;
    this.kysely = new Proxy(real.kysely, {
      get: (kysely, name) => {
        if (name === 'executeQuery') {
          return (query: CompiledQuery) => this.inMood(() => kysely.executeQuery(query));
        }
        const part: unknown = Reflect.get(kysely, name, kysely);
        return typeof part === 'function' ? (part.bind(kysely) as unknown) : part;
      },
    });
  }

  transaction: Database<Schema>['transaction'] = (work) => this.inMood(() => this.real.transaction(work));

  close(): Promise<void> {
    return this.real.close();
  }

  private async inMood<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.mood === 'silent') throw new StoreUnavailable('silent');
    const result = await work();
    if (this.mood === 'forgetful') throw new StoreUnavailable('forgetful');
    return result;
  }
}

onEachDatabase('while the store does not answer', ({ open }) => {
  let bank: Bank;
  beforeAll(async () => {
    bank = await openBank(await open());
  });
  afterAll(() => bank.database.close());

  function moody() {
    const database = new Moody(bank.database);
    const lines: string[] = [];
    const settlements = new Settlements(createLog('debug', (line) => lines.push(line)));
    const parts = { ...bank.parts, database, settlements };
    return { database, settlements, lines, funds: createFunds(parts) };
  }

  it('nobody is let in: 503 policy_unavailable', async () => {
    const { database, funds } = moody();
    const caller = await newCustomer(bank, { nanoUsd: 1_000n });
    database.mood = 'silent';
    await expect(funds.hold(caller, quote('a-mid'))).rejects.toMatchObject({ problem: { name: 'policy_unavailable' } });
    expect(await stateOf(bank, `${caller.organization}/wallet`)).toEqual({ balance: 1_000n, held: 0n });
  });

  it('a hold of which nobody knows whether it was taken is released', async () => {
    const { database, funds, settlements } = moody();
    const caller = await newCustomer(bank, { nanoUsd: 1_000n });
    const calls = await newCustomer(bank);
    database.mood = 'forgetful';
    const refused = { problem: { name: 'policy_unavailable' } };
    await expect(funds.hold(caller, quote('a-mid', { output: 1 }))).rejects.toMatchObject(refused);
    await expect(funds.hold(calls, quote('decide'))).rejects.toMatchObject(refused);
    database.mood = 'well';
    await settlements.idle();
    expect(await stateOf(bank, `${caller.organization}/wallet`)).toEqual({ balance: 1_000n, held: 0n });
    expect(await bank.database.kysely.selectFrom('hold').selectAll().execute()).toEqual([]);
  });

  it('settling goes on asking until all is written, each once, with one warning', async () => {
    const { database, funds, settlements, lines } = moody();
    const caller = await newCustomer(bank, { nanoUsd: 1_000_000_000n });
    const holds = await Promise.all(
      Array.from({ length: 50 }, () => funds.hold(caller, quote('a-mid', { output: 100 }))),
    );
    const taken = { alias: 'a-mid', usage: used({ output: 100 }) } as const;
    database.mood = 'silent';
    const settled = holds.slice(0, 25).map((hold) => hold.settle(taken));
    await new Promise((resolve) => setTimeout(resolve, 100));
    database.mood = 'forgetful';
    settled.push(...holds.slice(25).map((hold) => hold.settle(taken)));
    await new Promise((resolve) => setTimeout(resolve, 100));
    database.mood = 'well';
    await settlements.idle();
    await Promise.all(settled);
    expect(await stateOf(bank, `${caller.organization}/wallet`)).toEqual({
      balance: 1_000_000_000n - 50n * 1_500_000n,
      held: 0n,
    });
    expect(lines.filter((line) => line.includes('"warn"'))).toHaveLength(1);
    expect(await audit(bank.database)).toEqual([]);
  });

  it('a hold that was released meanwhile is charged once, and nothing is freed twice', async () => {
    const { database, funds, settlements } = moody();
    const caller = await newCustomer(bank, { nanoUsd: 1_000_000n });
    const asked = quote('a-mid', { output: 10 });
    const hold = await funds.hold(caller, asked);
    const other = await funds.hold(caller, quote('a-mid', { output: 10 }));
    database.mood = 'silent';
    const settled = hold.settle({ alias: 'a-mid', usage: used({ output: 10 }) });
    const { kysely } = bank.database;
    await kysely.deleteFrom('hold').where('id', '=', asked.id).execute();
    await kysely
      .updateTable('account')
      .set({ held: 150_000n })
      .where('id', '=', `${caller.organization}/wallet`)
      .execute();
    database.mood = 'well';
    await settled;
    expect(await stateOf(bank, `${caller.organization}/wallet`)).toEqual({ balance: 850_000n, held: 150_000n });
    await other.settle(null);
    await settlements.idle();
    expect(await audit(bank.database)).toEqual([]);
  });
});

describe('what must be written', () => {
  it('is written one by one once the store answers again', async () => {
    const settlements = new Settlements(createLog('silent'));
    let silent = true;
    let atOnce = 0;
    let most = 0;
    const write = async () => {
      if (silent) throw new StoreUnavailable('silent');
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((resolve) => setImmediate(resolve));
      atOnce -= 1;
    };
    const all = Array.from({ length: 100 }, (_, n) => settlements.write(String(n), write));
    await new Promise((resolve) => setTimeout(resolve, 20));
    silent = false;
    await settlements.idle();
    await Promise.all(all);
    expect(most).toBe(1);
  });

  it('lets nobody in when too much of it waits', async () => {
    const settlements = new Settlements(createLog('silent'), 2);
    let silent = true;
    const write = () => (silent ? Promise.reject(new StoreUnavailable('silent')) : Promise.resolve());
    void settlements.write('a', write);
    await new Promise((resolve) => setImmediate(resolve));
    expect(settlements.full).toBe(false);
    void settlements.write('b', write);
    expect(settlements.full).toBe(true);
    silent = false;
    await settlements.idle();
    expect(settlements.full).toBe(false);
  });

  it('and cannot be, by a mistake of ours, is logged and keeps nobody else waiting', async () => {
    const lines: string[] = [];
    const settlements = new Settlements(createLog('debug', (line) => lines.push(line)));
    await settlements.write('req_1', () => Promise.reject(new Error('mistaken')));
    await settlements.idle();
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', id: 'req_1' });
  });
});

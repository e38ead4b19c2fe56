import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../../platform/testing/databases.ts';
import type { Caller } from '../accounts/caller.ts';
import { MemoryHot } from '../hot/memory-hot.ts';
import { audit } from '../ledger/audit.ts';
import type { Hold } from './funds.ts';
import { releaseOrphans } from './orphans.ts';
import { type Bank, newCustomer, openBank, quote, stateOf, used } from './testing/bank.ts';

/** What may happen to the requests of an organisation; `at` picks one of those under way. */
type Step =
  | { readonly does: 'hold'; readonly alias: 'a-mid' | 'service_air'; readonly most: number }
  | { readonly does: 'settle'; readonly at: number; readonly output: number }
  | { readonly does: 'release'; readonly at: number }
  | { readonly does: 'crash' }
  | { readonly does: 'settle while crashing'; readonly at: number; readonly output: number };

const at = fc.nat();
const output = fc.integer({ min: 1, max: 300 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('hold' as const),
      alias: fc.constantFrom('a-mid' as const, 'service_air' as const),
      most: output,
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('settle' as const), at, output }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('release' as const), at }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('crash' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('settle while crashing' as const), at, output }) },
);

interface Request {
  readonly hold: Hold;
  readonly alias: 'a-mid' | 'service_air';
  readonly from: 'wallet' | 'allowance';
  readonly amount: bigint;
  held: boolean;
}

/** Nano-USD and units of an output token. */
const price = { 'a-mid': 15_000n, service_air: 2_000n } as const;
const weight = 50n;

/** What an organisation has, by the plainest of rules. */
class Model {
  readonly balance = { wallet: 2_000_000n, allowance: 20_000n };
  readonly open: Request[] = [];

  held(from: 'wallet' | 'allowance'): bigint {
    return this.open.reduce((sum, request) => sum + (request.held && request.from === from ? request.amount : 0n), 0n);
  }

  /** What would pay; null: nothing would. */
  payer(alias: Request['alias']): Request['from'] | null {
    const funded = (from: Request['from']) => this.balance[from] - this.held(from) > 0n;
    if (alias === 'service_air' && funded('allowance')) return 'allowance';
    return funded('wallet') ? 'wallet' : null;
  }

  take(at: number): Request | undefined {
    return this.open.splice(at % Math.max(1, this.open.length), 1)[0];
  }

  charge({ alias, from }: Request, tokens: number): void {
    this.balance[from] -= BigInt(tokens) * (from === 'wallet' ? price[alias] : weight);
  }

  crash(): void {
    for (const request of this.open) request.held = false;
  }
}

onEachDatabase('funds', ({ open, name }) => {
  let one: Bank;
  let two: Bank;
  beforeAll(async () => {
    const url = await open();
    const hot = new MemoryHot();
    const limits = { free_air_daily_budget: 1_000_000_000_000 };
    one = await openBank(url, { limits, parts: { hot } });
    two = await openBank(url, { limits, parts: { hot } });
  });
  afterAll(async () => {
    await one.database.close();
    await two.database.close();
  });

  /** The rule by which a process is dead: the store does not know that it lives. */
  const crash = () => releaseOrphans(two.parts);

  async function perform(step: Step, model: Model, caller: Caller): Promise<void> {
    switch (step.does) {
      case 'hold': {
        const payer = model.payer(step.alias);
        const hold = await one.funds.hold(caller, quote(step.alias, { output: step.most })).catch(() => null);
        expect(hold === null).toBe(payer === null);
        if (hold === null || payer === null) return;
        const amount = BigInt(step.most) * (payer === 'wallet' ? price[step.alias] : weight);
        model.open.push({ hold, alias: step.alias, from: payer, amount, held: true });
        return;
      }
      case 'settle':
      case 'settle while crashing': {
        const request = model.take(step.at);
        if (request === undefined) return;
        const settled = request.hold.settle({ alias: request.alias, usage: used({ output: step.output }) });
        model.charge(request, step.output);
        if (step.does === 'settle while crashing') {
          await Promise.all([settled, crash(), crash()]);
          model.crash();
        }
        return settled;
      }
      case 'release':
        return model.take(step.at)?.hold.settle(null);
      case 'crash':
        await crash();
        model.crash();
    }
  }

  it('are what a simple model says after any sequence of holds, settlements, releases and crashes, and the books are right', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const model = new Model();
        const caller = await newCustomer(one, {
          nanoUsd: model.balance.wallet,
          account: { allowanceUnits: model.balance.allowance },
        });
        const first = await one.funds.hold(caller, quote('service_air'));
        await first.settle(null);
        for (const step of steps) {
          await perform(step, model, caller);
          for (const account of ['wallet', 'allowance'] as const) {
            expect(await stateOf(one, `${caller.organization}/${account}`)).toEqual({
              balance: model.balance[account],
              held: model.held(account),
            });
          }
        }
        for (const { hold } of model.open) await hold.settle(null);
      }),
      { numRuns: name === 'SQLite' ? 60 : 30 },
    );
    expect(await audit(one.database)).toEqual([]);
  });
});

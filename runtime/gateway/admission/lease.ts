import { ProblemError } from '../../turn/problem.ts';
import { promptTokens } from '../../turn/usage.ts';
import type { Caller } from '../accounts/caller.ts';
import type { Funds, Hold, Quote, Taken } from '../funding/funds.ts';
import type { HotState } from '../hot/hot-state.ts';

/** What a request holds while it is under way: a place among its organisation's, and funds. */
export interface Lease {
  /**
   * Gives the place back and pays for what was taken; null: nothing was. The first call counts. Resolves when it is paid; never
   * rejects: what cannot be written now is written later.
   */
  end(taken: Taken | null): Promise<void>;
}

/** Where leases are taken, and given back. */
export class Till {
  readonly hot: HotState;
  private readonly funds: Funds;
  private readonly open = new Set<Lease>();
  private told: (() => void) | null = null;

  constructor(hot: HotState, funds: Funds) {
    this.hot = hot;
    this.funds = funds;
  }

  /**
   * Takes a request's lease, before anything runs for it. Throws ProblemError `rate_limited`, StoreUnavailable, and what
   * `Funds.hold` throws.
   */
  async take(caller: Caller, quote: Quote): Promise<Lease> {
    await takePlace(this.hot, caller, quote.id);
    try {
      return this.lease(await this.funds.hold(caller, quote), caller.organization, quote.id);
    } catch (error) {
      await this.hot.leave(caller.organization, quote.id, 0);
      throw error;
    }
  }

  /** The lease of a request that costs nothing. Throws `rate_limited`, StoreUnavailable. */
  async takeFree(caller: Caller, id: string): Promise<Lease> {
    await takePlace(this.hot, caller, id);
    return this.lease(nothingHeld, caller.organization, id);
  }

  /** Resolves when no lease is out. */
  async idle(): Promise<void> {
    if (this.open.size === 0) return;
    await new Promise<void>((resolve) => {
      this.told = resolve;
    });
  }

  private lease(hold: Hold, organization: string, id: string): Lease {
    let ended: Promise<void> | null = null;
    const end = async (taken: Taken | null): Promise<void> => {
      const tokens = taken === null ? 0 : promptTokens(taken.usage) + taken.usage.output;
      await Promise.all([hold.settle(taken), this.hot.leave(organization, id, tokens)]);
      this.open.delete(lease);
      if (this.open.size === 0) this.told?.();
    };
    const lease: Lease = { end: (taken) => (ended ??= end(taken)) };
    this.open.add(lease);
    return lease;
  }
}

const nothingHeld: Hold = { settle: () => Promise.resolve() };

async function takePlace(hot: HotState, { organization, bounds }: Caller, id: string): Promise<void> {
  const refusal = await hot.enter(organization, id, bounds);
  if (refusal === null) return;
  const { exceeded, retryAfter } = refusal;
  throw new ProblemError({
    name: 'rate_limited',
    message: `The organisation's limit is reached: ${words[exceeded](bounds)}. Try again in ${retryAfter} s.`,
    headers: { 'retry-after': String(retryAfter) },
  });
}

const words = {
  requests_per_minute: ({ requestsPerMinute }) => `${requestsPerMinute} requests a minute`,
  tokens_per_minute: ({ tokensPerMinute }) => `${tokensPerMinute} tokens a minute`,
  concurrency: ({ concurrency }) => `${concurrency} requests at once`,
} satisfies Record<string, (bounds: Caller['bounds']) => string>;

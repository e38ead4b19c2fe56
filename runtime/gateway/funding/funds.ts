import type { AliasName } from '@polywire/generated/catalog/aliases.ts';
import type { Usage } from '../../turn/usage.ts';
import type { Caller } from '../accounts/caller.ts';

/** A request that wants to run a model. */
export interface Quote {
  /** The request's id. */
  readonly id: string;

  /** The alias that was asked for: its row of prices.yaml says what pays first. */
  readonly alias: AliasName;

  /** The most it can use of each alias that may serve it. */
  readonly most: readonly Most[];
}

/** The most that a request can use of one alias. Prompt tokens are priced as the dearest kind of input. */
export interface Most {
  readonly alias: AliasName;
  readonly prompt: number;
  readonly output: number;
  readonly webSearches: number;
}

/** What a request took of one alias. */
export interface Taken {
  /** The alias that served. */
  readonly alias: AliasName;
  readonly usage: Usage;
}

/** Funds that wait for a request's end. */
export interface Hold {
  /**
   * Takes what was used and frees the rest; null: nothing was, the request costs nothing. The first call counts. Resolves when
   * it is written; a store that cannot be reached is asked again until it can.
   */
  settle(taken: Taken | null): Promise<void>;
}

/** What pays for requests (seed 000, "Funding"). */
export interface Funds {
  /**
   * Holds the most that a request can take. Throws ProblemError before anything ran: `wallet_empty`,
   * `included_allowance_exhausted`, `free_air_daily_spend_fuse_exceeded`, or `policy_unavailable` where the store cannot answer.
   *
   * An organisation is funded while anything is left that no request under way holds, so what it can overspend is less than
   * the one hold that was let in last.
   */
  hold(caller: Caller, quote: Quote): Promise<Hold>;
}

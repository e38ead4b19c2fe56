import type { Decision } from '@polywire/generated/catalog/rows.ts';
import { ask, checkout } from './checkout.ts';
import type { Place } from './report.ts';

/** The cells that a decision follows from, as the tables have it now: `Chain` of the generator. */
export interface Chain {
  readonly parameter: string;
  readonly decision: Decision;

  /** Provider, group, alias: from the widest row to the narrowest. */
  readonly cells: readonly {
    readonly table: string;
    readonly row: string;
    readonly column: string;
    readonly value: unknown;
    readonly place: Place;
    readonly decides: boolean;
  }[];
}

/** The chains of a chat alias; none without a checkout: what is published knows decisions, not where their cells stand. */
export async function chainsIn(alias: string): Promise<readonly Chain[]> {
  return checkout() === null ? [] : ((await ask('generator/resolve/cli.ts', alias)) as readonly Chain[]);
}

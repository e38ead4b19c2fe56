import type { Parameters } from '../../turn/parameters.ts';

/** A value of any canonical parameter. */
export type Value = NonNullable<Parameters[keyof Parameters]>;

/** What a decision makes of one parameter. */
export type Verdict =
  | { readonly outcome: 'unchanged' }
  | { readonly outcome: 'dropped' }
  /** Another value is sent. */
  | { readonly outcome: 'replaced'; readonly value: Value; readonly requested: string; readonly applied: string }
  /** A value is sent although the caller sent none. */
  | { readonly outcome: 'set'; readonly value: Value }
  /** Neither the parameter nor any tool is sent, which comes to the same as the value. */
  | { readonly outcome: 'without_tools'; readonly requested: string; readonly applied: string };

export const unchanged: Verdict = { outcome: 'unchanged' };
export const dropped: Verdict = { outcome: 'dropped' };

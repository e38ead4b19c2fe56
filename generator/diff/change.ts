import type { Place } from '../load/place.ts';
import type { Verdict } from './level.ts';

/** One thing that a change of the tables does to callers, in the domain's words. */
export interface Change extends Verdict {
  /** Whom it is about: an alias, a group, a provider kind, or a row of another table. */
  readonly subject: string;

  /** What happens: `temperature: pass → drop`. */
  readonly says: string;

  /** Where the cells stand from which it follows: after the change, or before it where they are gone. */
  readonly places: readonly Place[];

  /** Chat aliases whose plans it moves; empty where it is no matter of plans. */
  readonly aliases: readonly string[];

  /** The canonical parameter whose decision it is; absent: it is none. */
  readonly parameter?: string;

  /** It may bear on requests that do not send the parameter. */
  readonly unasked?: boolean;
}

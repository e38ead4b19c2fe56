/**
 * The requests of spec/local/.
 *
 * Written by the generator; never edited by hand.
 */

/** The whole answer at once. */
export interface Whole {
  readonly stream: false;
}

/** The answer as events. */
export interface Streamed {
  readonly stream?: true;
}

/** The events that a loop meets: one that tells of a failure is thrown instead. */
export type Told<Event> = Exclude<Event, { readonly error: object }>;

/**
 * The types of Polywire.Wires.Search, from spec/wires/search.tsp.
 *
 * Written by the generator; never edited by hand.
 */
export interface components {
  schemas: {
    readonly Result: {
      readonly url: string;
      readonly title: string;
      /** What the page says about the query. */
      readonly content: string;
      /** ISO-8601 instant or day of publication. */
      readonly published?: string | null;
    };
    readonly Reply: {
      /** Best first. */
      readonly results: readonly components['schemas']['Result'][];
    };
    readonly ErrorBody: {
      readonly error: string;
    };
    /** Query of search. */
    readonly SearchQuery: {
      readonly q: string;
    };
  };
}
export type Result = components['schemas']['Result'];
export type Reply = components['schemas']['Reply'];
export type ErrorBody = components['schemas']['ErrorBody'];
export type SearchQuery = components['schemas']['SearchQuery'];

import { Call } from './call.ts';
import type { CallOptions } from './options.ts';
import type { Outgoing, Transport } from './transport.ts';

/** A list that comes in pages. */
export interface Page<Item> {
  readonly data: readonly Item[];
  readonly has_more: boolean;

  /** Where the next page begins, in lists that say it. */
  readonly last_id?: string | null;
}

/** The promise of one page; a loop over it brings the items of this page and of all that follow, fetched as needed. */
export class PagedCall<T extends Page<Item>, Item> extends Call<T> implements AsyncIterable<Item> {
  private readonly turn: Turn;
  private readonly next: (query: Query) => PromiseLike<Page<Item>>;

  constructor(first: Call<T>, turn: Turn, next: (query: Query) => PromiseLike<Page<Item>>) {
    super(first.withResponse());
    this.turn = turn;
    this.next = next;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, undefined> {
    let page: Page<Item> = await this;
    for (let taken = page.data.length; ; taken += page.data.length) {
      const { items, query } = this.turn(page, taken);
      yield* items;
      if (!page.has_more || query === null) return undefined;
      page = await this.next(query);
    }
  }
}

type Query = NonNullable<Outgoing['query']>;

/**
 * The items of a page in the order of the whole list, and the fields of the query that ask for the next page; null: it
 * cannot be asked for. `taken` counts the items of all pages so far.
 */
export type Turn = <Item>(
  page: Page<Item>,
  taken: number,
) => { readonly items: readonly Item[]; readonly query: Query | null };

/** The next page begins after the last item of this one. */
export const afterLast: Turn = ({ data, last_id: after = null }) => ({
  items: data,
  query: after === null ? null : { after },
});

/** The next page begins so many items after the beginning of the first one. */
export const byOffset =
  (first = 0): Turn =>
  ({ data }, taken) => ({ items: data, query: data.length === 0 ? null : { offset: first + taken } });

/** Each page is in order, and the next one ends before it: the items come from the last to the first. */
export const beforeFirst: Turn = ({ data }) => {
  const [first] = data as readonly { readonly id?: string }[];
  return { items: [...data].reverse(), query: first?.id === undefined ? null : { before: first.id } };
};

/** Sends a call whose answer is a page. */
export function sendPaged<T extends Page<Item>, Item>(
  transport: Transport,
  call: Outgoing,
  options?: CallOptions,
  turn: Turn = afterLast,
): PagedCall<T, Item> {
  const send = (query?: Query): Call<T> =>
    transport.send<T>(query === undefined ? call : { ...call, query: { ...call.query, ...query } }, options);
  return new PagedCall(send(), turn, send);
}

import { Call } from './call.ts';
import type { CallOptions } from './options.ts';
import type { Outgoing, Transport } from './transport.ts';

/** A list that comes in pages. */
export interface Page<Item> {
  readonly data: readonly Item[];
  readonly has_more: boolean;

  /** Where the next page begins. */
  readonly last_id: string | null;
}

/** The promise of one page; a loop over it brings the items of this page and of all that follow, fetched as needed. */
export class PagedCall<T extends Page<Item>, Item> extends Call<T> implements AsyncIterable<Item> {
  private readonly next: (after: string) => PromiseLike<Page<Item>>;

  constructor(first: Call<T>, next: (after: string) => PromiseLike<Page<Item>>) {
    super(first.withResponse());
    this.next = next;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, undefined> {
    let page: Page<Item> = await this;
    for (;;) {
      yield* page.data;
      if (!page.has_more || page.last_id === null) return undefined;
      page = await this.next(page.last_id);
    }
  }
}

/** Sends a call whose answer is a page. */
export function sendPaged<T extends Page<Item>, Item>(
  transport: Transport,
  call: Outgoing,
  options?: CallOptions,
): PagedCall<T, Item> {
  const send = (after?: string): Call<T> =>
    transport.send<T>(after === undefined ? call : { ...call, query: { ...call.query, after } }, options);
  return new PagedCall(send(), send);
}

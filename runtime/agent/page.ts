/** A page of a list, as the API tells it. */
export interface Page<Entry> {
  readonly data: readonly Entry[];
  readonly has_more: boolean;
  readonly total: number;
}

/** The page of `data` that begins at `offset` in a list of `total` entries. */
export function pageOf<Entry>(data: readonly Entry[], total: number | bigint, offset: number): Page<Entry> {
  return { data, has_more: offset + data.length < total, total: Number(total) };
}

/** Which page is wanted. */
export interface Paging {
  readonly limit: number;
  readonly offset: number;
}

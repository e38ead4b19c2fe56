/** A page of the small web that the mocks search. */
export interface Page {
  readonly url: string;
  readonly title: string;
  readonly content: string;
}

/** What a search for the query finds: the same pages each time; none for a query that says `nothing`. */
export function pages(query: string): readonly Page[] {
  if (/\bnothing\b/iu.test(query)) return [];
  const slug =
    query
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join('-') ?? 'index';
  return [1, 2].map((count) => ({
    url: `https://example.com/${encodeURIComponent(slug)}/${count}`,
    title: `Page ${count} about ${query}`,
    content: `What page ${count} says about ${query}.`,
  }));
}

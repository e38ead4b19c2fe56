import type { JsonObject } from '../json.ts';
import { pages } from '../talk/pages.ts';

/** What the search provider finds. */
export function search(query: string): JsonObject {
  return { results: pages(query).map((page) => ({ ...page, published: '2026-01-01' })) };
}

import type { ApiDocument } from '../document/document.ts';
import { querySchemas } from '../document/inputs.ts';
import type { Operation } from '../document/operation.ts';
import { deref } from '../document/schema.ts';

/** How a list in pages goes on: after the last item, so many items from the beginning, or before the first item. */
export type Paging = 'after' | 'offset' | 'before';

/** How an operation's answers go on where they are pages: a list that says whether it ends, and a query that says where to begin. */
export function pagingOf({ reply, query }: Operation, document: ApiDocument): Paging | null {
  if (reply === undefined || query === undefined) return null;
  const { schemas } = document.components;
  const list = deref({ $ref: `#/components/schemas/${reply}` }, schemas).properties ?? {};
  const asked = querySchemas(document)[query]?.properties ?? {};
  if (!('data' in list && 'has_more' in list)) return null;
  if ('last_id' in list && 'after' in asked) return 'after';
  return (['offset', 'before'] as const).find((name) => name in asked) ?? null;
}

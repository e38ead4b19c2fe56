import type { ApiDocument } from '../document/document.ts';
import { querySchemas, type Operation } from '../document/operation.ts';
import { deref } from '../document/schema.ts';

/** Whether an operation answers with pages: a list that says where it ends, and a query that says after what to begin. */
export function isPaged({ reply, query }: Operation, document: ApiDocument): boolean {
  if (reply === undefined || query === undefined) return false;
  const { schemas } = document.components;
  const list = deref({ $ref: `#/components/schemas/${reply}` }, schemas).properties ?? {};
  const asked = querySchemas(document)[query]?.properties ?? {};
  return ['data', 'has_more', 'last_id'].every((name) => name in list) && 'after' in asked;
}

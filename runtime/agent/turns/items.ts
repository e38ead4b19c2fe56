import type { ResponseInputItem } from '@polywire/generated/sdk/gateway.ts';
import type { Transaction } from '../../platform/database/open.ts';
import { newId } from '../ids.ts';
import type { ItemRow, Schema } from '../storage/schema.ts';

/** What a new item says of itself; its id, place and time come with storing it. */
export type NewItem = Pick<ItemRow, 'kind' | 'role' | 'content' | 'data'>;

/** Where new items go. */
export interface ItemPlace {
  readonly conversationId: string;
  readonly responseId: string;

  /** ISO-8601. */
  readonly at: string;
}

/** Stores items at the end of their conversation, and answers with their ids. */
export async function append(
  tx: Transaction<Schema>,
  { conversationId, responseId, at }: ItemPlace,
  items: readonly NewItem[],
): Promise<readonly string[]> {
  if (items.length === 0) return [];
  const { last } = await tx
    .selectFrom('item')
    .select(({ fn }) => fn.max<bigint | null>('position').as('last'))
    .where('conversation_id', '=', conversationId)
    .executeTakeFirstOrThrow();
  const first = (last ?? -1n) + 1n;
  const rows = items.map((item, index) => ({
    id: newId('item'),
    conversation_id: conversationId,
    response_id: responseId,
    position: first + BigInt(index),
    ...item,
    created_at: at,
  }));
  await tx.insertInto('item').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** A message whose text is all there is to it. */
export function message(role: ItemRow['role'], text: string): NewItem {
  return { kind: 'message', role, content: storable(text), data: null };
}

/** An item as the model made it, kept word for word; `content` is what a person reads of it. */
export function made(kind: ItemRow['kind'], content: string, item: ResponseInputItem): NewItem {
  return { kind, role: 'assistant', content: storable(content), data: JSON.stringify(item) };
}

/** Text without what a database cannot keep: NUL, and halves of characters. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\ufffd');
}

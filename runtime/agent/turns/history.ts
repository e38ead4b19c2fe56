import type { ResponseInputItem } from '@polywire/generated/sdk/gateway.ts';
import type { AgentDatabase } from '../storage/open.ts';
import type { ItemRow } from '../storage/schema.ts';

/** One step of a conversation as the model gets to read it. */
export interface Entry {
  /** Place in the conversation. */
  readonly position: bigint;
  readonly kind: ItemRow['kind'];
  readonly role: ItemRow['role'];

  /** What a person reads of it. */
  readonly content: string;
  readonly item: ResponseInputItem;
}

/** What a summary is of, in its `data`. */
export interface SummaryData {
  /** Position of the last item that it stands for. */
  readonly until: number;
}

/** A conversation as the model gets to read it: its last summary, where there is one, and what came after. */
export async function readHistory({ kysely }: AgentDatabase, conversationId: string): Promise<readonly Entry[]> {
  const items = kysely
    .selectFrom('item')
    .select(['position', 'kind', 'role', 'content', 'data'])
    .where('conversation_id', '=', conversationId);
  const summary = await items.where('kind', '=', 'summary').orderBy('position', 'desc').limit(1).executeTakeFirst();
  const { until } = JSON.parse(summary?.data ?? '{"until":-1}') as SummaryData;
  const rows = await items
    .where('kind', '!=', 'summary')
    .where('position', '>', BigInt(until))
    .orderBy('position')
    .execute();
  const entries = rows.map(entryOf);
  return summary === undefined ? entries : [summaryEntry(summary.position, summary.content), ...entries];
}

type Row = Pick<ItemRow, 'position' | 'kind' | 'role' | 'content' | 'data'>;

function entryOf({ position, kind, role, content, data }: Row): Entry {
  const item: ResponseInputItem =
    data === null ? { type: 'message', role, content } : (JSON.parse(data) as ResponseInputItem);
  return { position, kind, role, content, item };
}

/** A summary as the model reads it: told by us, not said by the user. */
export function summaryEntry(position: bigint, content: string): Entry {
  const text = `Summary of the conversation before this point, made to save room:\n\n${content}`;
  return {
    position,
    kind: 'summary',
    role: 'user',
    content,
    item: { type: 'message', role: 'developer', content: text },
  };
}

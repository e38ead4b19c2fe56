import { notFound } from '../errors.ts';
import type { AgentDatabase } from '../storage/open.ts';
import type { ResponseRow } from '../storage/schema.ts';

/** The last turn of a conversation, as the database knows it. */
export interface LastTurn extends Pick<ResponseRow, 'id' | 'status' | 'created_at'> {
  /** Number of its last event; 0: it has none. */
  readonly latest: number;
}

/** Null: the conversation has had no turn. */
export async function lastTurn({ kysely }: AgentDatabase, conversationId: string): Promise<LastTurn | null> {
  const row = await kysely
    .selectFrom('response')
    .select(['id', 'status', 'created_at'])
    .where('conversation_id', '=', conversationId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { latest } = await kysely
    .selectFrom('response_event')
    .select(({ fn }) => fn.max<bigint | null>('seq').as('latest'))
    .where('response_id', '=', row.id)
    .executeTakeFirstOrThrow();
  return { ...row, latest: Number(latest ?? 0n) };
}

/** Throws AgentError `not_found`. */
export async function requireConversation({ kysely }: AgentDatabase, id: string): Promise<void> {
  const row = await kysely.selectFrom('conversation').select('id').where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('conversation', id);
}

/** Throws AgentError `not_found` for a turn that the conversation has not had. */
export async function requireTurn({ kysely }: AgentDatabase, conversationId: string, id: string): Promise<void> {
  const row = await kysely
    .selectFrom('response')
    .select('id')
    .where('id', '=', id)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst();
  if (row === undefined) throw notFound('response', id);
}

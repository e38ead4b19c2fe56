import type { Transaction } from '../../platform/database/open.ts';
import { InvalidField } from '../errors.ts';
import type { ConversationRow, Schema } from '../storage/schema.ts';

/** The conversation that a field names. Throws InvalidField for one that is not there. */
export async function requireConversation(
  tx: Transaction<Schema>,
  id: string,
): Promise<Pick<ConversationRow, 'id' | 'project_id'>> {
  const row = await tx.selectFrom('conversation').select(['id', 'project_id']).where('id', '=', id).executeTakeFirst();
  if (row !== undefined) return row;
  throw new InvalidField(['body', 'conversation_id'], `There is no conversation ${id}.`, 'unknown_id');
}

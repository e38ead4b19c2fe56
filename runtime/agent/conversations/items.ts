import type { MessageItem } from '@polywire/generated/local/types.ts';
import { statement } from '../../platform/database/statement.ts';
import { type Kysely, sql } from 'kysely';
import { InvalidField } from '../errors.ts';
import type { Ground } from '../ground.ts';
import type { Page } from '../page.ts';
import type { Schema } from '../storage/schema.ts';
import { readConversation } from './conversations.ts';

/** As a literal it lets SQLite take the index of the messages. */
const message = sql.lit('message' as const);

const lastMessages = statement(
  (database: Kysely<Schema>, value: { conversation: string; before: bigint; limit: bigint }) =>
    database
      .selectFrom('item')
      .select(['id', 'role', 'content', 'response_id', 'created_at'])
      .where('conversation_id', '=', value.conversation)
      .where('position', '<', value.before)
      .where('kind', '=', message)
      .orderBy('position', 'desc')
      .limit(value.limit),
);

const countMessages = statement((database: Kysely<Schema>, value: { conversation: string }) =>
  database
    .selectFrom('item')
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .where('conversation_id', '=', value.conversation)
    .where('kind', '=', message),
);

/** Position after every item. */
const end = 2n ** 62n;

/**
 * The last messages of a conversation, oldest first; those before the item `before`, if one is named. `has_more`: there
 * are older ones; `total`: of the conversation. Throws AgentError `not_found`, and InvalidField for an item that the
 * conversation does not have.
 */
export async function listItems(
  { database: { kysely } }: Ground,
  conversation: string,
  { limit, before }: { readonly limit: number; readonly before?: string },
): Promise<Page<MessageItem>> {
  await readConversation(kysely, conversation);
  const place = before === undefined ? end : await placeOf(kysely, conversation, before);
  // One more than asked for tells whether there are more.
  const { rows } = await lastMessages(kysely, { conversation, before: place, limit: BigInt(limit) + 1n });
  const { rows: counted } = await countMessages(kysely, { conversation });
  return {
    data: rows
      .slice(0, limit)
      .reverse()
      .map(({ id, ...rest }) => ({ id, type: 'message', ...rest })),
    has_more: rows.length > limit,
    total: Number(counted[0]?.total ?? 0n),
  };
}

async function placeOf(database: Kysely<Schema>, conversation: string, item: string): Promise<bigint> {
  const row = await database
    .selectFrom('item')
    .select('position')
    .where('id', '=', item)
    .where('conversation_id', '=', conversation)
    .executeTakeFirst();
  if (row !== undefined) return row.position;
  throw new InvalidField(['query', 'before'], `The conversation has no item ${item}.`, 'unknown_id');
}

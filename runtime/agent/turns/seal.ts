import type { Response, TurnError } from '@polywire/generated/local/types.ts';
import type { Transaction } from '../../platform/database/open.ts';
import type { Schema } from '../storage/schema.ts';
import { stampAfter } from '../times.ts';
import type { LastType, Untold } from './events.ts';
import { append, message } from './items.ts';
import { Output } from './output.ts';
import { responseOf } from './response.ts';

/** How a turn ends. */
export type Ending =
  { readonly status: 'completed' | 'cancelled' } | { readonly status: 'failed'; readonly error: TurnError };

const lastTypes = {
  completed: 'response.completed',
  failed: 'response.failed',
  cancelled: 'response.cancelled',
} as const satisfies Readonly<Record<Ending['status'], LastType>>;

/** What the model reads of a call that never came to its end. It stands there from the call's beginning. */
export const unfinished = 'This call did not come to its end. Whether it has had an effect is not known.';

/** A sealed turn: what is left to tell of it, and what it has come to. */
export interface Sealed {
  readonly events: readonly Untold[];
  readonly response: Response;
}

/**
 * Ends a turn in the database, in whatever state it was left: by its run, or by a process that is gone. Text that has no
 * message yet becomes one. `output` is what the log of the turn comes to. Null: the turn is not there any more.
 */
export async function seal(
  tx: Transaction<Schema>,
  responseId: string,
  output: Output,
  ending: Ending,
  now: Date,
): Promise<Sealed | null> {
  const row = await tx.selectFrom('response').selectAll().where('id', '=', responseId).executeTakeFirst();
  if (row === undefined) return null;
  const place = { conversationId: row.conversation_id, responseId, at: now.toISOString() };
  const texts = output.texts.slice(await countMessages(tx, responseId)).filter((text) => text !== '');
  await append(
    tx,
    place,
    texts.map((text) => message('assistant', text)),
  );
  const closing: Untold[] = output.openCalls.map(([output_index, { call_id, name }]) => {
    return { type: 'response.tool_call.done', output_index, call_id, name, status: 'failed', output: unfinished };
  });
  const whole = new Output(output.items);
  for (const event of closing) whole.take(event);
  const changed = {
    status: ending.status,
    output: JSON.stringify(whole.items),
    error: ending.status === 'failed' ? JSON.stringify(ending.error) : null,
    ended_at: now.toISOString(),
  };
  await tx.updateTable('response').set(changed).where('id', '=', responseId).execute();
  await touch(tx, row.conversation_id, now);
  const response = responseOf({ ...row, ...changed });
  return { events: [...closing, { type: lastTypes[ending.status], response }], response };
}

/** Marks a conversation as changed. */
export async function touch(tx: Transaction<Schema>, conversationId: string, now: Date): Promise<void> {
  const conversation = await tx
    .selectFrom('conversation')
    .select('updated_at')
    .where('id', '=', conversationId)
    .executeTakeFirstOrThrow();
  const updated_at = stampAfter(conversation.updated_at, now);
  await tx.updateTable('conversation').set({ updated_at }).where('id', '=', conversationId).execute();
}

/** Messages of the agent that the turn has already. Each is one text of its output. */
async function countMessages(tx: Transaction<Schema>, responseId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('item')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('response_id', '=', responseId)
    .where('kind', '=', 'message')
    .where('role', '=', 'assistant')
    .executeTakeFirstOrThrow();
  return Number(count);
}

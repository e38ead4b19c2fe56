import type {
  Conversation,
  ConversationStatus,
  CreateConversation,
  UpdateConversation,
} from '@polywire/generated/local/types.ts';
import type { Kysely } from 'kysely';
import { given, publishChange } from '../changes.ts';
import { notFound } from '../errors.ts';
import type { Ground } from '../ground.ts';
import { newId } from '../ids.ts';
import { pageOf, type Page, type Paging } from '../page.ts';
import { requireProject } from '../projects/require.ts';
import { freeSchedules } from '../schedules/free.ts';
import { sweepDoomed } from '../storage/doomed.ts';
import type { Schema } from '../storage/schema.ts';
import { stamp, stampAfter } from '../times.ts';
import { requireVersion } from '../versions.ts';
import { untitled } from './title.ts';

/** Which conversations; what is absent does not matter. */
export interface ConversationFilter {
  readonly project_id?: string;
  readonly status?: ConversationStatus;
}

/** Stops what runs in a conversation, its turn and its cells, if there is any, and waits until it has ended. */
export type StopWork = (conversationId: string) => Promise<void>;

const columns = ['id', 'project_id', 'title', 'goal', 'status', 'created_at', 'updated_at'] as const;

/** The one last changed first. */
export async function listConversations(
  { database: { kysely } }: Ground,
  { project_id, status }: ConversationFilter,
  { limit, offset }: Paging,
): Promise<Page<Conversation>> {
  let matching = kysely.selectFrom('conversation');
  if (project_id !== undefined) matching = matching.where('project_id', '=', project_id);
  if (status !== undefined) matching = matching.where('status', '=', status);
  const data = await matching
    .select(columns)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await matching.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
  return pageOf(data, total, offset);
}

/** Throws AgentError `not_found`. */
export async function readConversation(database: Kysely<Schema>, id: string): Promise<Conversation> {
  const row = await database.selectFrom('conversation').select(columns).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('conversation', id);
  return row;
}

/** Without a title it gets one of its first message. Throws InvalidField for a project that is not there. */
export async function createConversation(
  ground: Ground,
  { project_id = null, title, goal = null }: CreateConversation,
): Promise<Conversation> {
  const at = stamp(ground.now());
  const conversation: Conversation = {
    id: newId('conv'),
    project_id,
    title: title ?? untitled,
    goal,
    status: 'active',
    created_at: at,
    updated_at: at,
  };
  await ground.database.transaction(async (tx) => {
    await requireProject(tx, project_id);
    await tx
      .insertInto('conversation')
      .values({ ...conversation, titled: title === undefined ? 0n : 1n })
      .execute();
  });
  publishConversation(ground, 'created', conversation);
  return conversation;
}

/**
 * A title that is set is chosen: no message replaces it. Throws AgentError `not_found`, and `precondition_failed` where
 * `ifMatch` names another version.
 */
export async function updateConversation(
  ground: Ground,
  id: string,
  change: UpdateConversation,
  ifMatch?: string,
): Promise<Conversation> {
  const [before, after] = await ground.database.transaction(async (tx) => {
    const conversation = await readConversation(tx, id);
    requireVersion(ifMatch, conversation.updated_at);
    const fields = given(change, 'title', 'goal', 'status');
    if (fields === null) return [conversation, conversation];
    const set = { ...fields, updated_at: stampAfter(conversation.updated_at, ground.now()) };
    await tx
      .updateTable('conversation')
      .set({ ...set, ...(fields.title !== undefined && { titled: 1n }) })
      .where('id', '=', id)
      .execute();
    return [conversation, { ...conversation, ...set }];
  });
  if (after !== before) publishConversation(ground, 'updated', after);
  return after;
}

/**
 * With its messages, scratchpads and the files that belong to it alone; schedules that ran in it begin new ones. What runs
 * in it is stopped first. Throws as updateConversation does.
 */
export async function deleteConversation(
  ground: Ground,
  id: string,
  stopWork: StopWork,
  ifMatch?: string,
): Promise<void> {
  // The version that the caller saw is the one before the turn's last words.
  requireVersion(ifMatch, (await readConversation(ground.database.kysely, id)).updated_at);
  await stopWork(id);
  const { conversation, schedules } = await ground.database.transaction(async (tx) => {
    const conversation = await readConversation(tx, id);
    const schedules = await freeSchedules(tx, id, ground.now());
    await tx.deleteFrom('conversation').where('id', '=', id).execute();
    return { conversation, schedules };
  });
  // One may have begun in between: it has no place to write to any more.
  await stopWork(id);
  publishConversation(ground, 'deleted', conversation);
  for (const schedule of schedules) publishChange(ground, 'schedule', 'updated', schedule);
  await sweepDoomed(ground);
}

function publishConversation(
  ground: Ground,
  action: 'created' | 'updated' | 'deleted',
  { id, project_id }: Conversation,
): void {
  publishChange(ground, 'conversation', action, { id, project_id, conversation_id: id });
}

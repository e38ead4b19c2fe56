import { type Kysely, sql } from 'kysely';
import { publishChange } from '../changes.ts';
import type { StopWork } from '../conversations/conversations.ts';
import type { Ground } from '../ground.ts';
import { sweepDoomed } from '../storage/doomed.ts';
import { requireVersion } from '../versions.ts';
import { deleteText } from './delete-text.ts';
import { readProject } from './projects.ts';
import type { Schema } from '../storage/schema.ts';

/**
 * Deletes a project with its conversations, artifacts, files, memories and schedules. Seen from outside all of it goes at
 * once, with the transaction; what lies on the disk follows, if need be at the next start. What runs in its conversations is
 * stopped first. Throws AgentError `not_found`, and `precondition_failed` where `ifMatch` names another
 * version.
 */
export async function deleteProject(ground: Ground, id: string, stopWork: StopWork, ifMatch?: string): Promise<void> {
  const { kysely } = ground.database;
  requireVersion(ifMatch, (await readProject(kysely, id)).updated_at);
  const busy = await conversationsWithWork(kysely, id);
  await Promise.all(busy.map(stopWork));
  const late = await ground.database.transaction(async (tx) => {
    // One may have begun in between: it has no place to write to any more.
    const late = await conversationsWithWork(tx, id);
    await readProject(tx, id);
    await deleteText(tx, id);
    await tx.deleteFrom('project').where('id', '=', id).execute();
    return late;
  });
  await Promise.all(late.map(stopWork));
  publishChange(ground, 'project', 'deleted', { id, project_id: id });
  await sweepDoomed(ground);
}

/** Those with a turn under way, and those with a scratchpad, which may have a kernel. */
async function conversationsWithWork(database: Kysely<Schema>, project: string): Promise<readonly string[]> {
  const asked = await database
    .selectFrom('response')
    .innerJoin('conversation', 'conversation.id', 'response.conversation_id')
    .select('conversation.id')
    // As a literal it lets SQLite take the index of the turns under way.
    .where('response.status', '=', sql.lit('in_progress'))
    .where('conversation.project_id', '=', project)
    .execute();
  const noted = await database
    .selectFrom('scratchpad')
    .innerJoin('conversation', 'conversation.id', 'scratchpad.conversation_id')
    .select('conversation.id')
    .where('conversation.project_id', '=', project)
    .execute();
  return [...new Set([...asked, ...noted].map(({ id }) => id))];
}

import { sql } from 'kysely';
import type { AgentDatabase } from '../storage/open.ts';
import { refill } from '../storage/search.ts';

/**
 * Makes the index of search anew from what it is an index of, in one transaction; what it knew of the text of artifacts
 * stays, as this lies on the disk (`indexArtifactText`). For a restored database and one whose index is damaged. Vectors
 * are kept for whoever takes up what waits for one: texts that are as before are not sent again.
 */
export async function rebuildSearch(database: AgentDatabase): Promise<void> {
  await database.transaction(refill);
}

/** Whether the full-text indexes hold what they should. */
export async function isSearchSound(database: AgentDatabase): Promise<boolean> {
  try {
    for (const index of ['search_words', 'search_trigrams']) {
      const table = sql.table(index);
      await sql`insert into ${table} (${table}, rank) values ('integrity-check', 1)`.execute(database.kysely);
    }
    return true;
  } catch {
    return false;
  }
}

import { migrate } from '../../platform/database/migrate.ts';
import { openDatabase } from '../../platform/database/open.ts';
import { migrations } from '../storage/migrations.ts';
import type { Schema } from '../storage/schema.ts';
import { DatabaseStore } from '../stored/database-store.ts';

/** For tests: an empty store of responses, which is gone with the process. */
export async function openResponses(): Promise<DatabaseStore> {
  const database = await openDatabase<Schema>('sqlite::memory:');
  await migrate(database, migrations);
  return new DatabaseStore({ database, retention: 60_000, instance: 'test', ttl: () => 60_000 });
}

import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/open.ts';
import { newId } from '../ids.ts';
import { CronError, nextRun } from '../schedules/cron.ts';
import type { Schema } from '../storage/schema.ts';
import type { Archive } from './archive.ts';
import { objectsIn } from './lines.ts';
import { malformed } from './malformed.ts';
import type { ProjectRecord } from './project-record.ts';
import { type NewIds, requireColumns, rowFrom, type Value } from './read-records.ts';
import { places, skillColumns, type Table, tables } from './tables.ts';

/** Rows of one statement: others wait while it runs, and with the search index a row takes its time. */
const batch = 50;

/** Result code of SQLite for a row that breaks a rule of its table. */
const constraint = 19;

/** The skills of an archive: those whose name is known here stay as they are. Tells ids by name. Throws AgentError. */
export async function insertSkills(
  tx: Transaction<Schema>,
  archive: Archive,
  now: string,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for await (const { line, value } of objectsIn(places.skills, archive.bytes(places.skills))) {
    const where = `${places.skills}, line ${line}`;
    requireColumns(skillColumns, value, where);
    const { name, description, instructions, tools } = value as Readonly<Record<string, string>> & { tools: unknown };
    if (name === undefined || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) || name.length > 64) {
      throw malformed(`${where}: name is not in kebab-case`);
    }
    if (!(tools as unknown[]).every((tool) => typeof tool === 'string'))
      throw malformed(`${where}: tools are no names`);
    const known = await tx.selectFrom('skill').select('id').where('name', '=', name).executeTakeFirst();
    const id = known?.id ?? newId('skill');
    ids.set(name, id);
    if (known !== undefined) continue;
    const text = { description: description ?? '', instructions: instructions ?? '', tools: JSON.stringify(tools) };
    await tx
      .insertInto('skill')
      .values({ id, name, ...text, created_at: now, updated_at: now })
      .execute();
  }
  return ids;
}

/** The project itself, with its skills. Throws AgentError. */
export async function insertProject(
  tx: Transaction<Schema>,
  id: string,
  { name, description, model, skills }: ProjectRecord,
  skillIds: ReadonlyMap<string, string>,
  now: string,
): Promise<void> {
  await tx.insertInto('project').values({ id, name, description, model, created_at: now, updated_at: now }).execute();
  for (const [position, skill] of [...new Set(skills)].entries()) {
    const skill_id = skillIds.get(skill);
    if (skill_id === undefined)
      throw malformed(`${places.project}: skills names ${skill}, which ${places.skills} has not`);
    await tx
      .insertInto('project_skill')
      .values({ project_id: id, skill_id, position: BigInt(position) })
      .execute();
  }
}

/** All records but those of files. Throws AgentError. */
export async function insertRecords(
  tx: Transaction<Schema>,
  archive: Archive,
  project: string,
  ids: NewIds,
): Promise<void> {
  for (const table of tables) {
    let rows: Record<string, Value>[] = [];
    for await (const { line, value } of objectsIn(table.file, archive.bytes(table.file))) {
      const where = `${table.file}, line ${line}`;
      const row = rowFrom(table, value, ids, where);
      if (table.name === 'schedule') requireSchedule(row, where);
      rows.push(table.owner === 'project' ? { ...row, project_id: project } : row);
      if (rows.length < batch) continue;
      await insert(tx, table, rows);
      rows = [];
    }
    if (rows.length > 0) await insert(tx, table, rows);
  }
}

/** The rows have been checked against the table's columns. */
async function insert(
  tx: Transaction<Schema>,
  { name, file }: Table,
  rows: readonly Record<string, Value>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  try {
    await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`.execute(tx);
  } catch (error) {
    const broken = error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === constraint;
    throw broken ? malformed(`${file}: two records have the same place`, error) : error;
  }
}

function requireSchedule({ cron, timezone }: Readonly<Record<string, Value>>, where: string): void {
  try {
    nextRun(String(cron), String(timezone), new Date());
  } catch (error) {
    if (error instanceof CronError) throw malformed(`${where}: ${error.message}`, error);
    throw error;
  }
}

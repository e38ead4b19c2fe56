import { constants } from 'node:fs';
import { copyFile, link, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endingWith } from '../../platform/ending.ts';
import type { StreamOutgoing } from '../../platform/http.ts';
import { notFound } from '../errors.ts';
import { attachment } from '../files/disposition.ts';
import type { Ground } from '../ground.ts';
import { newId } from '../ids.ts';
import { stamp } from '../times.ts';
import { copyFolder } from './folder.ts';
import { manifestOf } from './manifest.ts';
import { Snapshot, type SnapshotRow } from './snapshot.ts';
import { fileColumns, places, skillColumns, tables } from './tables.ts';
import { type Known, recordOf, rowsOf, writeLines } from './write-records.ts';
import { zipped } from './zipped.ts';

/**
 * All of a project as one archive: its records as they were at one moment, its files and its folder. Connections are in it
 * by kind and name alone, for a person to read. What is to be sent is gathered in the scratch folder first, so that a slow reader holds up
 * nobody. Throws AgentError `not_found`.
 */
export async function exportProject(ground: Ground, id: string): Promise<StreamOutgoing> {
  const folder = join(ground.home.scratch, `export-${newId('proj')}`);
  const clear = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const { name, paths } = await gather(ground, id, folder);
    return {
      status: 200,
      headers: {
        'content-type': 'application/zip',
        'content-disposition': attachment(`${name}.zip`),
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      },
      stream: endingWith(zipped(folder, paths), clear),
    };
  } catch (error) {
    await clear();
    throw error;
  }
}

interface Gathered {
  /** The project's. */
  readonly name: string;

  /** In the order in which they go into the archive. */
  readonly paths: readonly string[];
}

async function gather(ground: Ground, id: string, folder: string): Promise<Gathered> {
  await mkdir(join(folder, places.uploads), { recursive: true });
  const snapshot = new Snapshot(ground.home.database);
  try {
    const [project] = snapshot.rows('select * from project where id = ?', id);
    if (project === undefined) throw notFound('project', id);
    const skills = [...snapshot.rows('select * from skill')];
    const conversations = snapshot.rows('select id from conversation where project_id = ?', id);
    const known: Known = {
      conversation: new Set(Array.from(conversations, (row) => String(row['id']))),
      skills: new Map(skills.map((row) => [String(row['id']), String(row['name'])])),
    };
    const counts: Record<string, number> = {};
    for (const table of tables) {
      const rows = rowsOf(snapshot, table, id);
      counts[table.name] = await writeLines(join(folder, table.file), recordsOf(table.columns, rows, known));
    }
    const uploads: string[] = [];
    counts['file'] = await writeLines(
      join(folder, places.files),
      filesOf(ground, snapshot, id, folder, known, uploads),
    );
    const used = [...usedSkills(snapshot, id, skills)];
    counts['skill'] = await writeLines(join(folder, places.skills), recordsOf(skillColumns, used, known));
    await writeFile(join(folder, places.project), JSON.stringify(projectRecord(snapshot, project), null, 2));
    const kept = await copyFolder(join(ground.home.projects, id), join(folder, places.folder));
    counts['folder_file'] = kept.paths.length;
    counts['left_out'] = kept.leftOut;
    await writeFile(join(folder, places.manifest), JSON.stringify(manifestOf(stamp(ground.now()), counts), null, 2));
    const records = [places.project, places.skills, ...tables.map(({ file }) => file), places.files];
    const inFolder = kept.paths.map((path) => `${places.folder}${path}`);
    return { name: String(project['name']), paths: [places.manifest, ...records, ...uploads, ...inFolder] };
  } finally {
    snapshot.close();
  }
}

function* recordsOf(
  columns: Parameters<typeof recordOf>[0],
  rows: Iterable<SnapshotRow>,
  known: Known,
): Generator<object> {
  for (const row of rows) yield recordOf(columns, row, known);
}

function projectRecord(snapshot: Snapshot, { id = null, name, description, model }: SnapshotRow): object {
  const connections = snapshot.rows(
    `select connection.spec_id, connection.name from project_connection
     join connection on connection.id = project_connection.connection_id
     where project_id = ? order by position`,
    id,
  );
  const skills = snapshot.rows(
    `select skill.name from project_skill join skill on skill.id = project_skill.skill_id
     where project_id = ? order by position`,
    id,
  );
  return {
    name,
    description,
    model,
    connections: Array.from(connections, (row) => ({ spec_id: row['spec_id'], name: row['name'] })),
    skills: Array.from(skills, (row) => row['name']),
  };
}

/** Those that are active in the project, or were in one of its turns. */
function* usedSkills(snapshot: Snapshot, project: string, skills: readonly SnapshotRow[]): Generator<SnapshotRow> {
  const active = snapshot.rows('select skill_id from project_skill where project_id = ?', project);
  const used = new Set(Array.from(active, (row) => String(row['skill_id'])));
  const turns = snapshot.rows(
    `select distinct skill_ids from response
     where conversation_id in (select id from conversation where project_id = ?)`,
    project,
  );
  for (const { skill_ids } of turns) for (const id of JSON.parse(String(skill_ids)) as string[]) used.add(id);
  for (const skill of skills) if (used.has(String(skill['id']))) yield skill;
}

/** Files of the project and of its conversations, whose bytes are kept for the archive; those without bytes are left out. */
async function* filesOf(
  { home }: Ground,
  snapshot: Snapshot,
  project: string,
  folder: string,
  known: Known,
  uploads: string[],
): AsyncGenerator<object> {
  const rows = snapshot.rows(
    `select * from file where project_id = ?1 or (project_id is null
       and conversation_id in (select id from conversation where project_id = ?1)) order by id`,
    project,
  );
  for (const row of rows) {
    const path = `${places.uploads}${String(row['id'])}`;
    if (!(await keep(join(home.uploads, String(row['storage_name'])), join(folder, path)))) continue;
    uploads.push(path);
    yield recordOf(fileColumns, { ...row, of_project: row['project_id'] === null ? 0n : 1n }, known);
  }
}

/** A second name for an upload, which never changes, keeps it when it is deleted. False: it is gone already. */
async function keep(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_FICLONE));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

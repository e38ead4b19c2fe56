import type { Artifact } from '@polywire/generated/local/types.ts';
import { createArtifact } from '../artifacts/artifacts.ts';
import { writeProjectFiles } from '../artifacts/write.ts';
import type { Ground } from '../ground.ts';
import { cellOf } from './cell.ts';
import { readCells, readPad } from './pad.ts';
import { reportOf } from './report.ts';

/**
 * Makes a scratchpad a report of its project, or brings the one that it has up to date; null: its conversation is in no
 * project, so there is no place for one. Throws AgentError `not_found`, and what writing a project's files throws.
 */
export async function promoteScratchpad(ground: Ground, id: string): Promise<Artifact | null> {
  const { kysely } = ground.database;
  const { title, project_id } = await readPad(kysely, id);
  if (project_id === null) return null;
  const path = `scratchpads/${id}.html`;
  const content = reportOf(title, (await readCells(kysely, id)).map(cellOf));
  await writeProjectFiles(ground, project_id, [{ path, content }]);
  return createArtifact(ground, { project_id, title, type: 'report', path });
}

import type { Polywire } from '@polywire/generated/sdk/gateway.ts';
import type { Connections } from '../connectors/connections.ts';
import type { Meaning } from '../search/search.ts';
import type { AgentDatabase } from '../storage/open.ts';
import type { ConversationRow, SkillRow } from '../storage/schema.ts';
import type { CellRuns } from '../scratchpads/run/runs.ts';
import { addCell } from './add-cell.ts';
import { callConnectionTool } from './call-connection-tool.ts';
import { createArtifact } from './create-artifact.ts';
import { createScratchpad } from './create-scratchpad.ts';
import { describeConnection } from './describe-connection.ts';
import { editCell } from './edit-cell.ts';
import { forget } from './forget.ts';
import { listArtifacts } from './list-artifacts.ts';
import { listConnections } from './list-connections.ts';
import { connectionsOf } from './project-connections.ts';
import { promoteScratchpad } from './promote-scratchpad.ts';
import { queryConnection } from './query-connection.ts';
import { readArtifact } from './read-artifact.ts';
import { readFile } from './read-file.ts';
import { readScratchpad } from './read-scratchpad.ts';
import { remember } from './remember.ts';
import { requestConnection } from './request-connection.ts';
import { runCell } from './run-cell.ts';
import { searchWorkspace } from './search-workspace.ts';
import type { Tool } from './tool.ts';
import { updateArtifact } from './update-artifact.ts';
import { useSkill } from './use-skill.ts';
import { webSearch } from './web-search.ts';

/** The tools of a turn: what there is in this conversation, with these skills active. Names do not repeat. */
export type ToolsFor = (
  conversation: ConversationRow,
  skills: readonly SkillRow[],
) => Promise<readonly Tool[]> | readonly Tool[];

/** What tools work with beside what comes with each call. */
export interface ToolParts {
  readonly database: AgentDatabase;
  readonly connections: Connections;

  /** Null: search does without. */
  readonly meaning: Meaning | null;
  readonly gateway: Polywire;
  readonly runs: CellRuns;
}

/** Offers in each conversation what makes sense there. */
export function toolsOf({ database, connections, meaning, gateway, runs }: ToolParts): ToolsFor {
  const everywhere = [
    ...[searchWorkspace(meaning), readFile, remember, forget, webSearch(gateway)],
    ...[createScratchpad, readScratchpad, addCell(runs), editCell(runs), runCell(runs)],
  ];
  const inProjects = [listArtifacts, readArtifact, createArtifact, updateArtifact, promoteScratchpad];
  const whereConnected = [listConnections, describeConnection(connections)];
  const byKind = {
    sql: queryConnection(connections),
    http: requestConnection(connections),
    mcp: callConnectionTool(connections),
  };
  return async ({ project_id }, active) => {
    const connected = await connectionsOf(database, project_id);
    const kinds = new Set(connected.flatMap(({ kind }) => kind ?? []));
    return [
      ...everywhere,
      ...(project_id === null ? [] : inProjects),
      ...((await isMoreToUse(database, active)) ? [useSkill] : []),
      ...(connected.length === 0 ? [] : whereConnected),
      ...[...kinds].toSorted().map((kind) => byKind[kind]),
    ];
  };
}

/** Whether there is a skill that is not active. */
async function isMoreToUse({ kysely }: AgentDatabase, active: readonly SkillRow[]): Promise<boolean> {
  const ids = active.map(({ id }) => id);
  const other = kysely.selectFrom('skill').select('id').where('id', 'not in', ids).limit(1);
  return (await other.executeTakeFirst()) !== undefined;
}

import { AgentError } from '../errors.ts';
import { readPad, type Pad } from '../scratchpads/pad.ts';
import { ToolFailure, type ToolContext } from './tool.ts';

/** A scratchpad of the conversation. Throws ToolFailure for one that is not there or another conversation's. */
export async function ownScratchpad({ ground, conversation }: ToolContext, id: string): Promise<Pad> {
  const pad = await readPad(ground.database.kysely, id).catch((error: unknown) => {
    if (error instanceof AgentError) return null;
    throw error;
  });
  if (pad?.conversation_id === conversation.id) return pad;
  throw new ToolFailure(`There is no scratchpad ${id} in this conversation.`);
}

/** JSON Schema of a scratchpad's id. */
export const scratchpadId = { type: 'string', minLength: 1 } as const;

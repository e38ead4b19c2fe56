import { createConversation } from '../../conversations/conversations.ts';
import type { Ground } from '../../ground.ts';
import type { ConversationRow } from '../../storage/schema.ts';
import type { ToolEvent } from '../../turns/events.ts';
import { runCall, type CallResult } from '../../turns/tool-call.ts';
import type { Usage } from '../../turns/model-call.ts';
import type { Tool } from '../tool.ts';

/** For tests: calls of tools as a turn makes them, in a conversation of its own. */
export interface Caller {
  readonly conversation: ConversationRow;

  /** What tools told the readers of the turn. */
  readonly told: ToolEvent[];
  readonly progress: string[];
  readonly spent: Usage[];

  /** Arguments that are no text are sent as JSON. */
  call(tool: Tool, args?: unknown, signal?: AbortSignal): Promise<CallResult>;
}

export async function callerIn(ground: Ground, projectId: string | null = null, model = 'a-mid'): Promise<Caller> {
  const { id } = await createConversation(ground, projectId === null ? {} : { project_id: projectId });
  const conversation = await ground.database.kysely
    .selectFrom('conversation')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const told: ToolEvent[] = [];
  const progress: string[] = [];
  const spent: Usage[] = [];
  return {
    ...{ conversation, told, progress, spent },
    call(tool, args = {}, signal = new AbortController().signal) {
      const written = typeof args === 'string' ? args : JSON.stringify(args);
      const call = {
        id: 'fc_1',
        type: 'function_call',
        call_id: 'call_1',
        name: tool.name,
        arguments: written,
      } as const;
      const context = {
        ...{ ground, conversation, projectId, responseId: 'resp_1', model, signal },
        progress: (message: string) => progress.push(message),
        emit: (event: ToolEvent) => told.push(event),
        spend: (usage: Usage) => Promise.resolve(void spent.push(usage)),
      };
      const { tool_time: time, tool_result: result } = ground.limits;
      return runCall([tool], { ...call, status: 'completed' }, context, { time, result });
    },
  };
}

import type { Operations } from '@polywire/generated/local/operations.ts';
import {
  createConversation,
  deleteConversation,
  listConversations,
  readConversation,
  updateConversation,
  type StopWork,
} from '../conversations/conversations.ts';
import { listItems } from '../conversations/items.ts';
import type { Ground } from '../ground.ts';
import { answer, created, deleted, versioned } from './answers.ts';

type Names =
  | 'listConversations'
  | 'createConversation'
  | 'getConversation'
  | 'updateConversation'
  | 'deleteConversation'
  | 'listItems';

/** Conversations and their messages over HTTP. */
export function conversationsOperations(ground: Ground, stopWork: StopWork): Pick<Operations, Names> {
  return {
    listConversations: async ({ query }) => answer(await listConversations(ground, query, query)),
    createConversation: async ({ body }) => created(await createConversation(ground, body)),
    getConversation: async ({ params }) =>
      versioned(await readConversation(ground.database.kysely, params.conversation_id)),
    updateConversation: async ({ params, body, headers }) =>
      versioned(await updateConversation(ground, params.conversation_id, body, headers['if-match'])),
    async deleteConversation({ params, headers }) {
      await deleteConversation(ground, params.conversation_id, stopWork, headers['if-match']);
      return deleted(params.conversation_id);
    },
    listItems: async ({ params, query }) => answer(await listItems(ground, params.conversation_id, query)),
  };
}

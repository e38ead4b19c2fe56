import type { Operations } from '@polywire/generated/local/operations.ts';
import { AgentError } from '../errors.ts';
import { firstWanted } from '../turns/first-wanted.ts';
import type { Turns } from '../turns/turns.ts';
import { eventStream } from './answers.ts';

/** Turns over HTTP. Who reads events and goes away stops nothing. */
export function responsesOperations(
  turns: Turns,
): Pick<
  Operations,
  'createResponse' | 'getResponse' | 'listInFlight' | 'getInFlight' | 'tailResponse' | 'cancelResponse'
> {
  return {
    async createResponse({ body, signal }) {
      const running = await turns.begin(body);
      if (body.stream !== false) return eventStream(running.tail(1, signal));
      const { response, refusal } = await running.ended;
      if (refusal !== null) throw new AgentError('gateway_error', refusal.message, { gateway: refusal.body });
      if (response === null) throw new AgentError('internal', `The end of ${running.responseId} could not be stored.`);
      return { status: 200, body: response };
    },

    async getResponse({ params }) {
      return { status: 200, body: await turns.read(params.response_id) };
    },

    listInFlight({ query }) {
      return Promise.resolve({ status: 200, body: { in_flight: turns.inFlight(query.conversation_id) } });
    },

    async getInFlight({ query }) {
      return { status: 200, body: await turns.lastOf(query.conversation_id) };
    },

    async tailResponse({ query, headers, signal }) {
      const from = firstWanted(query.from_seq, headers['last-event-id']);
      const { conversation_id: conversationId, response_id: responseId } = query;
      return eventStream(await turns.tail({ conversationId, responseId }, from, signal));
    },

    async cancelResponse({ body }) {
      return { status: 200, body: await turns.cancel(body.conversation_id) };
    },
  };
}

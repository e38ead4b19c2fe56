import type { Operations } from '@polywire/generated/hosted/operations.ts';
import type { ResponseObject, ResponseStoredItem } from '@polywire/generated/hosted/types.ts';
import { ProblemError } from '../../turn/problem.ts';
import { codecs } from '../../wires/index.ts';
import { conversation } from '../stored/conversation.ts';
import { storedItems } from '../stored/items.ts';
import { ResponseKeeper } from '../stored/response-keeper.ts';
import type { ResponseStore, StoredResponse } from '../stored/store.ts';
import type { Visit } from '../visit.ts';
import { serveChat } from '../way.ts';

type Responses = Pick<
  Operations<Visit>,
  'createResponse' | 'getResponse' | 'deleteResponse' | 'listInputItems' | 'cancelResponse'
>;

/** Responses, and what is done with those that were stored. */
export function responses(store: ResponseStore): Responses {
  const find = async (visit: Visit, id: string): Promise<StoredResponse> =>
    (await store.get(visit.caller.organization, id)) ?? notFound(id);

  return {
    async createResponse(request) {
      const { body, context } = request;
      const { organization } = context.caller;
      const previous = body.previous_response_id ?? null;
      const input = storedItems(body.input);
      const keeper = body.store === false ? null : new ResponseKeeper(store, { organization, previous, input });
      if (previous === null) return serveChat(codecs.responses, request, keeper);
      const before = await conversation(store, organization, previous, context.setup.limits.chain_depth);
      const continued = { ...body, input: [...before, ...input] };
      return serveChat(codecs.responses, { ...request, body: continued }, keeper);
    },

    async getResponse({ params, query, context }) {
      const { response } = await find(context, params.response_id);
      if (query.stream === true) throw new ProblemError({ name: 'param_rejected', message: noReplay, param: 'stream' });
      return { status: 200, body: response as unknown as ResponseObject };
    },

    async deleteResponse({ params, context }) {
      const id = params.response_id;
      if (!(await store.delete(context.caller.organization, id))) return notFound(id);
      return { status: 200, body: { id, object: 'response', deleted: true } };
    },

    async listInputItems({ params, query, context }) {
      const { input } = await find(context, params.response_id);
      const { limit, after, order } = query;
      const ordered = order === 'asc' ? input : input.toReversed();
      const begin = after === undefined ? 0 : ordered.findIndex(({ id }) => id === after) + 1;
      const data = ordered.slice(begin, begin + limit) as unknown as ResponseStoredItem[];
      const ids = data.map(({ id }) => id);
      const has_more = begin + limit < ordered.length;
      const body = { object: 'list' as const, data, first_id: ids[0] ?? null, last_id: ids.at(-1) ?? null, has_more };
      return { status: 200, body };
    },

    async cancelResponse({ params, context }) {
      const { response } = await find(context, params.response_id);
      const message = `The response is ${String(response['status'])}: it is no longer in progress.`;
      throw new ProblemError({ name: 'response_not_cancellable', message });
    },
  };
}

const noReplay = 'Stored events cannot be replayed; leave `stream` out to read the response itself.';

function notFound(id: string): never {
  throw new ProblemError({ name: 'not_found', message: `Response with id '${id.slice(0, 100)}' not found.` });
}

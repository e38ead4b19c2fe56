import type { Operations } from '@polywire/generated/hosted/operations.ts';
import type { ResponseObject, ResponseStoredItem } from '@polywire/generated/hosted/types.ts';
import { ProblemError } from '../../turn/problem.ts';
import { codecs } from '../../wires/index.ts';
import { conversation } from '../stored/conversation.ts';
import { followElsewhere } from '../stored/elsewhere.ts';
import { follow, replay } from '../stored/follow.ts';
import { readInput } from '../stored/input.ts';
import { ResponseKeeper } from '../stored/response-keeper.ts';
import { Runs } from '../stored/runs.ts';
import { withStates } from '../stored/states.ts';
import { isUnderWay, type ResponseStore, type StoredResponse } from '../stored/store.ts';
import type { Visit } from '../visit.ts';
import { serveChat, streamHeaders } from '../way.ts';

type Responses = Pick<
  Operations<Visit>,
  'createResponse' | 'getResponse' | 'deleteResponse' | 'listInputItems' | 'cancelResponse'
>;

/** Responses, and what is done with those that were stored or are under way. */
export function responses(store: ResponseStore): Responses {
  const runs = new Runs(store);

  /** What the store knows counts, once it knows of a response: another process may have ended it. */
  const find = async ({ caller }: Visit, id: string): Promise<StoredResponse> => {
    const run = runs.find(caller.organization, id);
    if (run !== null && !run.kept) return run.stored;
    return (await store.get(caller.organization, id)) ?? notFound(id);
  };

  return {
    async createResponse(request) {
      const { body, context } = request;
      const { organization } = context.caller;
      const previous = body.previous_response_id ?? null;
      const { items, states } = await readInput(store, organization, body.input);
      const { chain_depth: depth, settle_wait: patience } = context.setup.limits;
      const asked = { organization, previous, input: items, states };
      const keeper =
        body.store === false ? null : new ResponseKeeper(store, runs, asked, { patience, log: context.log });
      const before = previous === null ? [] : await conversation(store, organization, previous, depth);
      const continued = { ...body, input: [...before, ...withStates(items, states)] };
      return serveChat(codecs.responses, { ...request, body: continued }, keeper);
    },

    async getResponse({ params, query, context, signal }) {
      const { response_id: id } = params;
      const { organization } = context.caller;
      const stored = await find(context, id);
      const { response } = stored;
      if (query.stream !== true) return { status: 200, body: response as unknown as ResponseObject };
      const { starting_after: after = -1 } = query;
      const run = runs.find(organization, id);
      if (run !== null) return { status: 200, headers: streamHeaders, stream: follow(run, after) };
      if (isUnderWay(stored)) {
        const { keep_alive: keepAlive } = context.setup.limits;
        const stream = followElsewhere(store, { organization, id }, { after, keepAlive, signal });
        return { status: 200, headers: streamHeaders, stream };
      }
      const events = (await store.events(organization, id)) ?? notStreamed();
      return { status: 200, headers: streamHeaders, stream: replay(events, after) };
    },

    async deleteResponse({ params, context }) {
      const { response_id: id } = params;
      const { organization } = context.caller;
      await runs.find(organization, id)?.cancel();
      if (!(await store.delete(organization, id))) return notFound(id);
      return { status: 200, body: { id, object: 'response', deleted: true } };
    },

    async listInputItems({ params, query, context }) {
      const { input } = await find(context, params.response_id);
      const { limit, after, order } = query;
      const ordered = order === 'asc' ? input : input.toReversed();
      const begin = after === undefined ? 0 : ordered.findIndex(({ id }) => id === after) + 1;
      if (after !== undefined && begin === 0) return noSuchItem(after);
      const data = ordered.slice(begin, begin + limit) as unknown as ResponseStoredItem[];
      const ids = data.map(({ id }) => id);
      const has_more = begin + limit < ordered.length;
      const body = { object: 'list' as const, data, first_id: ids[0] ?? null, last_id: ids.at(-1) ?? null, has_more };
      return { status: 200, body };
    },

    async cancelResponse({ params, context }) {
      const { response_id: id } = params;
      const { organization } = context.caller;
      const run = runs.find(organization, id);
      await run?.cancel();
      const elsewhere = run === null ? await store.cancel(organization, id) : null;
      const { response } = elsewhere ?? (await find(context, id));
      // It may have come to its end by itself just before.
      if ((run !== null || elsewhere !== null) && response['status'] === 'cancelled') {
        return { status: 200, body: response as unknown as ResponseObject };
      }
      const message = `The response is ${String(response['status'])}: it is no longer in progress.`;
      throw new ProblemError({ name: 'response_not_cancellable', message });
    },
  };
}

function notStreamed(): never {
  const message = 'The response was not streamed, or its events are no longer kept; leave `stream` out to read it.';
  throw new ProblemError({ name: 'param_rejected', message, param: 'stream' });
}

function noSuchItem(id: string): never {
  const message = `The response has no input item with id '${id.slice(0, 100)}'.`;
  throw new ProblemError({ name: 'param_rejected', message, param: 'after' });
}

function notFound(id: string): never {
  throw new ProblemError({ name: 'not_found', message: `Response with id '${id.slice(0, 100)}' not found.` });
}

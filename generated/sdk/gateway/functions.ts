/**
 * The operations of spec/hosted/, each as a function.
 *
 * Written by the generator; never edited by hand.
 */
import type {
  ChatCompletion,
  ChatCompletionEvent,
  CountTokensRequest,
  DecisionReply,
  DecisionRequest,
  DeletedResponse,
  EmbeddingList,
  EmbeddingRequest,
  GetResponseQuery,
  ListInputItemsQuery,
  MessageEvent,
  MessageReply,
  ModelEntry,
  ModelList,
  ResponseEvent,
  ResponseItemList,
  ResponseObject,
  TokenCount,
  UsageReport,
} from '../../hosted/types.ts';
import type { Call } from '@polywire/runtime/client/call.ts';
import type { CallOptions, ClientOptions } from '@polywire/runtime/client/options.ts';
import type { PagedCall } from '@polywire/runtime/client/pages.ts';
import type { Result } from '@polywire/runtime/client/service.ts';
import type { EventStream } from '@polywire/runtime/client/stream.ts';
import type { ModelName } from './models.ts';
import type {
  ChatCompletionRequestTo,
  MessageRequestTo,
  ResponseRequestTo,
  Streamed,
  Told,
  Whole,
} from './requests.ts';
import { sendPaged } from '@polywire/runtime/client/pages.ts';
import { Transport } from '@polywire/runtime/client/transport.ts';
import { chatFold } from '@polywire/runtime/client/fold/chat.ts';
import { responsesFold } from '@polywire/runtime/client/fold/responses.ts';
import { messagesFold } from '@polywire/runtime/client/fold/messages.ts';
import { service } from './service.ts';

/** What the functions call the Polywire gateway through; the client is one too. */
export { Transport };

/** Opens nothing yet: says how the Polywire gateway is reached. */
export function connect(options: ClientOptions): Transport {
  return new Transport(options, service);
}

/**
 * One completion, whole or as a stream of chunks that ends with the data `[DONE]`. A stream that never brought a
 * finish reason failed.
 *
 * `POST /v1/chat/completions`
 */
export function createChatCompletion<const M extends ModelName>(
  transport: Transport,
  body: ChatCompletionRequestTo<M> & Streamed,
  options?: CallOptions,
): Call<EventStream<Told<ChatCompletionEvent>, ChatCompletion>>;
export function createChatCompletion<const M extends ModelName>(
  transport: Transport,
  body: ChatCompletionRequestTo<M> & Whole,
  options?: CallOptions,
): Call<Result<ChatCompletion>>;
export function createChatCompletion<const M extends ModelName>(
  transport: Transport,
  body: ChatCompletionRequestTo<M>,
  options?: CallOptions,
): Call<Result<ChatCompletion> | EventStream<Told<ChatCompletionEvent>, ChatCompletion>>;
export function createChatCompletion(transport: Transport, body: object, options?: CallOptions): Call<unknown> {
  return transport.send(
    { method: 'POST', path: '/v1/chat/completions', body, ends: ['[DONE]'], fold: chatFold },
    options,
  );
}

/**
 * One response, whole or as events. Readable under its id from the moment the last event was sent, for 30 days.
 *
 * `POST /v1/responses`
 */
export function createResponse<const M extends ModelName>(
  transport: Transport,
  body: ResponseRequestTo<M> & Streamed,
  options?: CallOptions,
): Call<EventStream<Told<ResponseEvent>, ResponseObject>>;
export function createResponse<const M extends ModelName>(
  transport: Transport,
  body: ResponseRequestTo<M> & Whole,
  options?: CallOptions,
): Call<Result<ResponseObject>>;
export function createResponse<const M extends ModelName>(
  transport: Transport,
  body: ResponseRequestTo<M>,
  options?: CallOptions,
): Call<Result<ResponseObject> | EventStream<Told<ResponseEvent>, ResponseObject>>;
export function createResponse(transport: Transport, body: object, options?: CallOptions): Call<unknown> {
  return transport.send(
    {
      method: 'POST',
      path: '/v1/responses',
      body,
      ends: ['response.completed', 'response.incomplete', 'response.failed'],
      fold: responsesFold,
    },
    options,
  );
}

/**
 * A stored response, also while it is made; with `stream` its events once more, those to come as they come.
 *
 * `GET /v1/responses/{response_id}`
 */
export function getResponse(
  transport: Transport,
  responseId: string,
  query: Partial<GetResponseQuery> & Streamed,
  options?: CallOptions,
): Call<EventStream<Told<ResponseEvent>, ResponseObject>>;
export function getResponse(
  transport: Transport,
  responseId: string,
  query?: Partial<GetResponseQuery> & Whole,
  options?: CallOptions,
): Call<Result<ResponseObject>>;
export function getResponse(
  transport: Transport,
  responseId: string,
  query?: Partial<GetResponseQuery>,
  options?: CallOptions,
): Call<Result<ResponseObject> | EventStream<Told<ResponseEvent>, ResponseObject>>;
export function getResponse(
  transport: Transport,
  responseId: string,
  query?: Partial<GetResponseQuery>,
  options?: CallOptions,
): Call<unknown> {
  return transport.send(
    {
      method: 'GET',
      path: `/v1/responses/${encodeURIComponent(responseId)}`,
      ...(query && { query }),
      ends: ['response.completed', 'response.incomplete', 'response.failed'],
      fold: responsesFold,
    },
    options,
  );
}

/**
 * Forgets a stored response. Chains that run through it end with it.
 *
 * `DELETE /v1/responses/{response_id}`
 */
export function deleteResponse(
  transport: Transport,
  responseId: string,
  options?: CallOptions,
): Call<Result<DeletedResponse>> {
  return transport.send({ method: 'DELETE', path: `/v1/responses/${encodeURIComponent(responseId)}` }, options);
}

/**
 * The items that a stored response answered.
 *
 * `GET /v1/responses/{response_id}/input_items`
 */
export function listInputItems(
  transport: Transport,
  responseId: string,
  query?: Partial<ListInputItemsQuery>,
  options?: CallOptions,
): PagedCall<Result<ResponseItemList>, ResponseItemList['data'][number]> {
  return sendPaged(
    transport,
    { method: 'GET', path: `/v1/responses/${encodeURIComponent(responseId)}/input_items`, ...(query && { query }) },
    options,
  );
}

/**
 * Stops a response that is under way, which is one that is streamed: it is `cancelled`, as far as it came. One that has
 * ended is a 400 `response_not_cancellable`.
 *
 * `POST /v1/responses/{response_id}/cancel`
 */
export function cancelResponse(
  transport: Transport,
  responseId: string,
  options?: CallOptions,
): Call<Result<ResponseObject>> {
  return transport.send({ method: 'POST', path: `/v1/responses/${encodeURIComponent(responseId)}/cancel` }, options);
}

/**
 * One message, whole or as the standard sequence of events, with two divergences: `ping` comes once, and
 * `message_start` counts no input tokens where the model is not on the messages wire.
 *
 * `POST /v1/messages`
 */
export function createMessage<const M extends ModelName>(
  transport: Transport,
  body: MessageRequestTo<M> & Streamed,
  options?: CallOptions,
): Call<EventStream<Told<MessageEvent>, MessageReply>>;
export function createMessage<const M extends ModelName>(
  transport: Transport,
  body: MessageRequestTo<M> & Whole,
  options?: CallOptions,
): Call<Result<MessageReply>>;
export function createMessage<const M extends ModelName>(
  transport: Transport,
  body: MessageRequestTo<M>,
  options?: CallOptions,
): Call<Result<MessageReply> | EventStream<Told<MessageEvent>, MessageReply>>;
export function createMessage(transport: Transport, body: object, options?: CallOptions): Call<unknown> {
  return transport.send(
    { method: 'POST', path: '/v1/messages', body, ends: ['message_stop'], fold: messagesFold },
    options,
  );
}

/**
 * Exact for a model on the messages wire; an estimate for any other.
 *
 * `POST /v1/messages/count_tokens`
 */
export function countTokens(
  transport: Transport,
  body: CountTokensRequest,
  options?: CallOptions,
): Call<Result<TokenCount>> {
  return transport.send({ method: 'POST', path: '/v1/messages/count_tokens', body }, options);
}

/** `POST /v1/embeddings` */
export function createEmbedding(
  transport: Transport,
  body: EmbeddingRequest,
  options?: CallOptions,
): Call<Result<EmbeddingList>> {
  return transport.send({ method: 'POST', path: '/v1/embeddings', body }, options);
}

/**
 * All of them, in catalogue order, on one page.
 *
 * `GET /v1/models`
 */
export function listModels(transport: Transport, options?: CallOptions): Call<Result<ModelList>> {
  return transport.send({ method: 'GET', path: '/v1/models' }, options);
}

/**
 * One of them.
 *
 * `GET /v1/models/{model_id}`
 */
export function getModel(transport: Transport, modelId: string, options?: CallOptions): Call<Result<ModelEntry>> {
  return transport.send({ method: 'GET', path: `/v1/models/${encodeURIComponent(modelId)}` }, options);
}

/**
 * Passed through to a decision model in its own format. A question that is not well formed is a 422.
 *
 * `POST /v1/decisions`
 */
export function createDecision(
  transport: Transport,
  body: DecisionRequest,
  options?: CallOptions,
): Call<Result<DecisionReply>> {
  return transport.send({ method: 'POST', path: '/v1/decisions', body }, options);
}

/**
 * The usage of the credential's organisation, now.
 *
 * `GET /v1/usage`
 */
export function getUsage(transport: Transport, options?: CallOptions): Call<Result<UsageReport>> {
  return transport.send({ method: 'GET', path: '/v1/usage' }, options);
}

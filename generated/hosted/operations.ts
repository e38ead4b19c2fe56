/**
 * What the service of spec/hosted/ can do.
 *
 * Written by the generator; never edited by hand.
 */
import type { Incoming, Outgoing } from '@polywire/runtime/platform/http.ts';
import type {
  ChatCompletion,
  ChatCompletionRequest,
  CountTokensRequest,
  DecisionReply,
  DecisionRequest,
  DeletedResponse,
  DetailBody,
  EmbeddingList,
  EmbeddingRequest,
  ErrorBody,
  GetResponseQuery,
  HealthReport,
  ListInputItemsQuery,
  MessageErrorBody,
  MessageReply,
  MessageRequest,
  ModelEntry,
  ModelList,
  NotReadyReport,
  ResponseItemList,
  ResponseObject,
  ResponseRequest,
  TokenCount,
  UsageReport,
} from './types.ts';

/**
 * One function for each operation of the API. A request has been checked against the spec; `Context` is what the
 * service's own hooks learned of it before it was routed.
 */
export interface Operations<Context = unknown> {
  /**
   * One completion, whole or as a stream of chunks that ends with the data `[DONE]`. A stream that never brought a
   * finish reason failed.
   *
   * `POST /v1/chat/completions` (Polywire.Hosted.createChatCompletion)
   */
  createChatCompletion(
    request: Incoming<ChatCompletionRequest, Nothing, Nothing, Context>,
  ): Promise<Outgoing<ChatCompletion | DetailBody | ErrorBody | MessageErrorBody>>;

  /**
   * One response, whole or as events. Readable under its id from the moment the last event was sent, for 30 days.
   *
   * `POST /v1/responses` (Polywire.Hosted.createResponse)
   */
  createResponse(
    request: Incoming<ResponseRequest, Nothing, Nothing, Context>,
  ): Promise<Outgoing<ResponseObject | DetailBody | ErrorBody | MessageErrorBody>>;

  /**
   * A stored response, also while it is made; with `stream` its events once more, those to come as they come.
   *
   * `GET /v1/responses/{response_id}` (Polywire.Hosted.getResponse)
   */
  getResponse(
    request: Incoming<undefined, { readonly response_id: string }, GetResponseQuery, Context>,
  ): Promise<Outgoing<ResponseObject | DetailBody | ErrorBody | MessageErrorBody>>;

  /**
   * Forgets a stored response. Chains that run through it end with it.
   *
   * `DELETE /v1/responses/{response_id}` (Polywire.Hosted.deleteResponse)
   */
  deleteResponse(
    request: Incoming<undefined, { readonly response_id: string }, Nothing, Context>,
  ): Promise<Outgoing<DeletedResponse | DetailBody | ErrorBody | MessageErrorBody>>;

  /**
   * The items that a stored response answered.
   *
   * `GET /v1/responses/{response_id}/input_items` (Polywire.Hosted.listInputItems)
   */
  listInputItems(
    request: Incoming<undefined, { readonly response_id: string }, ListInputItemsQuery, Context>,
  ): Promise<Outgoing<ResponseItemList | DetailBody | ErrorBody | MessageErrorBody>>;

  /**
   * Stops a response that is under way, which is one that is streamed: it is `cancelled`, as far as it came. One that has
   * ended is a 400 `response_not_cancellable`.
   *
   * `POST /v1/responses/{response_id}/cancel` (Polywire.Hosted.cancelResponse)
   */
  cancelResponse(
    request: Incoming<undefined, { readonly response_id: string }, Nothing, Context>,
  ): Promise<Outgoing<ResponseObject | DetailBody | ErrorBody | MessageErrorBody>>;

  /**
   * One message, whole or as the standard sequence of events, with two divergences: `ping` comes once, and
   * `message_start` counts no input tokens where the model is not on the messages wire.
   *
   * `POST /v1/messages` (Polywire.Hosted.createMessage)
   */
  createMessage(
    request: Incoming<MessageRequest, Nothing, Nothing, Context>,
  ): Promise<Outgoing<MessageReply | DetailBody | MessageErrorBody>>;

  /**
   * Exact for a model on the messages wire; an estimate for any other.
   *
   * `POST /v1/messages/count_tokens` (Polywire.Hosted.countTokens)
   */
  countTokens(
    request: Incoming<CountTokensRequest, Nothing, Nothing, Context>,
  ): Promise<Outgoing<TokenCount | DetailBody | MessageErrorBody>>;

  /** `POST /v1/embeddings` (Polywire.Hosted.createEmbedding) */
  createEmbedding(
    request: Incoming<EmbeddingRequest, Nothing, Nothing, Context>,
  ): Promise<Outgoing<EmbeddingList | DetailBody | ErrorBody | MessageErrorBody>>;

  /**
   * All of them, in catalogue order, on one page.
   *
   * `GET /v1/models` (Polywire.Hosted.listModels)
   */
  listModels(
    request: Incoming<undefined, Nothing, Nothing, Context>,
  ): Promise<Outgoing<ModelList | DetailBody | ErrorBody | MessageErrorBody>>;

  /**
   * One of them.
   *
   * `GET /v1/models/{model_id}` (Polywire.Hosted.getModel)
   */
  getModel(
    request: Incoming<undefined, { readonly model_id: string }, Nothing, Context>,
  ): Promise<Outgoing<ModelEntry | DetailBody | ErrorBody | MessageErrorBody>>;

  /**
   * Passed through to a decision model in its own format. A question that is not well formed is a 422.
   *
   * `POST /v1/decisions` (Polywire.Hosted.createDecision)
   */
  createDecision(
    request: Incoming<DecisionRequest, Nothing, Nothing, Context>,
  ): Promise<Outgoing<DecisionReply | DetailBody | ErrorBody | MessageErrorBody>>;

  /**
   * The usage of the credential's organisation, now.
   *
   * `GET /v1/usage` (Polywire.Hosted.getUsage)
   */
  getUsage(
    request: Incoming<undefined, Nothing, Nothing, Context>,
  ): Promise<Outgoing<UsageReport | DetailBody | ErrorBody | MessageErrorBody>>;

  /**
   * The process runs.
   *
   * `GET /healthz` (Polywire.Hosted.getHealth)
   */
  getHealth(request: Incoming<undefined, Nothing, Nothing, Context>): Promise<Outgoing<HealthReport>>;

  /**
   * The process can serve: its stores answer and it is not draining.
   *
   * `GET /readyz` (Polywire.Hosted.getReadiness)
   */
  getReadiness(
    request: Incoming<undefined, Nothing, Nothing, Context>,
  ): Promise<Outgoing<HealthReport | NotReadyReport>>;

  /**
   * Answers a client that asks whether anyone is there.
   *
   * `GET /` (Polywire.Hosted.getRoot)
   */
  getRoot(request: Incoming<undefined, Nothing, Nothing, Context>): Promise<Outgoing<HealthReport>>;
}

/** A path without parameters, a request without a query, one without a body. */
export type Nothing = Readonly<Record<string, never>>;

/**
 * The client of spec/hosted/.
 *
 * Written by the generator; never edited by hand.
 */
import type {
  ChatCompletion,
  ChatCompletionEvent,
  ChatCompletionRequest,
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
  ResponseRequest,
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
import type { Chain } from '@polywire/runtime/client/chain.ts';
import type { Parsed } from '@polywire/runtime/client/structured.ts';
import type { Run, RunOptions } from '@polywire/runtime/client/tools.ts';
import type { Tooled, Wants } from './built.ts';
import { createChatCompletionParsed, createChatCompletionWithTools, createResponseChain } from './built.ts';
import {
  Transport,
  cancelResponse,
  countTokens,
  createChatCompletion,
  createDecision,
  createEmbedding,
  createMessage,
  createResponse,
  deleteResponse,
  getModel,
  getResponse,
  getUsage,
  listInputItems,
  listModels,
} from './functions.ts';
import { service } from './service.ts';

/**
 * Calls the Polywire gateway. Each method gives a promise of the answer, whose `service` says how it was served;
 * its `withResponse()` has the headers too. A streamed answer is an async iterable of events.
 */
export class Polywire extends Transport {
  readonly chat: ChatResource;
  readonly responses: ResponsesResource;
  readonly messages: MessagesResource;
  readonly embeddings: EmbeddingsResource;
  readonly models: ModelsResource;
  readonly decisions: DecisionsResource;
  readonly usage: UsageResource;

  constructor(options: ClientOptions) {
    super(options, service);
    this.chat = new ChatResource(this);
    this.responses = new ResponsesResource(this);
    this.messages = new MessagesResource(this);
    this.embeddings = new EmbeddingsResource(this);
    this.models = new ModelsResource(this);
    this.decisions = new DecisionsResource(this);
    this.usage = new UsageResource(this);
  }
}

export class ChatResource {
  readonly completions: ChatCompletionsResource;

  constructor(transport: Transport) {
    this.completions = new ChatCompletionsResource(transport);
  }
}

export class ChatCompletionsResource {
  private readonly transport: Transport;

  constructor(transport: Transport) {
    this.transport = transport;
  }

  /**
   * One completion, whole or as a stream of chunks that ends with the data `[DONE]`. A stream that never brought a
   * finish reason failed.
   *
   * `POST /v1/chat/completions`
   */
  create<const M extends ModelName>(
    body: ChatCompletionRequestTo<M> & Streamed,
    options?: CallOptions,
  ): Call<EventStream<Told<ChatCompletionEvent>, ChatCompletion>>;
  create<const M extends ModelName>(
    body: ChatCompletionRequestTo<M> & Whole,
    options?: CallOptions,
  ): Call<Result<ChatCompletion>>;
  create<const M extends ModelName>(
    body: ChatCompletionRequestTo<M>,
    options?: CallOptions,
  ): Call<Result<ChatCompletion> | EventStream<Told<ChatCompletionEvent>, ChatCompletion>>;
  create(body: object, options?: CallOptions): Call<unknown> {
    return createChatCompletion(this.transport, body as never, options);
  }

  /**
   * An answer that follows a schema, as a typed value in `parsed`; null where the model declined. Throws OutputError where it
   * does not follow. A model that cannot answer in JSON Schema is a type error.
   */
  parse<const M extends ModelName, Output>(
    body: Omit<ChatCompletionRequestTo<M>, 'response_format' | 'stream'> & Wants<M, Output>,
    options?: CallOptions,
  ): Promise<Parsed<Result<ChatCompletion>, Output>> {
    return createChatCompletionParsed(this.transport, body, options);
  }

  /**
   * Calls the model and the tools it asks for, until it asks for none. The calls of one turn run side by side; what a tool
   * throws goes to the model. Throws TurnLimitError after `maxTurns`.
   */
  runTools<const M extends ModelName>(
    body: Omit<ChatCompletionRequestTo<M>, 'tools' | 'stream'> & Tooled,
    options?: RunOptions,
  ): Promise<Run<Result<ChatCompletion>, ChatCompletionRequest['messages'][number]>> {
    return createChatCompletionWithTools(this.transport, body, options);
  }
}

export class ResponsesResource {
  readonly inputItems: ResponsesInputItemsResource;
  private readonly transport: Transport;

  constructor(transport: Transport) {
    this.inputItems = new ResponsesInputItemsResource(transport);
    this.transport = transport;
  }

  /**
   * One response, whole or as events. Readable under its id from the moment the last event was sent, for 30 days.
   *
   * `POST /v1/responses`
   */
  create<const M extends ModelName>(
    body: ResponseRequestTo<M> & Streamed,
    options?: CallOptions,
  ): Call<EventStream<Told<ResponseEvent>, ResponseObject>>;
  create<const M extends ModelName>(
    body: ResponseRequestTo<M> & Whole,
    options?: CallOptions,
  ): Call<Result<ResponseObject>>;
  create<const M extends ModelName>(
    body: ResponseRequestTo<M>,
    options?: CallOptions,
  ): Call<Result<ResponseObject> | EventStream<Told<ResponseEvent>, ResponseObject>>;
  create(body: object, options?: CallOptions): Call<unknown> {
    return createResponse(this.transport, body as never, options);
  }

  /**
   * A conversation that the gateway keeps: each turn goes on from the last. `every` is sent with every turn; `from` is the id
   * of the response to begin after.
   */
  chain<const M extends ModelName>(
    every: Omit<ResponseRequestTo<M>, 'input' | 'stream' | 'previous_response_id'>,
    from?: string | null,
  ): Chain<ResponseRequest['input'], Result<ResponseObject>, Told<ResponseEvent>> {
    return createResponseChain(this.transport, every, from);
  }

  /**
   * A stored response, also while it is made; with `stream` its events once more, those to come as they come.
   *
   * `GET /v1/responses/{response_id}`
   */
  retrieve(
    responseId: string,
    query: Partial<GetResponseQuery> & Streamed,
    options?: CallOptions,
  ): Call<EventStream<Told<ResponseEvent>, ResponseObject>>;
  retrieve(
    responseId: string,
    query?: Partial<GetResponseQuery> & Whole,
    options?: CallOptions,
  ): Call<Result<ResponseObject>>;
  retrieve(
    responseId: string,
    query?: Partial<GetResponseQuery>,
    options?: CallOptions,
  ): Call<Result<ResponseObject> | EventStream<Told<ResponseEvent>, ResponseObject>>;
  retrieve(responseId: string, query?: Partial<GetResponseQuery>, options?: CallOptions): Call<unknown> {
    return getResponse(this.transport, responseId, query, options);
  }

  /**
   * Forgets a stored response. Chains that run through it end with it.
   *
   * `DELETE /v1/responses/{response_id}`
   */
  delete(responseId: string, options?: CallOptions): Call<Result<DeletedResponse>> {
    return deleteResponse(this.transport, responseId, options);
  }

  /**
   * Stops a response that is under way, which is one that is streamed: it is `cancelled`, as far as it came. One that has
   * ended is a 400 `response_not_cancellable`.
   *
   * `POST /v1/responses/{response_id}/cancel`
   */
  cancel(responseId: string, options?: CallOptions): Call<Result<ResponseObject>> {
    return cancelResponse(this.transport, responseId, options);
  }
}

export class ResponsesInputItemsResource {
  private readonly transport: Transport;

  constructor(transport: Transport) {
    this.transport = transport;
  }

  /**
   * The items that a stored response answered.
   *
   * `GET /v1/responses/{response_id}/input_items`
   */
  list(
    responseId: string,
    query?: Partial<ListInputItemsQuery>,
    options?: CallOptions,
  ): PagedCall<Result<ResponseItemList>, ResponseItemList['data'][number]> {
    return listInputItems(this.transport, responseId, query, options);
  }
}

export class MessagesResource {
  private readonly transport: Transport;

  constructor(transport: Transport) {
    this.transport = transport;
  }

  /**
   * One message, whole or as the standard sequence of events, with two divergences: `ping` comes once, and
   * `message_start` counts no input tokens where the model is not on the messages wire.
   *
   * `POST /v1/messages`
   */
  create<const M extends ModelName>(
    body: MessageRequestTo<M> & Streamed,
    options?: CallOptions,
  ): Call<EventStream<Told<MessageEvent>, MessageReply>>;
  create<const M extends ModelName>(
    body: MessageRequestTo<M> & Whole,
    options?: CallOptions,
  ): Call<Result<MessageReply>>;
  create<const M extends ModelName>(
    body: MessageRequestTo<M>,
    options?: CallOptions,
  ): Call<Result<MessageReply> | EventStream<Told<MessageEvent>, MessageReply>>;
  create(body: object, options?: CallOptions): Call<unknown> {
    return createMessage(this.transport, body as never, options);
  }

  /**
   * Exact for a model on the messages wire; an estimate for any other.
   *
   * `POST /v1/messages/count_tokens`
   */
  countTokens(body: CountTokensRequest, options?: CallOptions): Call<Result<TokenCount>> {
    return countTokens(this.transport, body, options);
  }
}

export class EmbeddingsResource {
  private readonly transport: Transport;

  constructor(transport: Transport) {
    this.transport = transport;
  }

  /** `POST /v1/embeddings` */
  create(body: EmbeddingRequest, options?: CallOptions): Call<Result<EmbeddingList>> {
    return createEmbedding(this.transport, body, options);
  }
}

export class ModelsResource {
  private readonly transport: Transport;

  constructor(transport: Transport) {
    this.transport = transport;
  }

  /**
   * All of them, in catalogue order, on one page.
   *
   * `GET /v1/models`
   */
  list(options?: CallOptions): Call<Result<ModelList>> {
    return listModels(this.transport, options);
  }

  /**
   * One of them.
   *
   * `GET /v1/models/{model_id}`
   */
  retrieve(modelId: string, options?: CallOptions): Call<Result<ModelEntry>> {
    return getModel(this.transport, modelId, options);
  }
}

export class DecisionsResource {
  private readonly transport: Transport;

  constructor(transport: Transport) {
    this.transport = transport;
  }

  /**
   * Passed through to a decision model in its own format. A question that is not well formed is a 422.
   *
   * `POST /v1/decisions`
   */
  create(body: DecisionRequest, options?: CallOptions): Call<Result<DecisionReply>> {
    return createDecision(this.transport, body, options);
  }
}

export class UsageResource {
  private readonly transport: Transport;

  constructor(transport: Transport) {
    this.transport = transport;
  }

  /**
   * The usage of the credential's organisation, now.
   *
   * `GET /v1/usage`
   */
  retrieve(options?: CallOptions): Call<Result<UsageReport>> {
    return getUsage(this.transport, options);
  }
}

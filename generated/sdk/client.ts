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
  MessageRequest,
  ModelEntry,
  ModelList,
  ResponseEvent,
  ResponseItemList,
  ResponseObject,
  ResponseRequest,
  TokenCount,
  UsageReport,
} from '../hosted/types.ts';
import type { Call } from '@polywire/runtime/client/call.ts';
import type { CallOptions, ClientOptions } from '@polywire/runtime/client/options.ts';
import type { EventStream } from '@polywire/runtime/client/stream.ts';
import { Transport, type ServedHeaders } from '@polywire/runtime/client/transport.ts';

/**
 * Calls the gateway. Each method gives a promise of the answer; its `withResponse()` has the headers too, and how the
 * request was served. With `stream: true` the answer is an async iterable of events.
 */
export class Polywire {
  readonly chat: ChatResource;
  readonly responses: ResponsesResource;
  readonly messages: MessagesResource;
  readonly embeddings: EmbeddingsResource;
  readonly models: ModelsResource;
  readonly decisions: DecisionsResource;
  readonly usage: UsageResource;

  constructor(options: ClientOptions) {
    const transport = new Transport<Served>(options, servedHeaders);
    this.chat = new ChatResource(transport);
    this.responses = new ResponsesResource(transport);
    this.messages = new MessagesResource(transport);
    this.embeddings = new EmbeddingsResource(transport);
    this.models = new ModelsResource(transport);
    this.decisions = new DecisionsResource(transport);
    this.usage = new UsageResource(transport);
  }
}

export class ChatResource {
  readonly completions: ChatCompletionsResource;

  constructor(transport: Transport<Served>) {
    this.completions = new ChatCompletionsResource(transport);
  }
}

export class ChatCompletionsResource {
  private readonly transport: Transport<Served>;

  constructor(transport: Transport<Served>) {
    this.transport = transport;
  }

  /**
   * One completion, whole or as a stream of chunks that ends with the data `[DONE]`. A stream that never brought a
   * finish reason failed.
   *
   * `POST /v1/chat/completions`
   */
  create(
    body: ChatCompletionRequest & Streamed,
    options?: CallOptions,
  ): Call<EventStream<Told<ChatCompletionEvent>>, Served>;
  create(body: ChatCompletionRequest & Whole, options?: CallOptions): Call<ChatCompletion, Served>;
  create(
    body: ChatCompletionRequest,
    options?: CallOptions,
  ): Call<ChatCompletion | EventStream<Told<ChatCompletionEvent>>, Served>;
  create(body: ChatCompletionRequest, options?: CallOptions): Call<unknown, Served> {
    return this.transport.send({ method: 'POST', path: '/v1/chat/completions', body, ends: ['[DONE]'] }, options);
  }
}

export class ResponsesResource {
  readonly inputItems: ResponsesInputItemsResource;
  private readonly transport: Transport<Served>;

  constructor(transport: Transport<Served>) {
    this.inputItems = new ResponsesInputItemsResource(transport);
    this.transport = transport;
  }

  /**
   * One response, whole or as events. Readable under its id from the moment the last event was sent, for 30 days.
   *
   * `POST /v1/responses`
   */
  create(body: ResponseRequest & Streamed, options?: CallOptions): Call<EventStream<Told<ResponseEvent>>, Served>;
  create(body: ResponseRequest & Whole, options?: CallOptions): Call<ResponseObject, Served>;
  create(body: ResponseRequest, options?: CallOptions): Call<ResponseObject | EventStream<Told<ResponseEvent>>, Served>;
  create(body: ResponseRequest, options?: CallOptions): Call<unknown, Served> {
    return this.transport.send(
      {
        method: 'POST',
        path: '/v1/responses',
        body,
        ends: ['response.completed', 'response.incomplete', 'response.failed'],
      },
      options,
    );
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
  ): Call<EventStream<Told<ResponseEvent>>, Served>;
  retrieve(
    responseId: string,
    query?: Partial<GetResponseQuery> & Whole,
    options?: CallOptions,
  ): Call<ResponseObject, Served>;
  retrieve(
    responseId: string,
    query?: Partial<GetResponseQuery>,
    options?: CallOptions,
  ): Call<ResponseObject | EventStream<Told<ResponseEvent>>, Served>;
  retrieve(responseId: string, query?: Partial<GetResponseQuery>, options?: CallOptions): Call<unknown, Served> {
    return this.transport.send(
      {
        method: 'GET',
        path: `/v1/responses/${encodeURIComponent(responseId)}`,
        ...(query && { query }),
        ends: ['response.completed', 'response.incomplete', 'response.failed'],
      },
      options,
    );
  }

  /**
   * Forgets a stored response. Chains that run through it end with it.
   *
   * `DELETE /v1/responses/{response_id}`
   */
  delete(responseId: string, options?: CallOptions): Call<DeletedResponse, Served> {
    return this.transport.send({ method: 'DELETE', path: `/v1/responses/${encodeURIComponent(responseId)}` }, options);
  }

  /**
   * Stops a response that is under way, which is one that is streamed: it is `cancelled`, as far as it came. One that has
   * ended is a 400 `response_not_cancellable`.
   *
   * `POST /v1/responses/{response_id}/cancel`
   */
  cancel(responseId: string, options?: CallOptions): Call<ResponseObject, Served> {
    return this.transport.send(
      { method: 'POST', path: `/v1/responses/${encodeURIComponent(responseId)}/cancel` },
      options,
    );
  }
}

export class ResponsesInputItemsResource {
  private readonly transport: Transport<Served>;

  constructor(transport: Transport<Served>) {
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
  ): Call<ResponseItemList, Served> {
    return this.transport.send(
      { method: 'GET', path: `/v1/responses/${encodeURIComponent(responseId)}/input_items`, ...(query && { query }) },
      options,
    );
  }
}

export class MessagesResource {
  private readonly transport: Transport<Served>;

  constructor(transport: Transport<Served>) {
    this.transport = transport;
  }

  /**
   * One message, whole or as the standard sequence of events, with two divergences: `ping` comes once, and
   * `message_start` counts no input tokens where the model is not on the messages wire.
   *
   * `POST /v1/messages`
   */
  create(body: MessageRequest & Streamed, options?: CallOptions): Call<EventStream<Told<MessageEvent>>, Served>;
  create(body: MessageRequest & Whole, options?: CallOptions): Call<MessageReply, Served>;
  create(body: MessageRequest, options?: CallOptions): Call<MessageReply | EventStream<Told<MessageEvent>>, Served>;
  create(body: MessageRequest, options?: CallOptions): Call<unknown, Served> {
    return this.transport.send({ method: 'POST', path: '/v1/messages', body, ends: ['message_stop'] }, options);
  }

  /**
   * Exact for a model on the messages wire; an estimate for any other.
   *
   * `POST /v1/messages/count_tokens`
   */
  countTokens(body: CountTokensRequest, options?: CallOptions): Call<TokenCount, Served> {
    return this.transport.send({ method: 'POST', path: '/v1/messages/count_tokens', body }, options);
  }
}

export class EmbeddingsResource {
  private readonly transport: Transport<Served>;

  constructor(transport: Transport<Served>) {
    this.transport = transport;
  }

  /** `POST /v1/embeddings` */
  create(body: EmbeddingRequest, options?: CallOptions): Call<EmbeddingList, Served> {
    return this.transport.send({ method: 'POST', path: '/v1/embeddings', body }, options);
  }
}

export class ModelsResource {
  private readonly transport: Transport<Served>;

  constructor(transport: Transport<Served>) {
    this.transport = transport;
  }

  /**
   * All of them, in catalogue order, on one page.
   *
   * `GET /v1/models`
   */
  list(options?: CallOptions): Call<ModelList, Served> {
    return this.transport.send({ method: 'GET', path: '/v1/models' }, options);
  }

  /**
   * One of them.
   *
   * `GET /v1/models/{model_id}`
   */
  retrieve(modelId: string, options?: CallOptions): Call<ModelEntry, Served> {
    return this.transport.send({ method: 'GET', path: `/v1/models/${encodeURIComponent(modelId)}` }, options);
  }
}

export class DecisionsResource {
  private readonly transport: Transport<Served>;

  constructor(transport: Transport<Served>) {
    this.transport = transport;
  }

  /**
   * Passed through to a decision model in its own format. A question that is not well formed is a 422.
   *
   * `POST /v1/decisions`
   */
  create(body: DecisionRequest, options?: CallOptions): Call<DecisionReply, Served> {
    return this.transport.send({ method: 'POST', path: '/v1/decisions', body }, options);
  }
}

export class UsageResource {
  private readonly transport: Transport<Served>;

  constructor(transport: Transport<Served>) {
    this.transport = transport;
  }

  /**
   * The usage of the credential's organisation, now.
   *
   * `GET /v1/usage`
   */
  retrieve(options?: CallOptions): Call<UsageReport, Served> {
    return this.transport.send({ method: 'GET', path: '/v1/usage' }, options);
  }
}

/** The whole answer at once. */
interface Whole {
  readonly stream?: false | null;
}

/** The answer as events. */
interface Streamed {
  readonly stream: true;
}

/** The events that a loop meets: one that tells of a failure is thrown instead. */
type Told<Event> = Exclude<Event, { readonly error: object }>;

/** How a request was served, as far as the answer says. */
export interface Served {
  /**
   * Canonical names of parameters, tools and ignored fields that the model did not get, in catalogue order, joined by
   * `, `. Absent where nothing was dropped.
   */
  readonly droppedParams?: string;
  /** `name=requested>applied` for each value moved into the model's range. Absent where nothing was clamped. */
  readonly clampedParams?: string;
  /** Kinds of parts, markers and rewritten tool schemas lost on the way. Absent where nothing was lost. */
  readonly droppedContent?: string;
  /** A fallback model served. */
  readonly failover?: string;
  /** Provider calls made, at least 1. */
  readonly attempts?: string;
}

const servedHeaders: ServedHeaders<Served> = {
  droppedParams: 'X-Service-Dropped-Params',
  clampedParams: 'X-Service-Clamped-Params',
  droppedContent: 'X-Service-Dropped-Content',
  failover: 'X-Service-Failover',
  attempts: 'X-Service-Attempts',
};

import type { SseMessage } from '../../platform/sse.ts';
import type { JsonObject } from '../../wires/codec.ts';

/** What was asked, by a request whose response is kept. */
export interface StoredRequest {
  readonly organization: string;

  /** The response it goes on from; null: it began a conversation. */
  readonly previous: string | null;

  /** Items that the caller sent, each with an id. */
  readonly input: readonly JsonObject[];

  /** State of reasoning in `input` that the caller left to us, by the id of its item. */
  readonly states: States;
}

/** State of reasoning as the wire carries it, by the id of its item: for the model that made it, and for no caller. */
export type States = Readonly<Record<string, string>>;

/** One response that was kept, and what it answered. */
export interface StoredResponse extends StoredRequest {
  readonly id: string;

  /** The response object, as its caller got it. */
  readonly response: JsonObject;

  /** Of all reasoning in `input` and in the response's output. */
  readonly states: States;
}

/** The messages of a stream, each with its index as its sequence number. */
export type Events = readonly SseMessage[];

/** A stored response is known by its id, to its organisation alone. */
export interface Name {
  readonly organization: string;
  readonly id: string;
}

/**
 * Keeps responses for `response_retention`, for all processes that share it. Another organisation's id is unknown. Everything
 * may throw StoreUnavailable.
 */
export interface ResponseStore {
  /** Keeps a response as it is while this process makes it. It is `failed` once this process is dead. */
  begin(stored: StoredResponse): Promise<void>;

  /**
   * Keeps what a response that was begun has become. Nothing is kept of one that another process has deleted meanwhile, nor
   * of one that it has ended, unless it is `cancelled` now.
   */
  end(stored: StoredResponse, events: Events | null): Promise<void>;

  /** Keeps a whole response. `events`: the stream that it was; null: it was none, or is too long to be kept. */
  put(stored: StoredResponse, events: Events | null): Promise<void>;

  /** Null: unknown, expired or deleted. */
  get(organization: string, id: string): Promise<StoredResponse | null>;

  /** The events of a response that `get` finds; null: it was not streamed, or they are no longer kept. */
  events(organization: string, id: string): Promise<Events | null>;

  /** False: there was none. */
  delete(organization: string, id: string): Promise<boolean>;

  /** Ends a response that another process is making, which learns of it. Null: none is under way. */
  cancel(organization: string, id: string): Promise<StoredResponse | null>;

  /** Those that this process has begun and nobody has ended. */
  underWay(): Promise<readonly Name[]>;
}

/** Somebody is still making it. */
export function isUnderWay({ response }: StoredResponse): boolean {
  return response['status'] === 'in_progress';
}

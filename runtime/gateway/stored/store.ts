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

/** Keeps responses for `response_retention`. Another organisation's id is unknown. */
export interface ResponseStore {
  /** `events`: the stream that it was; null: it was none, or is too long to be kept. */
  put(stored: StoredResponse, events: Events | null): Promise<void>;

  /** Null: unknown, expired or deleted. */
  get(organization: string, id: string): Promise<StoredResponse | null>;

  /** The events of a response that `get` finds; null: it was not streamed, or they are no longer kept. */
  events(organization: string, id: string): Promise<Events | null>;

  /** False: there was none. */
  delete(organization: string, id: string): Promise<boolean>;
}

import type { JsonObject } from '../../wires/codec.ts';

/** One response that was kept, and what it answered. */
export interface StoredResponse {
  readonly id: string;
  readonly organization: string;

  /** The response it goes on from; null: it began a conversation. */
  readonly previous: string | null;

  /** Items that the caller sent, each with an id. */
  readonly input: readonly JsonObject[];

  /** The response object, as its caller got it. */
  readonly response: JsonObject;
}

/** Keeps responses for `response_retention`. Another organisation's id is unknown. */
export interface ResponseStore {
  put(stored: StoredResponse): Promise<void>;

  /** Null: unknown, expired or deleted. */
  get(organization: string, id: string): Promise<StoredResponse | null>;

  /** False: there was none. */
  delete(organization: string, id: string): Promise<boolean>;
}

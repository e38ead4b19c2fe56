import type { SseMessage } from '../platform/sse.ts';
import type { JsonObject } from '../wires/codec.ts';

/** Sees an answer before its caller does, to keep it. */
export interface Keeper {
  /** A complete answer; sent when it is kept. */
  reply(body: JsonObject): Promise<void>;

  /** Each message of a stream. */
  message(message: SseMessage): void;

  /** The last message was seen; it is sent when the answer is kept. */
  ended(): Promise<void>;
}

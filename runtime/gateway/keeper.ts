import type { SseMessage } from '../platform/sse.ts';
import type { JsonObject } from '../wires/codec.ts';

/** Sees an answer before its caller does, to keep it. */
export interface Keeper {
  /** The state of a piece of reasoning, by the id of its item. It comes before the answer or message that ends the item. */
  state(itemId: string, state: string): void;

  /** A complete answer; sent when it is kept. */
  reply(body: JsonObject): Promise<void>;

  /** A stream begins. `cancel` calls it off: its last messages come at once, and no more of it is made. */
  begun(cancel: () => void): void;

  /** Each message of a stream. */
  message(message: SseMessage): void;

  /** The last message was seen; it is sent when the answer is kept. */
  ended(): Promise<void>;
}

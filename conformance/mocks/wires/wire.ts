import type { Frame } from '../frame.ts';
import type { JsonObject } from '../json.ts';
import type { Asked } from '../talk/asked.ts';
import type { Said } from '../talk/said.ts';

/** A wire that models chat on, from the provider's side. */
export interface ChatWire {
  /** From a body that the wire's schema has accepted. */
  read(body: JsonObject, place: { readonly model: string; readonly stream: boolean }): Asked;

  /** The reply as one body. */
  reply(said: Said, asked: Asked): JsonObject;

  /** The same reply as a stream. */
  events(said: Said, asked: Asked): Iterable<Frame>;

  /** The frame that says a stream has failed. */
  failure(message: string): Frame;
}

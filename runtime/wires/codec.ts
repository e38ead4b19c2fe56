import type { ChatWire, Group, Provider } from '@polywire/generated/catalog/rows.ts';
import type { ReplyEvent } from '../turn/event.ts';
import type { Problem } from '../turn/problem.ts';
import type { Reply } from '../turn/reply.ts';
import type { Turn } from '../turn/turn.ts';
import type { SseMessage } from '../platform/sse.ts';

/**
 * One wire format, spoken in both directions: to callers (decodeRequest, encodeReply, encodeEvents, encodeError) and
 * to providers (encodeRequest, decodeReply, decodeEvents, decodeError).
 *
 * Laws, held by property tests over every codec:
 * - `decodeRequest(encodeRequest(turn)).turn` is the turn, for turns the wire can say;
 * - `decodeReply(encodeReply(reply))` is the reply;
 * - `fold(decodeEvents(encodeEvents(unfold(reply))))` is the reply, however the bytes are cut.
 *
 * A codec keeps no state between calls; a decoder or encoder of events belongs to one stream.
 * `Asked` is what the codec must remember of the request to shape its reply (`include_usage`, legacy functions, …).
 */
export interface Codec<Asked = unknown> {
  readonly wire: ChatWire;

  /** From a body that the generated validator has accepted. Throws ProblemError where no schema can say what is wrong. */
  decodeRequest(body: JsonObject): { readonly turn: Turn; readonly asked: Asked };

  /** The body that a provider on this wire receives. The turn has been adapted to the target. */
  encodeRequest(turn: Turn, target: Target): JsonObject;

  /** From a provider's reply of status 2xx. Throws ProblemError (`upstream_malformed`) when it is not one. */
  decodeReply(body: unknown, target: Target): Reply;

  encodeReply(reply: Reply, answer: Answer<Asked>): JsonObject;

  decodeEvents(target: Target): EventDecoder;

  encodeEvents(answer: Answer<Asked>): EventEncoder;

  /** From a provider's reply of another status, whatever its body is. */
  decodeError(status: number, body: unknown): Problem;

  /** The body that a caller on this wire receives; status and headers follow from the problem's row. */
  encodeError(problem: Problem): JsonObject;
}

export type JsonObject = Readonly<Record<string, unknown>>;

/** The model that a turn goes to. */
export interface Target {
  readonly alias: string;

  /** The provider's own model id, from the deployment file. */
  readonly model: string;

  /** Row keys of groups.yaml and providers.yaml, and the rows. `groupName` is the family that sealed state is tagged with. */
  readonly groupName: string;
  readonly group: Group;
  readonly providerName: string;
  readonly provider: Provider;

  /** Unix seconds now, for wires whose replies carry no time. */
  readonly now: number;

  /** A new unique id part (letters and digits), for wires whose replies carry none. */
  readonly newId: () => string;
}

/** What the caller is told beside the reply. */
export interface Answer<Asked> {
  readonly asked: Asked;

  /** The name to put into `model`. */
  readonly model: string;

  /** Unique id part of this answer (letters and digits), to which the wire adds its prefix. */
  readonly id: string;

  /** Unix seconds. */
  readonly created: number;

  /** Unix seconds now, for wires that say when an answer was complete; absent: it is not said. */
  readonly now?: () => number;

  /** The `service` field: asked for at the end, when failover is known. Null: leave it out. */
  readonly service: () => Service | null;

  /**
   * Told the state of each piece of reasoning under the id of its item, whether or not the caller gets to see it.
   * Absent: nobody keeps it.
   */
  readonly keepState?: (itemId: string, state: string) => void;

  /** The provider kind uses a final usage chunk whether asked for or not; see providers.yaml. */
  readonly provider: Provider;
}

/** Body field `service`: how the request was served. */
export interface Service {
  readonly failover: boolean;

  /** Provider calls made, at least 1. */
  readonly attempts: number;
  readonly requested_model: string;
  readonly served_model: string;
}

/** Turns a provider's SSE messages into events. */
export interface EventDecoder {
  /** Events that this message completes; none, one or several. Never throws: a broken message is an `error` event. */
  push(message: SseMessage): readonly ReplyEvent[];

  /** The provider closed the stream: closes what is open. Emits `stop` with null where it never said why it ended. */
  end(): readonly ReplyEvent[];
}

/** Turns events into the SSE messages that a caller reads. */
export interface EventEncoder {
  push(event: ReplyEvent): readonly SseMessage[];

  /**
   * The last messages of an answer that ends here: `cancelled`, or because of a problem. Only a wire whose answers are
   * kept has it.
   */
  breakOff?(why: 'cancelled' | Problem): readonly SseMessage[];
}

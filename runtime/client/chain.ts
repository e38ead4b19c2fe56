import { AbortError } from './error.ts';
import type { CallOptions } from './options.ts';
import type { EventStream } from './stream.ts';

/** The part of a response that is read. */
interface Stored {
  readonly id: string;
  readonly status: string;
}

/** How a chain asks: the same operation, whole and as a stream. */
export interface Asks<Reply, Event> {
  readonly whole: (body: object, options?: CallOptions) => PromiseLike<Reply>;
  readonly streamed: (body: object, options?: CallOptions) => PromiseLike<EventStream<Event, Reply>>;
}

/**
 * A conversation that the service keeps: each turn goes on from the last one that was answered, so that only what is
 * new is sent. What the chain was made with is sent with every turn, since the service does not carry it over.
 */
export class Chain<Input, Reply extends Stored, Event> {
  private readonly asks: Asks<Reply, Event>;
  private readonly every: object;
  private latest: string | null;

  /** The turn that is still being read. */
  private reading: EventStream<Event, Reply> | undefined;

  constructor(asks: Asks<Reply, Event>, every: object, from: string | null = null) {
    this.asks = asks;
    this.every = every;
    this.latest = from;
  }

  /** The id of the last response that was answered; null: there is none yet. Reads a stream of this chain to its end. */
  async lastId(): Promise<string | null> {
    const { reading } = this;
    this.reading = undefined;
    try {
      if (reading !== undefined) this.advance(await reading.finalMessage());
    } catch (error) {
      // A turn that was left is no part of the conversation.
      if (!(error instanceof AbortError)) throw error;
    }
    return this.latest;
  }

  /** One turn, whole. */
  async send(input: Input, options?: CallOptions): Promise<Reply> {
    const reply = await this.asks.whole(await this.next(input), options);
    this.advance(reply);
    return reply;
  }

  /** One turn as events. The next turn goes on from it where it was read to its end, and else from the one before. */
  async stream(input: Input, options?: CallOptions): Promise<EventStream<Event, Reply>> {
    this.reading = await this.asks.streamed(await this.next(input), options);
    return this.reading;
  }

  private async next(input: Input): Promise<object> {
    const previous_response_id = await this.lastId();
    return { ...this.every, input, ...(previous_response_id !== null && { previous_response_id }) };
  }

  private advance({ id, status }: Stored): void {
    if (status === 'completed' || status === 'incomplete') this.latest = id;
  }
}

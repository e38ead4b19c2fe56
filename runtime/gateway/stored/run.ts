import type { SseMessage } from '../../platform/sse.ts';
import type { JsonObject } from '../../wires/codec.ts';
import type { Events, Name, StoredRequest, StoredResponse } from './store.ts';

/** Characters of messages that a run remembers; a longer stream is kept without its events. */
const longestStream = 16 * 1024 * 1024;

/** A stored response while it is made: its messages so far, which many readers can follow. */
export class Run {
  /** Id of the response. */
  readonly id: string;
  readonly asked: StoredRequest;

  /** Calls it off; it is kept as far as it came. */
  readonly cancel: () => Promise<void>;

  /** No message follows. */
  ended = false;

  /** The store knows that it has begun. */
  kept = false;

  private readonly begun: JsonObject;
  private messages: SseMessage[] | null = [];
  private size = 0;
  private readonly waiting = new Set<() => void>();

  /** `opening`, the first message, has the response as it begins. */
  constructor(asked: StoredRequest, opening: SseMessage, cancel: () => Promise<void>) {
    const { response } = JSON.parse(opening.data) as { readonly response: JsonObject };
    this.id = String(response['id']);
    this.asked = asked;
    this.begun = response;
    this.cancel = cancel;
    this.add(opening);
  }

  get name(): Name {
    return { organization: this.asked.organization, id: this.id };
  }

  /** The response as it is while it is made. */
  get stored(): StoredResponse {
    return { ...this.asked, id: this.id, response: this.begun };
  }

  /** Null: the stream became too long. */
  get events(): Events | null {
    return this.messages;
  }

  add(message: SseMessage): void {
    this.size += message.data.length;
    if (this.size > longestStream) this.messages = null;
    else this.messages?.push(message);
    this.wake();
  }

  /** Its response is kept: `last` can be told. */
  end(last: SseMessage): void {
    this.add(last);
    this.ended = true;
    this.wake();
  }

  /** Waits until there are more than `known` messages, or until no more can be had. */
  async more(known: number): Promise<void> {
    if (this.ended || this.messages === null || this.messages.length > known) return;
    await new Promise<void>((resolve) => this.waiting.add(resolve));
  }

  private wake(): void {
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }
}

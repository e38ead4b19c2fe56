import { isCut } from '../platform/cutoff.ts';
import { SseParser } from '../platform/sse-parser.ts';
import type { ByteSource } from '../platform/upstream.ts';
import type { ReplyEvent } from '../turn/event.ts';
import type { EventDecoder } from '../wires/codec.ts';
import { asProviderFailure, ProviderFailure } from './provider-failure.ts';
import { type CallWatch, kindOf } from './telemetry/telemetry.ts';

/** Bytes after the end of a reply that are read, so that the connection can be used again; longer rests are cut off. */
const longestRest = 64 * 1024;

/** The events of one provider call, read no faster than they are asked for. */
export class ProviderEvents {
  private readonly source: ByteSource;
  private readonly decoder: EventDecoder;
  private readonly finish: (event: ReplyEvent) => readonly ReplyEvent[];
  private readonly watch: CallWatch;
  private readonly parser = new SseParser();

  /** The provider said something. */
  private heard = false;
  /** Why the connection broke. */
  private broken: unknown = null;
  private over = false;

  constructor(
    source: ByteSource,
    decoder: EventDecoder,
    finish: (event: ReplyEvent) => readonly ReplyEvent[],
    watch: CallWatch,
  ) {
    this.source = source;
    this.decoder = decoder;
    this.finish = finish;
    this.watch = watch;
  }

  /**
   * The events up to the first output, at least one of which is more than `start`. Throws ProviderFailure when the
   * provider fails before it, and the cutoff's reason.
   */
  async untilOutput(): Promise<readonly ReplyEvent[]> {
    const begun: ReplyEvent[] = [];
    for (;;) {
      const events = await this.next();
      if (events === null) throw this.failure();
      begun.push(...events);
      const output = events.find((event) => event.type !== 'start');
      if (output === undefined) continue;
      if (output.type === 'error') throw new ProviderFailure(output.problem);
      if (output.type === 'stop' && (output.stop === null || this.broken !== null || !this.heard)) throw this.failure();
      this.watch.output();
      return begun;
    }
  }

  /** All events that can be had now, else those that come next; null after `stop` or `error`. */
  async next(): Promise<readonly ReplyEvent[] | null> {
    while (!this.over) {
      const events: ReplyEvent[] = [];
      try {
        this.read(await this.source.next(), events);
      } catch (error) {
        if (isCut(error)) {
          this.watch.end(kindOf(error), null);
          throw error;
        }
        this.broken = error;
        this.close(events);
      }
      if (events.length > 0) return events;
    }
    return null;
  }

  /** Gives up what was not read yet, if the reply has not ended. */
  cancel(): void {
    if (this.over) return;
    this.watch.end('cancelled', null);
    this.source.cancel();
  }

  private read(chunks: readonly Buffer[] | null, events: ReplyEvent[]): void {
    if (chunks === null) {
      this.decode(this.parser.end(), events);
      this.close(events);
      return;
    }
    for (const chunk of chunks) this.decode(this.parser.push(chunk), events);
  }

  private decode(messages: ReturnType<SseParser['push']>, events: ReplyEvent[]): void {
    for (const message of messages) {
      this.heard = true;
      this.take(this.decoder.push(message), events);
    }
  }

  /** The provider will say no more: what is open is closed, and a reply that never said why it ended stops with null. */
  private close(events: ReplyEvent[]): void {
    this.take(this.decoder.end(), events);
    this.over = true;
  }

  private take(decoded: readonly ReplyEvent[], events: ReplyEvent[]): void {
    for (const event of decoded) {
      for (const finished of this.finish(event)) {
        if (this.over) return;
        events.push(finished);
        if (finished.type === 'stop' || finished.type === 'error') {
          this.over = true;
          this.tellEnd(finished);
          void readRest(this.source);
        }
      }
    }
  }

  private tellEnd(last: ReplyEvent): void {
    if (last.type === 'error') this.watch.end(last.problem.name, null);
    if (last.type !== 'stop') return;
    const broke = last.stop === null || this.broken !== null;
    this.watch.end(broke ? this.failure().problem.name : null, last.usage);
  }

  private failure(): ProviderFailure {
    if (this.broken !== null) return asProviderFailure(this.broken);
    const message = 'The provider ended its stream before it had said anything.';
    return new ProviderFailure({ name: 'upstream_malformed', message });
  }
}

/** Reads what follows a reply to its end. It may as well break: nothing of it is wanted. */
async function readRest(source: ByteSource): Promise<void> {
  try {
    let size = 0;
    for (let chunks = await source.next(); chunks !== null; chunks = await source.next()) {
      for (const chunk of chunks) size += chunk.length;
      if (size > longestRest) source.cancel();
    }
  } catch {
    source.cancel();
  }
}

import { AbortError, ClientError, ConnectionError, field, StreamError, TimeoutError } from './error.ts';
import type { ErrorCatalogue } from './error.ts';
import type { Fold } from './fold/fold.ts';
import type { Secret } from './secret.ts';
import { resultOf, withBody, type Result, type ServiceReport } from './service.ts';
import { SseParser } from './sse.ts';

/** How a stream of an operation ends: the data of its last event, or the `type` in that data. */
export type StreamEnd = readonly string[];

/** What goes wrong with the reading of a stream, as the caller is told. */
export interface StreamLimits {
  /** Milliseconds between two pieces. */
  readonly idleTimeout: number;

  /** Aborted by the caller. */
  readonly signal: AbortSignal | undefined;
  readonly secret: Secret;
  readonly errors: ErrorCatalogue;
}

/**
 * The events of an answer, once. Leaving a loop over them early gives the answer up. A stream that tells of a failure
 * or breaks off throws StreamError; one that stands still, TimeoutError. `Answer` is what its events make as one, which has
 * the report on it where the service tells how it was served.
 */
export class EventStream<Event, Reply = unknown, Answer = Result<Reply>> implements AsyncIterable<Event> {
  private readonly events: AsyncGenerator<Event, undefined>;
  private readonly controller: AbortController;
  private readonly fold: Fold | undefined;
  private readonly reported: boolean;
  private report: ServiceReport;
  private ended = false;
  private failure: unknown;

  constructor(
    events: AsyncGenerator<Event, undefined>,
    controller: AbortController,
    report: ServiceReport,
    fold?: Fold,
    reported = true,
  ) {
    this.events = this.watched(events);
    this.controller = controller;
    this.report = report;
    this.fold = fold;
    this.reported = reported;
  }

  /** How it was served: what the headers say, and with the last event what that says. */
  get service(): ServiceReport {
    return this.report;
  }

  [Symbol.asyncIterator](): AsyncIterator<Event, undefined> {
    return this.events;
  }

  /**
   * The answer as it would have come without a stream, once the last event is there; reads on to it. Throws what the
   * stream threw, and AbortError where its loop was left before the end.
   */
  async finalMessage(): Promise<Answer> {
    while (!(await this.events.next()).done);
    if (this.failure !== undefined) throw this.failure as ClientError;
    if (!this.ended || this.fold === undefined) throw new AbortError('the stream was left before its end');
    const reply = this.fold.reply();
    return (this.reported ? resultOf(reply, this.report) : reply) as Answer;
  }

  /** Gives the answer up: the loop over the events throws AbortError. */
  abort(): void {
    this.controller.abort();
  }

  private async *watched(events: AsyncGenerator<Event, undefined>): AsyncGenerator<Event, undefined> {
    try {
      for await (const event of events) {
        this.fold?.take(event);
        this.report = withBody(this.report, event);
        yield event;
      }
    } catch (error) {
      this.failure = error;
      throw error;
    }
    this.ended = true;
    return undefined;
  }
}

/** Milliseconds that the service has to close a stream after its last event, so that the connection can be used again. */
const closing = 1000;

/** Reads events from the body of an answer. `controller` is the one of its request. */
export async function* readEvents<Event>(
  body: ReadableStream<Uint8Array>,
  ends: StreamEnd,
  { idleTimeout, signal, secret, errors }: StreamLimits,
  controller: AbortController,
): AsyncGenerator<Event, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const parser = new SseParser();
  const next = async (limit: number): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }> => {
    const timer = setTimeout(() => {
      controller.abort(new TimeoutError(`no event for ${limit} ms`));
    }, limit);
    return reader.read().finally(() => {
      clearTimeout(timer);
    });
  };
  let ended = false;
  try {
    for (let done = false; !done;) {
      const piece = await next(ended ? closing : idleTimeout);
      ({ done } = piece);
      const events = piece.value ? parser.push(decoder.decode(piece.value, { stream: true })) : parser.end();
      for (const { data } of events) {
        if (ended || (ended = ends.includes(data))) continue;
        const event = eventIn(secret.hide(data), errors);
        ended = ends.includes(String(field(event, 'type')));
        yield event as Event;
      }
    }
  } catch (error) {
    if (!ended) throw told(error, controller, signal, secret, 'the connection broke while the stream was read');
  } finally {
    // Nobody reads on: the caller has left, or something failed. After a whole stream it does nothing.
    controller.abort();
  }
  if (!ended) throw new StreamError('the stream broke off before its end');
}

function eventIn(data: string, errors: ErrorCatalogue): unknown {
  let event: unknown;
  try {
    event = JSON.parse(data);
  } catch (error) {
    throw new StreamError(`the stream broke off inside an event: ${String(error)}`);
  }
  const failure = field(event, 'error');
  if (typeof failure === 'object' && failure !== null) throw new StreamError('the stream failed', event, errors);
  return event;
}

/** The error that a caller gets for whatever `fetch` throws. */
export function told(
  error: unknown,
  controller: AbortController,
  signal: AbortSignal | undefined,
  secret: Secret,
  message: string,
): ClientError {
  if (error instanceof ClientError) return error;
  if (signal?.aborted) return new AbortError('aborted by the caller', { cause: signal.reason });
  if (controller.signal.aborted) {
    const reason: unknown = controller.signal.reason;
    return reason instanceof ClientError ? reason : new AbortError('the stream was aborted');
  }
  return new ConnectionError(message, { cause: secret.cause(error) });
}

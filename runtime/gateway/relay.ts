import { CallerGone, Cancelled } from '../platform/cutoff.ts';
import type { SseMessage } from '../platform/sse.ts';
import { writeSse, writeSseComment } from '../platform/sse-writer.ts';
import { within } from '../platform/within.ts';
import type { ReplyEvent } from '../turn/event.ts';
import type { Problem } from '../turn/problem.ts';
import type { Usage } from '../turn/usage.ts';
import type { EventEncoder } from '../wires/codec.ts';
import type { PartialUsage } from './admission/partial.ts';
import type { Opened } from './call.ts';
import type { Keeper } from './keeper.ts';
import { answerOf, type Passage } from './passage.ts';
import { asProblem } from './problems.ts';
import { type Outcome, settle } from './settle.ts';

/** A stream failed after its first output: its connection is closed without the end that a whole body has. */
export class StreamCut extends Error {
  constructor() {
    super('the stream failed after its first output');
    this.name = 'StreamCut';
  }
}

/**
 * An opened stream in the caller's words, one piece of text for all that is there at once. It is pulled: what the caller
 * does not take is not read from the provider. A failure ends it in the words that the caller's wire has for it, or,
 * where it has none, with StreamCut. Who keeps it can call it off; what is kept has an end on every path out of here.
 */
export async function* relay<Asked>(
  opened: Opened,
  passage: Passage<Asked>,
  keeper: Keeper | null,
): AsyncGenerator<string> {
  const telling = new Telling(
    passage.codec.encodeEvents(answerOf(passage, opened.route, keeper)),
    keeper,
    passage.partial,
  );
  keeper?.begun(() => {
    telling.breakOff();
    passage.cutoff.cancel();
  });
  const relayed = passage.visit.record.relay();
  try {
    let events: readonly ReplyEvent[] | null = opened.begun;
    while (events !== null) {
      const text = telling.tell(events);
      if (telling.ended) {
        await keeper?.ended();
        await settle(passage, telling.outcome, telling.usage);
      }
      if (text !== '') yield text;
      events = await opened.events.next();
    }
    if (telling.brokeOff) throw new StreamCut();
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    yield telling.farewell;
  } finally {
    opened.events.cancel();
    if (!telling.ended && keeper !== null) {
      telling.breakOff();
      await keeper.ended();
    }
    relayed();
    await settle(passage, telling.outcome, telling.usage);
  }
}

/**
 * The same for a stream whose 200 went out before it had begun: comments keep the connection alive until it does, and a
 * failure is told in-band (seed 000, "Events").
 */
export async function* relayLate<Asked>(
  opening: Promise<Opened>,
  passage: Passage<Asked>,
  keeper: Keeper | null,
): AsyncGenerator<string> {
  const { limits } = passage.visit.setup;
  let opened: Opened | null = null;
  try {
    while (opened === null) {
      yield writeSseComment('keep-alive');
      opened = await within(opening, limits.keep_alive);
    }
  } catch (error) {
    if (error instanceof CallerGone) throw error;
    const text = failure(error, passage, keeper);
    await keeper?.ended();
    yield text;
    await settle(passage, 'failed');
    return;
  }
  yield* relay(opened, passage, keeper);
}

function failure<Asked>(error: unknown, passage: Passage<Asked>, keeper: Keeper | null): string {
  const { codec, attempts, visit } = passage;
  const telling = new Telling(codec.encodeEvents(answerOf(passage, attempts.route, keeper)), keeper, passage.partial);
  const problem = asProblem(error, visit.log);
  visit.record.error = problem.name;
  return telling.tell([{ type: 'error', problem }]);
}

/** Events as the text of a stream, and how the stream ended. */
class Telling {
  outcome: Outcome = 'abandoned';

  /** Of an answer that came to its end. */
  usage: Usage | null = null;

  /** Nothing more is told. */
  ended = false;

  /** The stream failed, and its wire has no words to say so. */
  brokeOff = false;

  /** The last words of an answer that was called off. */
  farewell = '';

  private readonly encoder: EventEncoder;
  private readonly keeper: Keeper | null;
  private readonly partial: PartialUsage;

  constructor(encoder: EventEncoder, keeper: Keeper | null, partial: PartialUsage) {
    this.encoder = encoder;
    this.keeper = keeper;
    this.partial = partial;
  }

  tell(events: readonly ReplyEvent[]): string {
    let text = '';
    for (const event of events) {
      if (this.ended) break;
      this.partial.push(event);
      const messages = this.encoder.push(event);
      if (event.type === 'stop') this.end(event.stop === null, event.stop !== null, event.stop && event.usage);
      if (event.type === 'error') this.end(true, messages.length > 0, null);
      text += this.write(messages);
    }
    if (this.brokeOff && this.keeper !== null) this.write(this.encoder.breakOff?.(broken) ?? []);
    return text;
  }

  /** Ends what was told where it is; nothing more of it is wanted. */
  breakOff(): void {
    if (this.ended) return;
    this.ended = true;
    this.farewell = this.write(this.encoder.breakOff?.('cancelled') ?? []);
  }

  private write(messages: readonly SseMessage[]): string {
    let text = '';
    for (const message of messages) {
      this.keeper?.message(message);
      text += writeSse(message);
    }
    return text;
  }

  private end(failed: boolean, worded: boolean, usage: Usage | null): void {
    this.ended = true;
    this.outcome = failed ? 'failed' : 'whole';
    this.brokeOff = !worded;
    this.usage = usage;
  }
}

/** What a kept answer says whose provider broke off; its caller saw the stream break. */
const broken: Problem = {
  name: 'upstream_unreachable',
  message: 'The provider broke off in the middle of its answer.',
};

import { CallerGone } from '../platform/cutoff.ts';
import { writeSse, writeSseComment } from '../platform/sse-writer.ts';
import { within } from '../platform/within.ts';
import type { ReplyEvent } from '../turn/event.ts';
import { noUsage, type Usage } from '../turn/usage.ts';
import type { EventEncoder } from '../wires/codec.ts';
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
 * where it has none, with StreamCut.
 */
export async function* relay<Asked>(
  opened: Opened,
  passage: Passage<Asked>,
  keeper: Keeper | null,
): AsyncGenerator<string> {
  const telling = new Telling(passage.codec.encodeEvents(answerOf(passage, opened.route)), keeper);
  try {
    let events: readonly ReplyEvent[] | null = opened.begun;
    while (events !== null) {
      const text = telling.tell(events);
      if (telling.ended) await keeper?.ended();
      if (text !== '') yield text;
      events = await opened.events.next();
    }
    if (telling.brokeOff) throw new StreamCut();
  } finally {
    opened.events.cancel();
    settle(passage, telling.outcome, telling.usage);
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
    yield failure(error, passage);
    settle(passage, 'failed', noUsage);
    return;
  }
  yield* relay(opened, passage, keeper);
}

function failure<Asked>(error: unknown, passage: Passage<Asked>): string {
  const { codec, attempts, visit } = passage;
  const telling = new Telling(codec.encodeEvents(answerOf(passage, attempts.route)), null);
  return telling.tell([{ type: 'error', problem: asProblem(error, visit.log) }]);
}

/** Events as the text of a stream, and how the stream ended. */
class Telling {
  outcome: Outcome = 'abandoned';
  usage: Usage = noUsage;

  /** Nothing more is told. */
  ended = false;

  /** The stream failed, and its wire has no words to say so. */
  brokeOff = false;

  private readonly encoder: EventEncoder;
  private readonly keeper: Keeper | null;

  constructor(encoder: EventEncoder, keeper: Keeper | null) {
    this.encoder = encoder;
    this.keeper = keeper;
  }

  tell(events: readonly ReplyEvent[]): string {
    let text = '';
    for (const event of events) {
      const messages = this.encoder.push(event);
      if (event.type === 'stop') this.end(event.stop === null, event.stop !== null, event.usage);
      if (event.type === 'error') this.end(true, messages.length > 0, this.usage);
      for (const message of messages) {
        this.keeper?.message(message);
        text += writeSse(message);
      }
    }
    return text;
  }

  private end(failed: boolean, worded: boolean, usage: Usage): void {
    this.ended = true;
    this.outcome = failed ? 'failed' : 'whole';
    this.brokeOff = !worded;
    this.usage = usage;
  }
}

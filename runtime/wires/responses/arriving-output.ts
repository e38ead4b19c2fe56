import type { ReplyEvent } from '../../turn/event.ts';
import type { JsonObject } from '../codec.ts';
import { asArray, asObject, asText } from '../shared/json.ts';
import {
  ArrivingCall,
  type ArrivingItem,
  ArrivingMessage,
  ArrivingReasoning,
  ArrivingWhole,
  type Stream,
} from './arriving-items.ts';
import type { ArrivingPart } from './arriving-part.ts';

interface Place {
  readonly arriving: ArrivingItem;

  /** The item as it was when it opened; empty where its opening was never told. */
  readonly opening: JsonObject;
  settled: boolean;
}

/** A provider's output as it arrives: several items at once, each at its place (`output_index`). */
export class ArrivingOutput {
  private readonly stream: Stream;
  private readonly places = new Map<unknown, Place>();
  private readonly byId = new Map<string, Place>();

  constructor(stream: Stream) {
    this.stream = stream;
  }

  /** An item opens. Where a provider gives all items one place, they come one after the other. */
  begin(events: ReplyEvent[], place: unknown, item: JsonObject): void {
    const before = this.places.get(place);
    if (before !== undefined && !before.settled) {
      if (idOf(before.opening) === idOf(item)) return;
      this.settle(events, place, before.opening);
    }
    this.open(events, place, item);
  }

  /** The message at a place. */
  message(place: unknown): ArrivingMessage {
    const { arriving } = this.places.get(place) ?? {};
    if (arriving instanceof ArrivingMessage) return arriving;
    const message = new ArrivingMessage(this.stream);
    this.places.set(place, { arriving: message, opening: { type: 'message' }, settled: false });
    return message;
  }

  reasoning(place: unknown): ArrivingReasoning {
    const { arriving } = this.places.get(place) ?? {};
    if (arriving instanceof ArrivingReasoning) return arriving;
    const reasoning = new ArrivingReasoning(this.stream);
    this.places.set(place, { arriving: reasoning, opening: { type: 'reasoning' }, settled: false });
    return reasoning;
  }

  /** The arguments of the call at a place; undefined where no event told of its opening, without which it has no name. */
  call(place: unknown): ArrivingPart | undefined {
    const { arriving } = this.places.get(place) ?? {};
    return arriving instanceof ArrivingCall ? arriving.arguments : undefined;
  }

  /** An item is done. The event that says so has all of it, and may be the only one that tells of it. */
  settle(events: ReplyEvent[], place: unknown, item: JsonObject): void {
    const id = idOf(item);
    let at = (id === undefined ? undefined : this.byId.get(id)) ?? this.places.get(place);
    if (at === undefined || isAnother(at.opening, item)) at = this.open(events, place, item);
    else if (at.settled) {
      if (id === undefined || this.byId.has(id)) return;
      at = this.open(events, place, item);
    }
    at.settled = true;
    at.arriving.settle(events, item);
  }

  /** The stream is over. `output`, where the provider repeats it, has what no event told. Gives what was seen. */
  finish(events: ReplyEvent[], output: unknown): Stream['seen'] {
    asArray(output).forEach((value, place) => {
      const item = asObject(value);
      if (item !== undefined && this.places.get(place)?.settled !== true) this.settle(events, place, item);
    });
    for (const [place, { opening, settled }] of this.places) {
      if (!settled) this.settle(events, place, opening);
    }
    this.stream.parts.closeAll(events);
    return this.stream.seen;
  }

  private open(events: ReplyEvent[], place: unknown, item: JsonObject): Place {
    const opened = { arriving: this.arriving(events, item), opening: item, settled: false };
    this.places.set(place, opened);
    const id = idOf(item);
    if (id !== undefined) this.byId.set(id, opened);
    return opened;
  }

  private arriving(events: ReplyEvent[], item: JsonObject): ArrivingItem {
    switch (item.type) {
      case 'message':
        return new ArrivingMessage(this.stream);
      case 'function_call':
        return new ArrivingCall(events, this.stream, item);
      case 'reasoning':
        return new ArrivingReasoning(this.stream);
      default:
        return new ArrivingWhole(this.stream);
    }
  }
}

/** What an item is known by: a call by the id that its caller answers to. */
function idOf(item: JsonObject): string | undefined {
  return asText(item.call_id) ?? asText(item.id);
}

/** Other ids than those of calls may differ from one event of an item to the next. */
function isAnother(opening: JsonObject, item: JsonObject): boolean {
  return opening.type !== item.type || asText(opening.call_id) !== asText(item.call_id);
}

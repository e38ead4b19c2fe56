import type { ReplyEvent } from '../../turn/event.ts';
import type { JsonObject, Target } from '../codec.ts';
import { asObject, asObjects, asText } from '../shared/json.ts';
import type { OpenParts } from '../shared/open-parts.ts';
import { argumentsText } from '../shared/tool-arguments.ts';
import { ArrivingPart } from './arriving-part.ts';
import { decodeWhole } from './output-parts.ts';
import { reasoningBreak, sealedOf } from './reasoning.ts';

/** An item of a provider's output that is under way. */
export interface ArrivingItem {
  /** Tells what `item`, the whole of it, has beyond what was told, and ends it. */
  settle(events: ReplyEvent[], item: JsonObject): void;
}

/** What the items of one stream share. */
export interface Stream {
  readonly target: Target;
  readonly parts: OpenParts<ArrivingPart>;

  /** What was seen of the output so far: it tells why the answer ended. */
  readonly seen: { calls: boolean; refusal: boolean; searches: number };
}

export class ArrivingMessage implements ArrivingItem {
  private readonly stream: Stream;
  private readonly content = new Map<unknown, ArrivingPart>();

  constructor(stream: Stream) {
    this.stream = stream;
  }

  /** The content part at an index; opened with `opening` if it is not there yet. */
  at(events: ReplyEvent[], index: unknown, type: 'text' | 'refusal', opening = ''): ArrivingPart {
    let part = this.content.get(index);
    if (part === undefined) {
      part = new ArrivingPart(events, this.stream.parts, { type }, opening);
      this.content.set(index, part);
      this.stream.seen.refusal ||= type === 'refusal';
    }
    return part;
  }

  settle(events: ReplyEvent[], item: JsonObject): void {
    asObjects(item.content).forEach((content, index) => {
      this.settleContent(events, index, content);
    });
    for (const part of this.content.values()) part.end(events);
  }

  settleContent(events: ReplyEvent[], index: unknown, content: JsonObject): void {
    const refusal = content.type === 'refusal';
    const part = this.at(events, index, refusal ? 'refusal' : 'text');
    part.rest(events, refusal ? content.refusal : content.text);
    part.restOfAnnotations(events, content.annotations);
    part.end(events);
  }
}

export class ArrivingCall implements ArrivingItem {
  readonly arguments: ArrivingPart;

  constructor(events: ReplyEvent[], stream: Stream, item: JsonObject) {
    stream.seen.calls = true;
    const id = asText(item.call_id) ?? asText(item.id) ?? stream.target.newId();
    const head = { type: 'tool_call' as const, id, name: asText(item.name) ?? '' };
    this.arguments = new ArrivingPart(events, stream.parts, head, asText(item.arguments) ?? '');
  }

  settle(events: ReplyEvent[], item: JsonObject): void {
    const whole = item.arguments;
    this.arguments.rest(events, asObject(whole) === undefined ? whole : argumentsText(whole));
    this.arguments.end(events);
  }
}

/** Which of its two texts a reasoning item tells: sections of a summary, or where a provider shows it, of the whole. */
export type ReasoningSource = 'summary' | 'content';

export class ArrivingReasoning implements ArrivingItem {
  private readonly stream: Stream;
  private part: ArrivingPart | undefined;
  private source: ReasoningSource | undefined;
  private section = 0;

  constructor(stream: Stream) {
    this.stream = stream;
  }

  /** Where text of a section goes; undefined when the other source, or a later section, is being told. */
  at(events: ReplyEvent[], source: ReasoningSource, section: number): ArrivingPart | undefined {
    this.source ??= source;
    if (source !== this.source || section < this.section) return undefined;
    const part = this.opened(events);
    if (section !== this.section) part.nextStretch(events, reasoningBreak);
    this.section = section;
    return part;
  }

  /** An item with nothing to read and nothing to hand back was never a part. */
  settle(events: ReplyEvent[], item: JsonObject): void {
    const source = this.source ?? (asObjects(item.summary).length > 0 ? 'summary' : 'content');
    asObjects(item[source]).forEach(({ text }, section) => {
      if (text !== '') this.at(events, source, section)?.rest(events, text);
    });
    const sealed = sealedOf(item, this.stream.target);
    if (sealed !== undefined) this.opened(events).seal(events, sealed);
    this.part?.end(events);
  }

  private opened(events: ReplyEvent[]): ArrivingPart {
    return (this.part ??= new ArrivingPart(events, this.stream.parts, { type: 'reasoning' }, ''));
  }
}

/** An item that is told in one piece, once it is complete. */
export class ArrivingWhole implements ArrivingItem {
  private readonly stream: Stream;

  constructor(stream: Stream) {
    this.stream = stream;
  }

  settle(events: ReplyEvent[], item: JsonObject): void {
    // One that never got as far as saying what it did.
    if (item.type === 'web_search_call' && asObject(item.action) === undefined) return;
    const part = decodeWhole(item);
    if (part.type === 'search') this.stream.seen.searches += 1;
    new ArrivingPart(events, this.stream.parts, part, '').end(events);
  }
}

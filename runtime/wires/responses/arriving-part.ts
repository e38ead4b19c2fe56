import type { PartHead, ReplyEvent } from '../../turn/event.ts';
import type { Sealed } from '../../turn/message.ts';
import type { JsonObject } from '../codec.ts';
import { asObjects } from '../shared/json.ts';
import type { OpenParts } from '../shared/open-parts.ts';
import { decodeAnnotation } from './output-parts.ts';

/**
 * A part of the reply whose text arrives. Providers leave events out: text comes in deltas, or only in the event that
 * ends its part, its item or the stream; each piece is told once.
 */
export class ArrivingPart {
  private readonly parts: OpenParts<ArrivingPart>;

  /** Characters of the text that have been told. */
  private told = 0;
  private annotations = 0;

  /** The text as it stood when the part opened: some providers open parts with all there is. */
  private readonly opening: string;

  constructor(events: ReplyEvent[], parts: OpenParts<ArrivingPart>, head: PartHead, opening: string) {
    this.parts = parts;
    this.opening = opening;
    parts.open(events, this, head);
  }

  delta(events: ReplyEvent[], text: unknown): void {
    const index = this.parts.at(this);
    if (typeof text !== 'string' || text === '' || index === undefined) return;
    this.told += text.length;
    events.push({ type: 'delta', index, text });
  }

  /** Tells what `whole` has beyond what was told. */
  rest(events: ReplyEvent[], whole: unknown): void {
    if (typeof whole === 'string' && whole.length > this.told) this.delta(events, whole.slice(this.told));
  }

  /** Goes on to another stretch of text, of which nothing was told yet. */
  nextStretch(events: ReplyEvent[], separator: string): void {
    if (this.told > 0) this.delta(events, separator);
    this.told = 0;
  }

  annotation(events: ReplyEvent[], value: JsonObject): void {
    this.annotations += 1;
    const annotation = decodeAnnotation(value);
    const index = this.parts.at(this);
    if (annotation !== undefined && index !== undefined) events.push({ type: 'annotation', index, annotation });
  }

  /** Tells the annotations of the whole list that were not told. */
  restOfAnnotations(events: ReplyEvent[], whole: unknown): void {
    for (const annotation of asObjects(whole).slice(this.annotations)) this.annotation(events, annotation);
  }

  seal(events: ReplyEvent[], sealed: Sealed): void {
    const index = this.parts.at(this);
    if (index !== undefined) events.push({ type: 'sealed', index, sealed });
  }

  end(events: ReplyEvent[]): void {
    this.rest(events, this.opening);
    this.parts.close(events, this);
  }
}

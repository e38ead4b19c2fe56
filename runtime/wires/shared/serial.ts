import type { ReplyEvent } from '../../turn/event.ts';

/**
 * Puts the events of parts that are told at the same time one part after the other, for formats that have no other way
 * or whose readers expect it: the part that opened first is told as it comes, the others wait for its end. Belongs to
 * one stream.
 */
export class Serial {
  private current: number | null = null;
  private waiting: ReplyEvent[] = [];

  /** The events that may be told now. */
  push(event: ReplyEvent): readonly ReplyEvent[] {
    if ('index' in event && this.current !== null && event.index !== this.current) {
      this.waiting.push(event);
      return [];
    }
    if (event.type === 'part') this.current = event.index;
    if (event.type !== 'part_end') return [event];
    this.current = null;
    const waited = this.waiting;
    if (waited.length === 0) return [event];
    this.waiting = [];
    return [event, ...waited.flatMap((later) => this.push(later))];
  }
}

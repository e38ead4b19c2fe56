import type { PartHead, ReplyEvent } from '../../turn/event.ts';

/**
 * Which part of the reply each part of a provider's stream is. Numbers parts in the order in which they open, as
 * events require, whatever numbers or names (`Key`) the wire has for them. Belongs to one stream.
 */
export class OpenParts<Key> {
  private readonly indexes = new Map<Key, number>();
  private opened = 0;

  /** Opens a part under `key` and returns its index. */
  open(events: ReplyEvent[], key: Key, part: PartHead): number {
    const index = this.opened++;
    this.indexes.set(key, index);
    events.push({ type: 'part', index, part });
    return index;
  }

  /** Index of the open part under `key`. */
  at(key: Key): number | undefined {
    return this.indexes.get(key);
  }

  /** Ends the part under `key`, if one is open. */
  close(events: ReplyEvent[], key: Key): void {
    const index = this.indexes.get(key);
    if (index === undefined) return;
    this.indexes.delete(key);
    events.push({ type: 'part_end', index });
  }

  /** Ends all open parts, first opened first. */
  closeAll(events: ReplyEvent[]): void {
    for (const index of this.indexes.values()) events.push({ type: 'part_end', index });
    this.indexes.clear();
  }
}

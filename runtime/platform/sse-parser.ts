import type { SseMessage } from './sse.ts';

/** Bytes of one event beyond which a stream is not believed any more. */
export const longestEvent = 32 * 1024 * 1024;

/** A stream sent one event longer than its reader's bound. */
export class SseOverflow extends Error {
  constructor(bound: number) {
    super(`a server-sent event is longer than ${bound} bytes`);
    this.name = 'SseOverflow';
  }
}

const LF = 10;
const CR = 13;
const BOM = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * Reads an event stream from bytes, however they are cut (WHATWG HTML, "Event stream interpretation"). One departure:
 * a last event without its blank line counts, since providers end that way.
 *
 * Bytes are decoded up to the last line break only: a line break is never part of a longer UTF-8 sequence, so no
 * character is ever decoded in halves.
 */
export class SseParser {
  private readonly bound: number;
  /** What came after the last line break, in order. */
  private rest: Buffer[] = [];
  private restLength = 0;
  private begun = false;
  /** The last byte was a CR: an LF that follows belongs to it. */
  private afterCr = false;

  /** The event being read; null: no `data:` line yet. */
  private data: string | null = null;
  private event: string | undefined;
  private id: string | undefined;

  constructor(bound: number = longestEvent) {
    this.bound = bound;
  }

  /** The events that these bytes complete. Throws SseOverflow. */
  push(chunk: Uint8Array): SseMessage[] {
    let bytes: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    if (!this.begun) {
      if (this.restLength > 0) bytes = this.takeRest(bytes);
      if (bytes.length < BOM.length && BOM.subarray(0, bytes.length).equals(bytes)) {
        this.keepRest(bytes);
        return [];
      }
      this.begun = true;
      if (bytes.subarray(0, BOM.length).equals(BOM)) bytes = bytes.subarray(BOM.length);
    }
    if (this.afterCr && bytes.length > 0) {
      this.afterCr = false;
      if (bytes[0] === LF) bytes = bytes.subarray(1);
    }
    const end = Math.max(bytes.lastIndexOf(LF), bytes.lastIndexOf(CR)) + 1;
    if (end === 0) {
      this.keepRest(bytes);
      return [];
    }
    const lines = this.restLength > 0 ? this.takeRest(bytes.subarray(0, end)) : bytes.subarray(0, end);
    this.afterCr = bytes[bytes.length - 1] === CR;
    if (end < bytes.length) this.keepRest(bytes.subarray(end));
    const messages: SseMessage[] = [];
    this.readLines(lines.toString('utf8'), messages);
    return messages;
  }

  /** The stream is over: the event that was being read, if there is one. */
  end(): SseMessage[] {
    const messages: SseMessage[] = [];
    if (this.restLength > 0) this.readLines(this.takeRest(Buffer.alloc(0)).toString('utf8') + '\n', messages);
    this.dispatch(messages);
    return messages;
  }

  private keepRest(bytes: Buffer): void {
    if (bytes.length === 0) return;
    this.rest.push(bytes);
    this.restLength += bytes.length;
    this.check(this.restLength);
  }

  private takeRest(more: Buffer): Buffer {
    this.rest.push(more);
    const all = Buffer.concat(this.rest, this.restLength + more.length);
    this.rest = [];
    this.restLength = 0;
    return all;
  }

  private check(length: number): void {
    if (length > this.bound) throw new SseOverflow(this.bound);
  }

  /** `text` ends with a line break. */
  private readLines(text: string, messages: SseMessage[]): void {
    const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
    let start = 0;
    for (;;) {
      const end = lines.indexOf('\n', start);
      if (end === -1) return;
      if (end === start) this.dispatch(messages);
      else this.readLine(lines, start, end);
      start = end + 1;
    }
  }

  private readLine(text: string, start: number, end: number): void {
    if (text.startsWith('data', start)) {
      const value = fieldValue(text, start + 4, end);
      if (value === undefined) return;
      this.data = this.data === null ? value : `${this.data}\n${value}`;
      this.check(this.data.length);
    } else if (text.startsWith('event', start)) {
      this.event = fieldValue(text, start + 5, end) ?? this.event;
    } else if (text.startsWith('id', start)) {
      const value = fieldValue(text, start + 2, end);
      if (value?.includes('\0') === false) this.id = value;
    }
  }

  private dispatch(messages: SseMessage[]): void {
    if (this.data !== null) {
      const { data, event, id } = this;
      if (id !== undefined) messages.push(event ? { event, data, id } : { data, id });
      else messages.push(event ? { event, data } : { data });
      this.data = null;
    }
    this.event = undefined;
    this.id = undefined;
  }
}

/** The value of the field whose name ended at `at`, without one leading space; undefined: the name goes on. */
function fieldValue(text: string, at: number, end: number): string | undefined {
  if (at === end) return '';
  if (text[at] !== ':') return undefined;
  const start = text[at + 1] === ' ' ? at + 2 : at + 1;
  return text.slice(start, Math.max(start, end));
}

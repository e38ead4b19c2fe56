/** One server-sent event. */
export interface ServerSentEvent {
  /** The `event:` field; empty where there is none. */
  readonly event: string;

  /** The `data:` lines joined by newlines. */
  readonly data: string;
}

/** Makes events of text that arrives in pieces, cut anywhere. Belongs to one stream. */
export class SseParser {
  /** Text without a line end that was taken yet, and how much of it has been looked at. */
  private rest = '';
  private seen = 0;
  private event = '';
  private data: string[] = [];
  private begun = false;

  /** The events that this piece completes. */
  push(piece: string): readonly ServerSentEvent[] {
    const events: ServerSentEvent[] = [];
    this.rest += piece;
    let from = this.lengthOfMark();
    const lineEnd = /[\r\n]/g;
    lineEnd.lastIndex = this.seen;
    for (let found = lineEnd.exec(this.rest); found !== null; found = lineEnd.exec(this.rest)) {
      const { index } = found;
      // A carriage return at the very end may be the first half of a line end.
      if (found[0] === '\r' && index + 1 === this.rest.length) break;
      this.take(this.rest.slice(from, index), events);
      from = this.rest.startsWith('\r\n', index) ? index + 2 : index + 1;
      lineEnd.lastIndex = from;
    }
    this.rest = this.rest.slice(from);
    this.seen = this.rest.endsWith('\r') ? this.rest.length - 1 : this.rest.length;
    return events;
  }

  /** The stream has ended: the event that no empty line closed, if there is one. */
  end(): readonly ServerSentEvent[] {
    const events: ServerSentEvent[] = [];
    const last = this.rest.replace(/\r$/, '');
    this.rest = '';
    if (last !== '') this.take(last, events);
    this.take('', events);
    return events;
  }

  /** Of the byte order mark that the stream may begin with. */
  private lengthOfMark(): number {
    if (this.begun || this.rest === '') return 0;
    this.begun = true;
    return this.rest.startsWith('\uFEFF') ? 1 : 0;
  }

  private take(line: string, events: ServerSentEvent[]): void {
    if (line === '') {
      if (this.data.length > 0) events.push({ event: this.event, data: this.data.join('\n') });
      this.event = '';
      this.data = [];
      return;
    }
    const colon = line.indexOf(':');
    const name = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'data') this.data.push(value);
    else if (name === 'event') this.event = value;
  }
}

import type { SseMessage } from '../../platform/sse.ts';

/**
 * Numbers the events of one stream from 0 without a gap and writes them. `event:` repeats the type, as the format
 * wants. Fields come as JSON text, so that a delta costs one small string.
 */
export class EventWriter {
  private messages: SseMessage[] = [];
  private sequence = 0;

  /** `fields` is JSON text of the event's own fields, without braces. */
  send(type: string, fields: string): void {
    this.messages.push({ event: type, data: `{"type":"${type}","sequence_number":${this.sequence++},${fields}}` });
  }

  /** What was sent since the last call. */
  take(): readonly SseMessage[] {
    const { messages } = this;
    this.messages = [];
    return messages;
  }
}

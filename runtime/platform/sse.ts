/** One server-sent event. */
export interface SseMessage {
  /** The `event:` field; absent where the wire does not use it. */
  readonly event?: string;

  /** The `data:` lines joined by newlines. */
  readonly data: string;

  /** The `id:` field. */
  readonly id?: string;
}

/** Makes one answer of the events of a stream. Belongs to one stream. */
export interface Fold {
  take(event: unknown): void;

  /** The answer as it would have come without a stream; asked for after the last event. */
  reply(): unknown;
}

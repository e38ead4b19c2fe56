/** An answer printed before the first request: as a JSON reply, and as the frames of a stream. */
export interface Answer {
  readonly json: Buffer;

  /** How many frames come at once, up to the first that says something: no model pauses between them. */
  readonly opening: number;

  /** One SSE message each, written by itself. */
  readonly frames: readonly Buffer[];
}

/** What a wire has to say. */
export interface Answers {
  readonly text: Answer;
  readonly tool: Answer;
}

export function print(value: object): Buffer {
  return Buffer.from(JSON.stringify(value));
}

/** One SSE message. */
export function frame(value: object, event?: string): Buffer {
  return Buffer.from(`${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(value)}\n\n`);
}

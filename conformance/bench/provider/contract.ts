/** Words in the prompt by which the caller chooses what the mock provider does. */
export const markers = {
  /** A stream's frames come 5 ms apart, not at once. */
  paced: '[paced]',

  /** The answer is a tool call, not text. */
  tool: '[tool]',

  /** The JSON answer comes after 20 ms. */
  slow: '[slow]',

  /** The caller waits for the whole answer: whoever breaks it off wastes a connection. */
  stays: '[stays]',
} as const;

/** Body of the mock provider's `GET /state`. */
export interface ProviderState {
  readonly inFlight: number;

  /** Answers that reached their end. */
  readonly served: number;

  /** Answers that the other side broke off. */
  readonly aborted: number;

  /** Those of them that the caller was waiting for. */
  readonly cutOff: number;
}

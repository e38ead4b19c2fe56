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

  /** Every call is answered 500. */
  fails: '[fails]',

  /** Every other call, at random, is answered 500. */
  flaky: '[flaky]',

  /** Half of the answer comes, then the connection breaks. */
  breaks: '[breaks]',

  /** Nothing comes, until the other side has enough of it. */
  hangs: '[hangs]',
} as const;

/** In a prompt: how many tokens the provider counts in it, a number of three digits. */
export function counts(promptTokens: number): string {
  return `[counts ${promptTokens}]`;
}

/** What `counts` said in a body; null: nothing. */
export function countIn(body: Buffer): number | null {
  if (!body.includes('[counts ')) return null;
  const found = /\[counts (\d{3})\]/.exec(body.toString('latin1'));
  return found === null ? null : Number(found[1]);
}

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

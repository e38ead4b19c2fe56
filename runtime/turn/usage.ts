/**
 * Tokens of one reply. The three input counts partition the prompt: none contains another. Wires that count cached
 * tokens inside the prompt are converted in their codec and nowhere else.
 */
export interface Usage {
  /** Prompt tokens neither read from nor written to a cache. */
  readonly input: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;

  /** Everything the model wrote, reasoning included. */
  readonly output: number;

  /** The part of `output` that was reasoning; 0 where the provider does not break it out. */
  readonly reasoning: number;

  /** Searches that the provider ran. */
  readonly webSearches: number;
}

export const noUsage: Usage = { input: 0, cacheRead: 0, cacheWrite: 0, output: 0, reasoning: 0, webSearches: 0 };

/** All prompt tokens. */
export function promptTokens(usage: Usage): number {
  return usage.input + usage.cacheRead + usage.cacheWrite;
}

/** The usage of two provider calls that made one reply. */
export function addUsage(a: Usage, b: Usage): Usage {
  return {
    input: a.input + b.input,
    cacheRead: a.cacheRead + b.cacheRead,
    cacheWrite: a.cacheWrite + b.cacheWrite,
    output: a.output + b.output,
    reasoning: a.reasoning + b.reasoning,
    webSearches: a.webSearches + b.webSearches,
  };
}

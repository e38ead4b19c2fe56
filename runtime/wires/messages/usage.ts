import { noUsage, promptTokens, type Usage } from '../../turn/usage.ts';
import { asCount, asObject } from '../shared/json.ts';
import type { MessagesUsage } from './body.ts';

/** Counts of a provider; the three input counts already partition the prompt. */
export function decodeUsage(value: unknown): Usage {
  return laterUsage(noUsage, value);
}

/**
 * Counts told once more, at the end of a stream: they are totals, not additions. One that is absent or null is the
 * earlier one, and so are the prompt's where the end tells none of them.
 */
export function laterUsage(earlier: Usage, value: unknown): Usage {
  const usage = asObject(value);
  if (usage === undefined) return earlier;
  const told = {
    input: count(usage.input_tokens, earlier.input),
    cacheRead: count(usage.cache_read_input_tokens, earlier.cacheRead),
    cacheWrite: count(usage.cache_creation_input_tokens, earlier.cacheWrite),
    output: count(usage.output_tokens, earlier.output),
    reasoning: count(asObject(usage.output_tokens_details)?.thinking_tokens, earlier.reasoning),
    webSearches: count(asObject(usage.server_tool_use)?.web_search_requests, earlier.webSearches),
  };
  if (promptTokens(told) > 0) return told;
  const { input, cacheRead, cacheWrite } = earlier;
  return { ...told, input, cacheRead, cacheWrite };
}

function count(value: unknown, otherwise: number): number {
  return value === undefined || value === null ? otherwise : asCount(value);
}

export function encodeUsage(usage: Usage): MessagesUsage {
  return {
    input_tokens: usage.input,
    cache_creation_input_tokens: usage.cacheWrite,
    cache_read_input_tokens: usage.cacheRead,
    output_tokens: usage.output,
    ...(usage.reasoning === 0 ? {} : { output_tokens_details: { thinking_tokens: usage.reasoning } }),
    ...(usage.webSearches === 0 ? {} : { server_tool_use: { web_search_requests: usage.webSearches } }),
  };
}

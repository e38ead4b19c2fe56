import { noUsage, promptTokens, type Usage } from '../../turn/usage.ts';
import { asCount, asObject } from '../shared/json.ts';
import type { ResponseUsage } from './body.ts';

/**
 * The counts of a reply. Here `input_tokens` contains cached and cache-written tokens: they are taken out of it.
 * Searches are not counted by this wire; `webSearches` says how many items told of one.
 */
export function decodeUsage(usage: unknown, webSearches: number): Usage {
  const counts = asObject(usage);
  if (counts === undefined) return webSearches === 0 ? noUsage : { ...noUsage, webSearches };
  const input = asObject(counts.input_tokens_details);
  const cacheRead = asCount(input?.cached_tokens);
  const cacheWrite = asCount(input?.cache_write_tokens);
  return {
    input: Math.max(0, asCount(counts.input_tokens) - cacheRead - cacheWrite),
    cacheRead,
    cacheWrite,
    output: asCount(counts.output_tokens),
    reasoning: asCount(asObject(counts.output_tokens_details)?.reasoning_tokens),
    webSearches,
  };
}

export function encodeUsage(usage: Usage): ResponseUsage {
  const input = promptTokens(usage);
  return {
    input_tokens: input,
    input_tokens_details: { cached_tokens: usage.cacheRead, cache_write_tokens: usage.cacheWrite },
    output_tokens: usage.output,
    output_tokens_details: { reasoning_tokens: usage.reasoning },
    total_tokens: input + usage.output,
  };
}

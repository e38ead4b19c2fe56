import { noUsage, promptTokens, type Usage } from '../../turn/usage.ts';
import type { Stop } from '../../turn/reply.ts';
import type { Target } from '../codec.ts';
import { asCount, asObject } from '../shared/json.ts';
import type { ChatUsage } from './body.ts';

/** Counts of a provider, whose prompt tokens contain the cached ones. */
export function decodeUsage(value: unknown): Usage {
  const usage = asObject(value);
  if (usage === undefined) return noUsage;
  const prompt = asObject(usage.prompt_tokens_details);
  const completion = asObject(usage.completion_tokens_details);
  const cacheRead = asCount(prompt?.cached_tokens);
  const cacheWrite = asCount(prompt?.cache_write_tokens);
  return {
    input: Math.max(0, asCount(usage.prompt_tokens) - cacheRead - cacheWrite),
    cacheRead,
    cacheWrite,
    output: asCount(usage.completion_tokens),
    reasoning: asCount(completion?.reasoning_tokens),
    webSearches: 0,
  };
}

/**
 * The usage with the searches that the provider ran itself. It counts none: it charges one for each call of its search
 * that a turn ends with, whatever becomes of the call. `calls`: names of all calls of the turn.
 */
export function withSearches(usage: Usage, calls: readonly string[], stop: Stop | null, { provider }: Target): Usage {
  if (stop?.reason !== 'tool_calls') return usage;
  const webSearches = calls.filter((name) => name === provider.search_call).length;
  return webSearches === 0 ? usage : { ...usage, webSearches };
}

/** `prompt_tokens_details` appears only where a cache was touched (seed 000, "Chat Completions response", usage). */
export function encodeUsage(usage: Usage): ChatUsage {
  const prompt = promptTokens(usage);
  const { cacheRead, cacheWrite, output, reasoning } = usage;
  return {
    prompt_tokens: prompt,
    completion_tokens: output,
    total_tokens: prompt + output,
    completion_tokens_details: { reasoning_tokens: reasoning },
    ...(cacheRead + cacheWrite === 0
      ? {}
      : { prompt_tokens_details: { cached_tokens: cacheRead, cache_write_tokens: cacheWrite } }),
  };
}

import { noUsage, promptTokens, type Usage } from '../../turn/usage.ts';
import { asCount, asObject } from '../shared/json.ts';
import type { UsageMetadata } from './body.ts';

/**
 * The counts of a reply. Here the prompt contains what was read from a cache, and the candidates do not contain the
 * thoughts: the first is taken apart, the second put together. Searches are counted by their queries.
 */
export function decodeUsage(metadata: unknown, webSearches: number): Usage {
  const counts = asObject(metadata);
  if (counts === undefined) return { ...noUsage, webSearches };
  const cacheRead = asCount(counts.cachedContentTokenCount);
  const reasoning = asCount(counts.thoughtsTokenCount);
  return {
    input: Math.max(0, asCount(counts.promptTokenCount) - cacheRead) + asCount(counts.toolUsePromptTokenCount),
    cacheRead,
    cacheWrite: 0,
    output: asCount(counts.candidatesTokenCount) + reasoning,
    reasoning,
    webSearches,
  };
}

export function encodeUsage(usage: Usage): UsageMetadata {
  const prompt = promptTokens(usage);
  return {
    promptTokenCount: prompt,
    candidatesTokenCount: usage.output - usage.reasoning,
    thoughtsTokenCount: usage.reasoning,
    cachedContentTokenCount: usage.cacheRead,
    totalTokenCount: prompt + usage.output,
  };
}

import type { SearchResults } from '@polywire/generated/local/types.ts';
import type { AgentDatabase } from '../storage/open.ts';
import { fuse } from './fuse.ts';
import { parseQuery } from './query.ts';
import { resultsOf } from './results.ts';
import type { Scope } from './scope.ts';
import { textLists } from './text-lists.ts';
import { countAll } from './total.ts';

export interface SearchRequest extends Scope {
  /** Any text. */
  readonly text: string;

  /** Most results, up to 100. */
  readonly limit: number;
}

/** Ranks by meaning. */
export interface Meaning {
  /** The nearest entities, the nearest first, each with the document that is near. Empty where there is no way to tell; never throws. */
  nearest(text: string, scope: Scope): Promise<ReadonlyMap<bigint, bigint>>;
}

/**
 * Finds conversations, artifacts, files and memories, each once with its best passage: by words, by pieces of text where a
 * script has no spaces, by beginnings and pieces of words where words find little, and by `meaning`, fused by reciprocal
 * rank. `excerptSize` in UTF-16 units.
 */
export async function search(
  database: AgentDatabase,
  request: SearchRequest,
  excerptSize: number,
  meaning: Meaning | null,
): Promise<SearchResults> {
  const query = parseQuery(request.text);
  if (query.words.length === 0 && query.unspaced.length === 0) return { results: [], total: 0 };
  // At once: the gateway takes its time.
  const [byText, byMeaning] = await Promise.all([
    textLists(database, query, request),
    meaning?.nearest(request.text, request) ?? new Map<bigint, bigint>(),
  ]);
  const rankings = [...byText.rankings.map(({ documents }) => documents), byMeaning];
  const best = fuse(rankings.filter(({ size }) => size > 0).map((ranking) => ranking.keys())).slice(0, request.limit);
  return {
    results: await resultsOf(database, best, byText, byMeaning, excerptSize),
    total: await countAll(database, byText.rankings, byMeaning.keys(), request),
  };
}

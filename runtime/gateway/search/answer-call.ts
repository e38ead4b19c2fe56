import type { ToolCallPart, ToolResultPart } from '../../turn/message.ts';
import type { WebTool } from '../../turn/tool.ts';
import { asText, parseObject } from '../../wires/shared/json.ts';
import type { Limits } from '../limits.ts';
import { isWanted } from './domains.ts';
import { resultsText } from './results-text.ts';
import { type Page, SearchFailure } from './search-provider.ts';

/** Asks the search provider. Throws SearchFailure, and what ends the request. */
export type Search = (query: string) => Promise<readonly Page[]>;

/** What became of one call of the internal tool. */
export interface CallAnswer {
  /** Null: nothing was searched. */
  readonly query: string | null;

  /** Null: the search failed. */
  readonly pages: readonly Page[] | null;

  /** For the model. */
  readonly result: ToolResultPart;
}

/** Answers a call. `allowed`: the caller's limit of searches is not reached. Throws what ends the request, nothing else. */
export async function answerCall(
  call: ToolCallPart,
  allowed: boolean,
  search: Search,
  asked: Partial<WebTool>,
  bounds: Pick<Limits, 'search_results' | 'search_excerpt'>,
): Promise<CallAnswer> {
  const query = asText(parseObject(call.arguments)?.['query'])?.trim() ?? '';
  if (query === '') return { query: null, pages: null, result: failed(call, 'The search needs a `query`.') };
  if (!allowed) return { query: null, pages: null, result: failed(call, 'No more searches are allowed.') };
  try {
    const found = await search(query);
    const pages = found.filter(({ url }) => isWanted(url, asked)).slice(0, bounds.search_results);
    return { query, pages, result: result(call, resultsText(pages, bounds.search_excerpt), false) };
  } catch (error) {
    if (!(error instanceof SearchFailure)) throw error;
    return { query, pages: null, result: failed(call, `The search failed: ${error.message}.`) };
  }
}

function failed(call: ToolCallPart, text: string): ToolResultPart {
  return result(call, text, true);
}

function result({ id, name }: ToolCallPart, text: string, isError: boolean): ToolResultPart {
  return { type: 'tool_result', callId: id, name, parts: [{ type: 'text', text }], isError };
}

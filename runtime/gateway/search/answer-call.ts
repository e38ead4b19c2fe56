import type { ToolCallPart, ToolResultPart } from '../../turn/message.ts';
import type { WebTool } from '../../turn/tool.ts';
import { asText, parseObject } from '../../wires/shared/json.ts';
import type { Limits } from '../limits.ts';
import { isWanted } from './domains.ts';
import { resultsText } from './results-text.ts';
import { type Page, SearchFailure } from './search-provider.ts';

/** Asks the search provider. Throws SearchFailure, and what ends the request. */
export type Search = (query: string) => Promise<readonly Page[]>;

/** What became of one call of the hidden tool. */
export interface CallAnswer {
  /** What the gateway searched for; null: it has not searched. */
  readonly query: string | null;

  /** Null: the search failed. */
  readonly pages: readonly Page[] | null;

  /** For the model. */
  readonly result: ToolResultPart;
}

/**
 * Answers a call of the hidden tool. `allowed`: the caller's limit of searches is not reached. `asked`: what the caller
 * wants of a search. Throws what ends the request, nothing else.
 */
export type AnswerCall = (call: ToolCallPart, allowed: boolean, asked: Partial<WebTool>) => Promise<CallAnswer>;

/** Answers with what the search provider finds. */
export function answerWithPages(search: Search, bounds: Pick<Limits, 'search_results' | 'search_excerpt'>): AnswerCall {
  return async (call, allowed, asked) => {
    const query = asText(parseObject(call.arguments)?.['query'])?.trim() ?? '';
    if (query === '') return unsearched(failed(call, 'The search needs a `query`.'));
    if (!allowed) return unsearched(failed(call, 'No more searches are allowed.'));
    try {
      const found = await search(query);
      const pages = found.filter(({ url }) => isWanted(url, asked)).slice(0, bounds.search_results);
      return { query, pages, result: result(call, resultsText(pages, bounds.search_excerpt), false) };
    } catch (error) {
      if (!(error instanceof SearchFailure)) throw error;
      return { query, pages: null, result: failed(call, `The search failed: ${error.message}.`) };
    }
  };
}

/**
 * Answers with the call's own arguments, unchanged: the provider has searched, and they name what it found. Neither the
 * query nor the pages are in them. A limit of searches comes too late for this one: it takes the tool away.
 */
export const answerWithArguments: AnswerCall = (call) =>
  Promise.resolve(unsearched(result(call, call.arguments, false)));

function unsearched(answer: ToolResultPart): CallAnswer {
  return { query: null, pages: null, result: answer };
}

function failed(call: ToolCallPart, text: string): ToolResultPart {
  return result(call, text, true);
}

function result({ id, name }: ToolCallPart, text: string, isError: boolean): ToolResultPart {
  return { type: 'tool_result', callId: id, name, parts: [{ type: 'text', text }], isError };
}

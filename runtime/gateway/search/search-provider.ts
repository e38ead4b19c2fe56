import { wires } from '@polywire/generated/catalog/wires.ts';
import { Cutoff, isCut } from '../../platform/cutoff.ts';
import { JsonError, parseJson } from '../../platform/json.ts';
import { readAll, UpstreamError } from '../../platform/upstream.ts';
import { asObject, asObjects, asText } from '../../wires/shared/json.ts';
import type { Connection } from '../connection.ts';
import type { Limits } from '../limits.ts';

/** A page that a search found. */
export interface Page {
  readonly url: string;
  readonly title: string;

  /** What it says about the query. */
  readonly content: string;

  /** ISO-8601 instant or day. */
  readonly published?: string;
}

/** A search that brought no answer. The message is for the model and the log: nothing of the query is in it. */
export class SearchFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SearchFailure';
  }
}

/** Bytes of an answer that are read. */
const longestReply = 4 * 1024 * 1024;

/**
 * Asks the deployment's search provider; pages best first. Throws SearchFailure, also where it takes longer than
 * `search_deadline`, and the reason of `cutoff`, which is the request's.
 */
export async function search(
  { upstream, basePath, headers }: Connection,
  query: string,
  limits: Limits,
  cutoff: Cutoff,
): Promise<readonly Page[]> {
  const own = new Cutoff(new AbortController().signal, limits.search_deadline);
  const cut = (): void => {
    own.cancel();
  };
  throwWhereCut(cutoff);
  cutoff.listen(cut);
  try {
    const path = `${basePath}${wires.search.path}?q=${encodeURIComponent(query.toWellFormed())}`;
    const answer = await upstream.send({ method: 'GET', path, headers, idleTimeout: 0 }, own);
    const bytes = await readAll(answer.body, longestReply);
    if (answer.status !== 200) throw new SearchFailure(`the search provider answered with status ${answer.status}`);
    return pagesOf(parseJson(bytes));
  } catch (error) {
    throwWhereCut(cutoff);
    throw asSearchFailure(error);
  } finally {
    own.close();
    cutoff.unlisten(cut);
  }
}

function throwWhereCut({ reason }: Cutoff): void {
  if (reason !== null) throw reason;
}

function asSearchFailure(error: unknown): unknown {
  if (isCut(error)) return new SearchFailure('the search took too long');
  if (error instanceof UpstreamError) return new SearchFailure('the search provider could not be reached');
  if (error instanceof JsonError) return notPages();
  return error;
}

function notPages(): SearchFailure {
  return new SearchFailure("the search provider's answer could not be read");
}

/** Pages by an address that a browser may be sent to. */
function pagesOf(reply: unknown): readonly Page[] {
  const results = asObject(reply)?.['results'];
  if (!Array.isArray(results)) throw notPages();
  return asObjects(results).flatMap((result): Page[] => {
    const url = asText(result['url']) ?? '';
    if (!/^https?:\/\//iu.test(url) || !URL.canParse(url)) return [];
    const published = asText(result['published']);
    const page = { url, title: asText(result['title']) ?? '', content: asText(result['content']) ?? '' };
    return [published === undefined ? page : { ...page, published }];
  });
}

import type { ReplyPart, SearchPart } from '../../turn/reply.ts';
import { kindOf } from '../shared/content-kind.ts';
import { asArray, asObject, asObjects, asText } from '../shared/json.ts';
import type { Block } from './body.ts';

/** Begins the ids of searches that another provider ran, or we: no messages provider takes their blocks back. */
const madeUp = 'srvtoolu_svc_';

/**
 * Reads blocks of tools that the provider ran. A search is two blocks, the query and later its results, and one part;
 * any other block is a part that only callers on this wire can read. Belongs to one reply.
 */
export class ServerBlocks {
  private readonly queries = new Map<string, Block>();

  /** The parts that this block completes. */
  take(block: Block): readonly ReplyPart[] {
    if (block.type === 'server_tool_use' && block.name === 'web_search') {
      this.queries.set(asText(block.id) ?? '', block);
      return [];
    }
    if (block.type === 'web_search_tool_result') {
      const id = asText(block.tool_use_id) ?? '';
      const query = this.queries.get(id);
      this.queries.delete(id);
      return [search(id, query, block)];
    }
    const kind = kindOf('messages', 'part', asText(block.type) ?? '');
    return [{ type: 'opaque', kind, origin: { wire: 'messages', value: block } }];
  }

  /** Searches without results: the reply is over. */
  rest(): readonly ReplyPart[] {
    const parts = Array.from(this.queries, ([id, query]) => search(id, query, undefined));
    this.queries.clear();
    return parts;
  }
}

function search(id: string, query: Block | undefined, result: Block | undefined): SearchPart {
  return {
    type: 'search',
    id,
    query: asText(asObject(query?.input)?.query) ?? '',
    results: asObjects(result?.content).flatMap(({ url, title }) =>
      typeof url === 'string' ? [{ url, title: asText(title) ?? '' }] : [],
    ),
    origin: { wire: 'messages', value: [query, result].filter((block) => block !== undefined) },
  };
}

/** The blocks of a search for a caller. */
export function encodeSearch(part: SearchPart): readonly Block[] {
  if (part.origin?.wire === 'messages') return asArray(part.origin.value) as readonly Block[];
  const id = part.id.startsWith(madeUp) ? part.id : madeUp + part.id.replace(/\W/g, '_');
  return [
    { type: 'server_tool_use', id, name: 'web_search', input: { query: part.query } },
    {
      type: 'web_search_tool_result',
      tool_use_id: id,
      content: part.results.map(({ url, title }) => ({
        type: 'web_search_result',
        url,
        title,
        encrypted_content: '',
        page_age: null,
      })),
    },
  ];
}

/** A block of a search that we made up for a caller, who hands it back. */
export function isMadeUp(block: Block): boolean {
  return (asText(block.id) ?? asText(block.tool_use_id) ?? '').startsWith(madeUp);
}

import type { JsonObject } from '../../json.ts';
import type { Asked } from '../../talk/asked.ts';
import type { Said, SaidPart, Stop } from '../../talk/said.ts';
import type { Page } from '../../talk/pages.ts';

/** A reply as one message. */
export function reply(said: Said, asked: Asked): JsonObject {
  return {
    ...envelope(said),
    content: said.parts.flatMap((part) => blocks(part, asked)),
    ...ending(said.stop),
    usage: usage(said),
  };
}

/** The message without content, as a stream begins with it. */
export function envelope(said: Said): JsonObject {
  return {
    id: `msg_${said.id}`,
    type: 'message',
    role: 'assistant',
    model: said.model,
    content: [],
    stop_reason: null,
    stop_sequence: null,
  };
}

/** The blocks that one part of the reply makes. */
export function blocks(part: SaidPart, asked: Asked): readonly JsonObject[] {
  switch (part.type) {
    case 'reasoning':
      return [{ type: 'thinking', thinking: asked.thoughtsShown ? part.text : '', signature: part.seal }];
    case 'text':
      return [
        { type: 'text', text: part.text, citations: part.sources.length > 0 ? part.sources.map(citation) : null },
      ];
    case 'refusal':
      return [{ type: 'text', text: part.text, citations: null }];
    case 'call':
      return [{ type: 'tool_use', id: `toolu_${part.id}`, name: part.name, input: part.arguments }];
    case 'search':
      return [
        { type: 'server_tool_use', id: `srvtoolu_${part.id}`, name: 'web_search', input: { query: part.query } },
        { type: 'web_search_tool_result', tool_use_id: `srvtoolu_${part.id}`, content: part.pages.map(found) },
      ];
    case 'mcp':
      return [
        {
          type: 'mcp_tool_use',
          id: `mcptoolu_${part.id}`,
          name: 'echo',
          server_name: part.server,
          input: part.arguments,
        },
        {
          type: 'mcp_tool_result',
          tool_use_id: `mcptoolu_${part.id}`,
          is_error: false,
          content: [{ type: 'text', text: part.output, citations: null }],
        },
      ];
  }
}

function found({ url, title, content }: Page): JsonObject {
  return {
    type: 'web_search_result',
    url,
    title,
    encrypted_content: Buffer.from(content).toString('base64'),
    page_age: null,
  };
}

function citation({ url, title, content }: Page): JsonObject {
  return {
    type: 'web_search_result_location',
    url,
    title,
    cited_text: content,
    encrypted_index: Buffer.from(url).toString('base64'),
  };
}

export function ending(stop: Stop): JsonObject {
  const words = {
    end: 'end_turn',
    sequence: 'stop_sequence',
    length: 'max_tokens',
    calls: 'tool_use',
    refusal: 'refusal',
  };
  return { stop_reason: words[stop.reason], stop_sequence: stop.reason === 'sequence' ? stop.sequence : null };
}

export function usage(said: Said): JsonObject {
  const { input, cacheRead, cacheWrite, output, reasoning, searches } = said.usage;
  return {
    input_tokens: input,
    cache_creation_input_tokens: cacheWrite,
    cache_read_input_tokens: cacheRead,
    output_tokens: output,
    output_tokens_details: { thinking_tokens: reasoning },
    server_tool_use: searches > 0 ? { web_search_requests: searches, web_fetch_requests: 0 } : null,
  };
}

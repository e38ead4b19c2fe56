import type { JsonObject } from '../../json.ts';
import type { Asked } from '../../talk/asked.ts';
import { created, type Said, type SaidPart, type SaidText } from '../../talk/said.ts';

/** A reply as one response object. */
export function reply(said: Said, asked: Asked): JsonObject {
  const cutShort = said.stop.reason === 'length';
  return {
    ...envelope(said, cutShort ? 'incomplete' : 'completed'),
    ...(cutShort && { incomplete_details: { reason: 'max_output_tokens' } }),
    output: said.parts.flatMap((part, index) => items(part, `${said.id}${index}`, asked)),
    usage: usage(said),
  };
}

/** The response object without output, as the first events of a stream show it. */
export function envelope(said: Said, status: string): JsonObject {
  return {
    id: `resp_${said.id}`,
    object: 'response',
    created_at: created,
    status,
    model: said.model,
    error: null,
    incomplete_details: null,
    instructions: null,
    output: [],
    parallel_tool_calls: true,
    usage: null,
  };
}

/** The items that one part of the reply makes. */
export function items(part: SaidPart, id: string, asked: Asked): readonly JsonObject[] {
  switch (part.type) {
    case 'reasoning':
      return [reasoning(part.text, part.seal, id, asked)];
    case 'text':
      return [message(outputText(part), id)];
    case 'refusal':
      return [message({ type: 'refusal', refusal: part.text }, id)];
    case 'call':
      return [
        {
          type: 'function_call',
          id: `fc_${id}`,
          call_id: `call_${part.id}`,
          name: part.name,
          arguments: JSON.stringify(part.arguments),
          status: 'completed',
        },
      ];
    case 'search':
      return [
        {
          type: 'web_search_call',
          id: `ws_${id}`,
          status: 'completed',
          action: { type: 'search', query: part.query, sources: part.pages.map(({ url }) => ({ type: 'url', url })) },
        },
      ];
    case 'mcp':
      return [
        {
          type: 'mcp_list_tools',
          id: `mcpl_${id}`,
          server_label: part.server,
          tools: [{ name: 'echo', description: null, input_schema: { type: 'object' }, annotations: null }],
        },
        {
          type: 'mcp_call',
          id: `mcp_${id}`,
          server_label: part.server,
          name: 'echo',
          arguments: JSON.stringify(part.arguments),
          output: part.output,
          error: null,
          status: 'completed',
        },
      ];
  }
}

function message(content: JsonObject, id: string): JsonObject {
  return { type: 'message', id: `msg_${id}`, role: 'assistant', status: 'completed', content: [content] };
}

function reasoning(text: string, seal: string, id: string, asked: Asked): JsonObject {
  return {
    type: 'reasoning',
    id: `rs_${id}`,
    summary: asked.thoughtsShown ? [{ type: 'summary_text', text }] : [],
    ...(asked.sealsWanted && { encrypted_content: seal }),
  };
}

function outputText(part: SaidText): JsonObject {
  const annotations = part.sources.map(({ url, title }) => ({
    type: 'url_citation',
    url,
    title,
    start_index: 0,
    end_index: part.text.length,
  }));
  return { type: 'output_text', text: part.text, annotations, logprobs: [] };
}

function usage(said: Said): JsonObject {
  const { input, cacheRead, cacheWrite, output, reasoning } = said.usage;
  const prompt = input + cacheRead + cacheWrite;
  return {
    input_tokens: prompt,
    input_tokens_details: { cached_tokens: cacheRead, cache_write_tokens: cacheWrite },
    output_tokens: output,
    output_tokens_details: { reasoning_tokens: reasoning },
    total_tokens: prompt + output,
  };
}

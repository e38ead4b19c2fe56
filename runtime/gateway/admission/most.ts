import type { Part } from '../../turn/message.ts';
import type { Tool, WebTool } from '../../turn/tool.ts';
import type { Turn } from '../../turn/turn.ts';
import type { Most } from '../funding/funds.ts';
import type { Limits } from '../limits.ts';
import type { ChatRoute } from '../route.ts';

/**
 * The most that a turn can use of a route's model: no token is shorter than a byte, and no prompt longer than the model's
 * context. Attachments and what searches add have no such bound; limits say what is held for each.
 */
export function mostOf(turn: Turn, route: ChatRoute, limits: Limits): Most {
  const searches = searchesOf(turn, limits);
  const prompt = turn.messages.reduce((sum, { parts }) => sum + bytesOf(parts, limits), 0);
  const offered = turn.tools.reduce((sum, tool) => sum + bytesOfTool(tool), 0);
  const added = searches * limits.held_search_tokens;
  return {
    alias: route.alias,
    prompt: Math.min(prompt + offered + added, route.group.context ?? Infinity),
    output: mostOutput(turn, route, limits),
    webSearches: searches,
  };
}

/** What the model may write: what was asked for, within what the model's decision clamps it to. */
function mostOutput({ parameters: { max_tokens: asked } }: Turn, { plan, group }: ChatRoute, limits: Limits): number {
  const decision = plan.parameters['max_tokens'];
  const { floor, ceiling } = decision?.do === 'clamp' ? decision : { floor: null, ceiling: null };
  const wanted = asked ?? group.max_output ?? limits.max_tokens_missing;
  return Math.max(Math.min(wanted, ceiling ?? Infinity), floor ?? 0);
}

function searchesOf({ tools }: Turn, { search_turns: usual }: Limits): number {
  const web = tools.filter((tool): tool is WebTool => tool.type === 'web_search' || tool.type === 'web_fetch');
  return web.length === 0 ? 0 : Math.max(...web.map(({ maxUses = usual }) => maxUses));
}

function bytesOf(parts: readonly Part[], limits: Limits): number {
  return parts.reduce((sum, part) => sum + bytesOfPart(part, limits), 0);
}

function bytesOfPart(part: Part, limits: Limits): number {
  switch (part.type) {
    case 'text':
    case 'refusal':
      return bytes(part.text);
    case 'reasoning':
      return bytes(part.text) + bytes(JSON.stringify(part.sealed ?? ''));
    case 'tool_call':
      return bytes(part.name) + bytes(part.arguments);
    case 'tool_result':
      return bytesOf(part.parts, limits);
    case 'image':
    case 'file':
      return limits.held_attachment_tokens;
    case 'opaque':
      return Math.min(bytes(JSON.stringify(part.origin.value)), limits.held_attachment_tokens);
  }
}

function bytesOfTool(tool: Tool): number {
  return bytes(JSON.stringify(tool.origin?.value ?? tool));
}

function bytes(text: string): number {
  return Buffer.byteLength(text);
}

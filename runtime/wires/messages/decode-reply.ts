import { ProblemError } from '../../turn/problem.ts';
import type { Reply, ReplyPart } from '../../turn/reply.ts';
import type { JsonObject, Target } from '../codec.ts';
import { asObject, asObjects, asText } from '../shared/json.ts';
import { malformed, readErrorFrame } from '../shared/provider-error.ts';
import { argumentsText } from '../shared/tool-arguments.ts';
import type { Block } from './body.ts';
import { decodeCitations } from './citations.ts';
import { ServerBlocks } from './searches.ts';
import { decodeStop } from './stop.ts';
import { decodeRedacted, decodeThinking } from './thinking.ts';
import { decodeUsage } from './usage.ts';

/** See Codec.decodeReply. */
export function decodeReply(body: unknown, target: Target): Reply {
  const reply = asObject(body);
  if (asObject(reply?.error) !== undefined) throw new ProblemError(readErrorFrame(reply as JsonObject));
  if (reply === undefined || !Array.isArray(reply.content)) throw malformed('it has no content');
  return {
    id: asText(reply.id) ?? target.newId(),
    model: asText(reply.model) ?? target.model,
    created: target.now,
    parts: decodeParts(reply.content, target),
    stop: decodeStop(reply.stop_reason, reply.stop_sequence),
    usage: decodeUsage(reply.usage),
  };
}

function decodeParts(content: unknown, target: Target): readonly ReplyPart[] {
  const parts: ReplyPart[] = [];
  const serverBlocks = new ServerBlocks();
  for (const block of asObjects(content)) {
    const part = decodeBlock(block, target);
    if (part === undefined) parts.push(...serverBlocks.take(block));
    else parts.push(part);
  }
  parts.push(...serverBlocks.rest());
  return parts;
}

/** Undefined for blocks of tools that the provider ran. */
function decodeBlock(block: Block, target: Target): ReplyPart | undefined {
  switch (block.type) {
    case 'text':
      return { type: 'text', text: asText(block.text) ?? '', annotations: decodeCitations(block.citations) };
    case 'thinking':
      return decodeThinking(block, target);
    case 'redacted_thinking':
      return decodeRedacted(block, target);
    case 'tool_use':
      return {
        type: 'tool_call',
        id: asText(block.id) || target.newId(),
        name: asText(block.name) ?? '',
        arguments: argumentsText(block.input),
      };
    default:
      return undefined;
  }
}

import { limits } from '@polywire/generated/catalog/limits.ts';
import type { Turn } from '../../turn/turn.ts';
import type { JsonObject, Target } from '../codec.ts';
import { asObject } from '../shared/json.ts';
import { writeParameters } from '../shared/parameters.ts';
import { encodeMessages } from './encode-messages.ts';
import { encodeServers } from './mcp.ts';
import { encodeOutputFormat } from './output-format.ts';
import { encodeToolChoice, encodeTools } from './tools.ts';

/** See Codec.encodeRequest. The wire demands `max_tokens` (GAPS "missing max_tokens"). */
export function encodeRequest(turn: Turn, target: Target): JsonObject {
  const body: Record<string, unknown> = encodePrompt(turn, target);
  writeParameters('messages', turn.parameters, body);
  body.max_tokens ??= target.group.max_output ?? limits.max_tokens_missing.value;
  const format = turn.parameters.response_format;
  if (format !== undefined)
    body.output_config = { ...asObject(body.output_config), format: encodeOutputFormat(format) };
  if (turn.stream) body.stream = true;
  return body;
}

/** The body that asks a provider on this wire how many tokens the turn's prompt has. */
export function encodeCountRequest(turn: Turn, target: Target): JsonObject {
  return encodePrompt(turn, target);
}

/** What the model reads: the messages and the tools. */
function encodePrompt(turn: Turn, target: Target): Record<string, unknown> {
  const body: Record<string, unknown> = { model: target.model, ...encodeMessages(turn.messages, target) };
  const tools = encodeTools(turn.tools, target);
  if (tools.length === 0) return body;
  body.tools = tools;
  const choice = encodeToolChoice(turn.parameters);
  if (choice !== undefined) body.tool_choice = choice;
  const servers = encodeServers(turn.tools);
  if (servers.length > 0) body.mcp_servers = servers;
  return body;
}

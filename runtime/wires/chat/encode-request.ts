import type { Turn } from '../../turn/turn.ts';
import type { JsonObject, Target } from '../codec.ts';
import { writeParameters } from '../shared/parameters.ts';
import { encodeMessages } from './encode-messages.ts';
import { encodeResponseFormat } from './response-format.ts';
import { encodeToolChoice, encodeTools } from './tools.ts';

/** See Codec.encodeRequest. */
export function encodeRequest(turn: Turn, target: Target): JsonObject {
  const { tool_choice: choice, parallel_tool_calls: parallel, response_format: format } = turn.parameters;
  const body: Record<string, unknown> = {
    model: target.model,
    messages: encodeMessages(turn.messages, target),
  };
  if (turn.stream) {
    body.stream = true;
    // Without it the provider counts nothing for a stream; what the caller asked shapes only our own output.
    if (!target.provider.usage_chunk_always) body.stream_options = { include_usage: true };
  }
  writeParameters('chat', turn.parameters, body);
  const tools = encodeTools(turn.tools, target);
  if (tools !== undefined) {
    body.tools = tools;
    if (choice !== undefined) body.tool_choice = encodeToolChoice(choice);
    if (parallel !== undefined) body.parallel_tool_calls = parallel;
  }
  if (format !== undefined) body.response_format = encodeResponseFormat(format);
  return body;
}

import type { ResponseFormat } from '../../turn/parameters.ts';
import type { Turn } from '../../turn/turn.ts';
import type { JsonObject, Target } from '../codec.ts';
import { writeParameters } from '../shared/parameters.ts';
import { withLevel } from './decode-request.ts';
import { encodeContents } from './encode-contents.ts';
import { encodeToolChoice, encodeTools } from './tools.ts';

/** See Codec.encodeRequest. Model and stream are said by the path of the request. */
export function encodeRequest(turn: Turn, target: Target): JsonObject {
  const { system, contents } = encodeContents(turn.messages, target);
  const body: Record<string, unknown> = {};
  if (contents.length > 0) {
    if (system.length > 0) body.systemInstruction = { parts: system };
    body.contents = contents;
  } else {
    // The wire wants to be spoken to.
    body.contents = [{ role: 'user', parts: system }];
  }
  const tools = encodeTools(turn.tools, target);
  if (tools.length > 0) body.tools = tools;
  const choice = encodeToolChoice(turn.parameters.tool_choice, turn.tools);
  if (choice !== undefined) body.toolConfig = { functionCallingConfig: choice };
  writeParameters(
    'native',
    withLevel(turn.parameters, (level) => level.toUpperCase()),
    body,
  );
  writeConfig(turn, body);
  return body;
}

function writeConfig(turn: Turn, body: Record<string, unknown>): void {
  const format = turn.parameters.response_format;
  if (format === undefined && turn.reasoningSummary === undefined) return;
  const config = (body.generationConfig ??= {}) as Record<string, unknown>;
  if (format !== undefined) Object.assign(config, encodeFormat(format));
  if (turn.reasoningSummary !== undefined) {
    config.thinkingConfig = { ...(config.thinkingConfig as JsonObject | undefined), includeThoughts: true };
  }
}

function encodeFormat(format: ResponseFormat): JsonObject {
  const responseMimeType = 'application/json';
  return format.type === 'json_object' ? { responseMimeType } : { responseMimeType, responseJsonSchema: format.schema };
}

import type { JsonObject } from '../codec.ts';
import { asObject } from '../shared/json.ts';

/** What a chat request says about the shape of its answer. */
export interface Asked {
  /** End the stream with a chunk that has the usage. */
  readonly includeUsage: boolean;

  /** Answer a call as `function_call`: the legacy fields were used and `tools` was not. */
  readonly legacy: boolean;
}

export function readAsked(body: JsonObject): Asked {
  return { includeUsage: asObject(body.stream_options)?.include_usage === true, legacy: isLegacy(body) };
}

/** `tools` beside a legacy field makes the request modern (seed 000, "Chat Completions request", function_call). */
function isLegacy(body: JsonObject): boolean {
  return (isSet(body.functions) || isSet(body.function_call)) && !isSet(body.tools);
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null;
}

import type { JsonObject } from '../codec.ts';
import { asBoolean, asNumber, asObject, asObjects, asText, asTexts } from '../shared/json.ts';
import type { Echo } from './body.ts';
import { type QualifiedNames, qualifiedNames } from './namespaces.ts';

/** What a Responses request says about its reply and about conversation state, which no model gets to see. */
export interface Asked {
  /** Keep the response. Stored by default (seed 000, "Responses request", store). */
  readonly store: boolean;

  /** The stored response that this one goes on from. */
  readonly previousResponseId: string | null;

  /** What the reply should contain beyond the usual, as the caller wrote it. */
  readonly include: readonly string[];

  /** `include` names the reasoning state: reasoning items carry `encrypted_content`. */
  readonly encryptedReasoning: boolean;

  /** Tools that the caller keeps in a namespace. */
  readonly namespaces: QualifiedNames;

  readonly echo: Echo;
}

export function readAsked(body: JsonObject): Asked {
  const store = asBoolean(body.store) ?? true;
  const previousResponseId = asText(body.previous_response_id) ?? null;
  const include = asTexts(body.include) ?? [];
  return {
    store,
    previousResponseId,
    include,
    encryptedReasoning: include.includes('reasoning.encrypted_content'),
    namespaces: qualifiedNames(body.tools),
    echo: readEcho(body, store, previousResponseId),
  };
}

function readEcho(body: JsonObject, store: boolean, previousResponseId: string | null): Echo {
  const reasoning = asObject(body.reasoning);
  return {
    instructions: asText(body.instructions) ?? null,
    max_output_tokens: asNumber(body.max_output_tokens) ?? null,
    max_tool_calls: asNumber(body.max_tool_calls) ?? null,
    metadata: asObject(body.metadata) ?? {},
    parallel_tool_calls: asBoolean(body.parallel_tool_calls) ?? true,
    previous_response_id: previousResponseId,
    prompt_cache_key: asText(body.prompt_cache_key) ?? null,
    reasoning: { effort: asText(reasoning?.effort) ?? null, summary: asText(reasoning?.summary) ?? null },
    safety_identifier: asText(body.safety_identifier) ?? null,
    store,
    temperature: asNumber(body.temperature) ?? 1,
    text: echoText(body.text),
    tool_choice: body.tool_choice ?? 'auto',
    tools: asObjects(body.tools).map(echoTool),
    top_logprobs: asNumber(body.top_logprobs) ?? 0,
    top_p: asNumber(body.top_p) ?? 1,
    truncation: asText(body.truncation) ?? 'disabled',
  };
}

function echoText(text: unknown): JsonObject {
  const options = asObject(text);
  const format = asObject(options?.format) ?? { type: 'text' };
  const verbosity = asText(options?.verbosity);
  return {
    format:
      format.type === 'json_schema'
        ? { ...format, description: format.description ?? '', strict: format.strict ?? false }
        : format,
    ...(verbosity === undefined ? {} : { verbosity }),
  };
}

/** A tool as asked, with the fields that readers of the format count on, and without a remote server's credentials. */
function echoTool(tool: JsonObject): JsonObject {
  switch (tool.type) {
    case 'function':
      return {
        ...tool,
        description: tool.description ?? null,
        parameters: tool.parameters ?? null,
        strict: tool.strict ?? null,
      };
    case 'mcp': {
      const open: Record<string, unknown> = { ...tool };
      delete open.authorization;
      delete open.headers;
      return open;
    }
    default:
      return tool;
  }
}

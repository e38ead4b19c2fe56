import type { Parameters, ResponseFormat } from '../../turn/parameters.ts';
import type { Turn } from '../../turn/turn.ts';
import type { JsonObject } from '../codec.ts';
import { asObject, asText } from '../shared/json.ts';
import { readParameters } from '../shared/parameters.ts';
import { decodeContents } from './decode-contents.ts';
import { fromDialect } from './schema.ts';
import { decodeToolChoice, decodeTools } from './tools.ts';

/** See Codec.decodeRequest. Model and stream stand in the path of this wire: whoever serves it puts them into the body. */
export function decodeRequest(body: JsonObject): { readonly turn: Turn; readonly asked: null } {
  const { parameters, reported } = readParameters('native', body);
  const config = asObject(body.generationConfig);
  const { choice, strict } = decodeToolChoice(asObject(body.toolConfig)?.functionCallingConfig);
  const format = config === undefined ? undefined : decodeFormat(config);
  const turn: Turn = {
    model: asText(body.model) ?? '',
    messages: decodeContents(body.systemInstruction, body.contents),
    tools: decodeTools(body.tools, strict),
    parameters: {
      ...withLevel(parameters, (level) => level.toLowerCase()),
      ...(choice === undefined ? {} : { tool_choice: choice }),
      ...(format === undefined ? {} : { response_format: format }),
    },
    stream: body.stream === true,
    ...(asObject(config?.thinkingConfig)?.includeThoughts === true ? { reasoningSummary: 'auto' } : {}),
    reported,
  };
  return { turn, asked: null };
}

/** This wire writes levels of effort in capitals. */
export function withLevel(parameters: Parameters, spelt: (level: string) => string): Parameters {
  const { reasoning_effort } = parameters;
  return reasoning_effort === undefined ? parameters : { ...parameters, reasoning_effort: spelt(reasoning_effort) };
}

/** A format is asked for by its media type; a schema of its own or of JSON Schema makes it precise. */
function decodeFormat(config: JsonObject): ResponseFormat | undefined {
  if (config.responseMimeType !== 'application/json') return undefined;
  const dialect = asObject(config.responseSchema);
  const schema = asObject(config.responseJsonSchema) ?? (dialect && fromDialect(dialect));
  return schema === undefined ? { type: 'json_object' } : { type: 'json_schema', name: 'response', schema };
}

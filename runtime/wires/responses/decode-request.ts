import type { Message } from '../../turn/message.ts';
import type { Parameters, ResponseFormat } from '../../turn/parameters.ts';
import type { Turn } from '../../turn/turn.ts';
import type { JsonObject } from '../codec.ts';
import { asBoolean, asObject, asText } from '../shared/json.ts';
import { readParameters } from '../shared/parameters.ts';
import { type Asked, readAsked } from './asked.ts';
import { decodeInput } from './input-items.ts';
import { decodeToolChoice, decodeTools } from './tools.ts';

/** See Codec.decodeRequest. Throws ProblemError for a rejected field or an image that is none. */
export function decodeRequest(body: JsonObject): { readonly turn: Turn; readonly asked: Asked } {
  const { parameters, reported } = readParameters('responses', body);
  const asked = readAsked(body);
  const messages: Message[] = [];
  if (asked.echo.instructions !== null) {
    messages.push({ role: 'system', parts: [{ type: 'text', text: asked.echo.instructions }] });
  }
  decodeInput(body.input, messages);
  const summary = asText(asObject(body.reasoning)?.summary);
  const { tools, reported: dropped } = decodeTools(body.tools);
  const turn: Turn = {
    model: asText(body.model) ?? '',
    messages,
    tools,
    parameters: { ...parameters, ...structures(body, asked) },
    stream: body.stream === true,
    ...(summary === undefined ? {} : { reasoningSummary: summary }),
    reported: [...reported, ...dropped],
  };
  return { turn, asked };
}

/** The parameters that this wire says in its own way. */
function structures(body: JsonObject, asked: Asked): Parameters {
  const choice = decodeToolChoice(body.tool_choice, asked.namespaces);
  const parallel = asBoolean(body.parallel_tool_calls);
  const format = decodeFormat(asObject(body.text)?.format);
  return {
    ...(choice === undefined ? {} : { tool_choice: choice }),
    ...(parallel === undefined ? {} : { parallel_tool_calls: parallel }),
    ...(format === undefined ? {} : { response_format: format }),
  };
}

/** Plain text, the default, is no constraint; a kind of format nobody knows is none either. */
function decodeFormat(value: unknown): ResponseFormat | undefined {
  const format = asObject(value);
  if (format?.type === 'json_object') return { type: 'json_object' };
  if (format?.type !== 'json_schema') return undefined;
  const description = asText(format.description);
  const strict = asBoolean(format.strict);
  return {
    type: 'json_schema',
    name: asText(format.name) ?? 'response',
    ...(description === undefined ? {} : { description }),
    schema: asObject(format.schema) ?? {},
    ...(strict === undefined ? {} : { strict }),
  };
}

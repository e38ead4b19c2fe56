import type { Turn } from '../../turn/turn.ts';
import type { JsonObject } from '../codec.ts';
import { asText } from '../shared/json.ts';
import { readParameters } from '../shared/parameters.ts';
import { type Asked, readAsked } from './asked.ts';
import { decodeMessages } from './decode-messages.ts';
import { decodeResponseFormat } from './response-format.ts';
import { decodeToolChoice, decodeTools } from './tools.ts';

/** See Codec.decodeRequest. Throws ProblemError (`invalid_image`). */
export function decodeRequest(body: JsonObject): { readonly turn: Turn; readonly asked: Asked } {
  const asked = readAsked(body);
  const { parameters, reported } = readParameters('chat', body);
  const { tools, reported: reportedOfTools } = decodeTools(body, asked);
  const format = decodeResponseFormat(body.response_format);
  const turn: Turn = {
    model: asText(body.model) ?? '',
    messages: decodeMessages(body.messages),
    tools,
    parameters: {
      ...parameters,
      ...decodeToolChoice(body, asked),
      ...(format === undefined ? {} : { response_format: format }),
    },
    stream: body.stream === true,
    reported: [...reported, ...reportedOfTools],
  };
  return { turn, asked };
}

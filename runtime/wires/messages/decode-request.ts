import type { Turn } from '../../turn/turn.ts';
import type { JsonObject } from '../codec.ts';
import { asText } from '../shared/json.ts';
import { readParameters } from '../shared/parameters.ts';
import { decodeMessages } from './decode-messages.ts';
import { decodeOutputFormat } from './output-format.ts';
import { decodeToolChoice, decodeTools } from './tools.ts';

/** See Codec.decodeRequest. Throws ProblemError (`mcp_servers_unpaired`, `thread_unsupported`). */
export function decodeRequest(body: JsonObject): { readonly turn: Turn; readonly asked: null } {
  const { parameters, reported } = readParameters('messages', body);
  const { tools, reported: reportedOfTools } = decodeTools(body);
  const format = decodeOutputFormat(body.output_config);
  const turn: Turn = {
    model: asText(body.model) ?? '',
    messages: decodeMessages(body),
    tools,
    parameters: {
      ...parameters,
      ...decodeToolChoice(body),
      ...(format === undefined ? {} : { response_format: format }),
    },
    stream: body.stream === true,
    reported: [...reported, ...reportedOfTools],
  };
  return { turn, asked: null };
}

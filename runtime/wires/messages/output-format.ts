import type { ResponseFormat } from '../../turn/parameters.ts';
import type { JsonObject } from '../codec.ts';
import { asObject } from '../shared/json.ts';

/** This wire gives a schema no name; others need one. */
const nameless = 'response';

/** How a request constrains the answer's text; undefined: not at all. */
export function decodeOutputFormat(outputConfig: unknown): ResponseFormat | undefined {
  const format = asObject(asObject(outputConfig)?.format);
  if (format?.type === 'json_object') return { type: 'json_object' };
  const schema = asObject(format?.schema);
  if (format?.type !== 'json_schema' || schema === undefined) return undefined;
  return { type: 'json_schema', name: nameless, schema };
}

export function encodeOutputFormat(format: ResponseFormat): JsonObject {
  return format.type === 'json_object' ? format : { type: 'json_schema', schema: format.schema };
}

import type { ResponseFormat } from '../../turn/parameters.ts';
import { asBoolean, asObject, asText } from '../shared/json.ts';

/** How a request constrains the answer's text; undefined: not at all. */
export function decodeResponseFormat(value: unknown): ResponseFormat | undefined {
  const format = asObject(value);
  if (format?.type === 'json_object') return { type: 'json_object' };
  const named = asObject(format?.json_schema);
  if (format?.type !== 'json_schema' || named === undefined) return undefined;
  const description = asText(named.description);
  const strict = asBoolean(named.strict);
  return {
    type: 'json_schema',
    name: asText(named.name) ?? '',
    ...(description === undefined ? {} : { description }),
    schema: asObject(named.schema) ?? {},
    ...(strict === undefined ? {} : { strict }),
  };
}

export function encodeResponseFormat(format: ResponseFormat): unknown {
  if (format.type === 'json_object') return format;
  const { type, ...schema } = format;
  return { type, json_schema: schema };
}

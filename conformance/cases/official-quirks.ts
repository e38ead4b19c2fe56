import { at, isObject, list, object, text, type JsonObject } from '../mocks/json.ts';

/**
 * The models of an official document without a quirk of theirs: they list as required what may be null or has a default
 * value, since their own servers write it out. Their clients read a field that is absent as one that is null.
 */
export function withoutQuirks(models: JsonObject): JsonObject {
  return object(relaxed(models, models));
}

function relaxed(schema: unknown, models: JsonObject): unknown {
  if (Array.isArray(schema)) return schema.map((one) => relaxed(one, models));
  if (!isObject(schema)) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, relaxed(value, models)]));
  if (!Array.isArray(schema['required'])) return inner;
  const properties = object(schema['properties']);
  const required = list(schema['required']).filter((name) => !isOptional(properties[text(name)], models));
  return { ...inner, required };
}

function isOptional(schema: unknown, models: JsonObject): boolean {
  if (!isObject(schema)) return false;
  if ('default' in schema || schema['type'] === 'null' || list(schema['type']).includes('null')) return true;
  if (list(schema['enum']).includes(null)) return true;
  const named = text(schema['$ref']).split('/').at(-1) ?? '';
  if (named !== '' && isOptional(at(models, named), models)) return true;
  return [...list(schema['anyOf']), ...list(schema['oneOf'])].some((one) => isOptional(one, models));
}

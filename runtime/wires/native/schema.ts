import type { JsonObject } from '../codec.ts';
import { asArray, asNumber, asObject, asText, asTexts } from '../shared/json.ts';

/**
 * The wire's own dialect of JSON Schema and ours, both directions. The dialect writes types in capitals and 64-bit
 * integers as text, knows null only as `nullable`, lists only texts in `enum`, and has no other keyword than those
 * below. Adaptation has put references in place before (`tool_schema: subset`); what the dialect has no word for is
 * left out, which makes a schema wider, never narrower. Names of properties are never taken for keywords.
 */
type Dialect = Record<string, unknown>;

/** Kept as they stand. */
const plain = new Set(['title', 'description', 'minimum', 'maximum', 'pattern', 'default', 'nullable']);

/** 64-bit integers, which the wire's JSON has as text. */
const counts = new Set(['minItems', 'maxItems', 'minLength', 'maxLength', 'minProperties', 'maxProperties']);

/** The formats that the dialect knows; it refuses a schema with another. */
const formats = new Set(['date-time', 'enum', 'float', 'double', 'int32', 'int64']);

const types = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']);

/** A schema that nests deeper than any real one ends in the schema of anything. */
const deepest = 100;

/** The parameters of a function in the dialect; undefined where it takes none, which is said by leaving them out. */
export function toDialect(schema: JsonObject): JsonObject | undefined {
  const properties = asObject(schema.properties);
  if (properties === undefined || Object.keys(properties).length === 0) return undefined;
  return rewrite(schema, 0);
}

/** JSON Schema for parameters in the dialect. */
export function fromDialect(schema: JsonObject, depth = 0): JsonObject {
  if (depth >= deepest) return {};
  const entries: [string, unknown][] = [];
  for (const [keyword, value] of Object.entries(schema)) {
    switch (keyword) {
      case 'type': {
        const type = asText(value)?.toLowerCase();
        entries.push([keyword, schema.nullable === true ? [type, 'null'] : type]);
        break;
      }
      case 'properties':
        entries.push([keyword, each(value, (inner) => fromDialect(inner, depth + 1))]);
        break;
      case 'items':
        entries.push([keyword, fromDialect(asObject(value) ?? {}, depth + 1)]);
        break;
      case 'anyOf':
        entries.push([keyword, asArray(value).map((inner) => fromDialect(asObject(inner) ?? {}, depth + 1))]);
        break;
      case 'nullable':
      case 'propertyOrdering':
        break;
      default:
        entries.push([keyword, counts.has(keyword) ? Number(value) : value]);
    }
  }
  return Object.fromEntries(entries);
}

function rewrite(schema: JsonObject, depth: number): Dialect {
  if (depth >= deepest) return {};
  const entries: [string, unknown][] = [];
  const said = withoutNull(schema);
  for (const [keyword, value] of Object.entries(said)) {
    const word = keywordOf(keyword, value, said, depth);
    if (word !== undefined) entries.push([keyword, word]);
  }
  // The dialect wants to know what an array is of.
  if (said.type === 'array' && said.items === undefined) entries.push(['items', { type: 'STRING' }]);
  return Object.fromEntries(entries);
}

/** The keyword's value in the dialect; undefined: it has none. */
function keywordOf(keyword: string, value: unknown, schema: JsonObject, depth: number): unknown {
  if (plain.has(keyword)) return value;
  if (counts.has(keyword)) return asNumber(value) === undefined ? undefined : String(value);
  switch (keyword) {
    case 'type':
      return types.has(String(value)) ? String(value).toUpperCase() : undefined;
    case 'format':
      return formats.has(String(value)) ? value : undefined;
    case 'enum':
      return textsOnly(value);
    case 'properties':
      return each(value, (inner) => rewrite(inner, depth + 1));
    case 'required': {
      const properties = asObject(schema.properties) ?? {};
      return asTexts(value)?.filter((name) => Object.hasOwn(properties, name));
    }
    case 'items':
      return rewrite(asObject(value) ?? {}, depth + 1);
    case 'anyOf':
      return asArray(value).map((inner) => rewrite(asObject(inner) ?? {}, depth + 1));
    default:
      return undefined;
  }
}

/** A choice that includes null is one without it that is `nullable`. */
function withoutNull(schema: JsonObject): JsonObject {
  const choices = Array.isArray(schema.anyOf) ? (schema.anyOf as unknown[]) : undefined;
  const values = choices?.filter((choice) => asObject(choice)?.type !== 'null');
  if (choices === undefined || values === undefined || values.length === choices.length) return schema;
  const only = values.length === 1 ? asObject(values[0]) : undefined;
  if (only === undefined) return { ...schema, anyOf: values, nullable: true };
  const said = Object.entries(schema).filter(([keyword]) => keyword !== 'anyOf');
  return { ...only, ...Object.fromEntries(said), nullable: true };
}

/** The dialect lists texts, none of them empty; other values cannot be said, and some of them must not be. */
function textsOnly(value: unknown): readonly string[] | undefined {
  const texts = asTexts(value);
  const whole = texts !== undefined && texts.length > 0 && texts.length === asArray(value).length;
  return whole && !texts.includes('') ? texts : undefined;
}

/** Any name may be a property's, `__proto__` too. */
function each(properties: unknown, rewritten: (schema: JsonObject) => JsonObject): JsonObject {
  const entries = Object.entries(asObject(properties) ?? {});
  return Object.fromEntries(entries.map(([name, schema]) => [name, rewritten(asObject(schema) ?? {})]));
}

import { isObject, list, objects, text, type JsonObject } from '../json.ts';

/** References and nesting beyond which a sample says no more. */
const deepest = 12;

/**
 * A valid instance of a JSON Schema, the same each time: every property, the first choice, the least length. A
 * property that `values` names has that value, in the type the schema wants; other texts are the property's name.
 */
export function sample(schema: JsonObject, values: ReadonlyMap<string, string> = new Map()): unknown {
  return new Sampler(schema, values).value(schema, 'text', 0);
}

class Sampler {
  readonly #root: JsonObject;
  readonly #values: ReadonlyMap<string, string>;

  constructor(root: JsonObject, values: ReadonlyMap<string, string>) {
    this.#root = root;
    this.#values = values;
  }

  value(written: JsonObject, name: string, depth: number): unknown {
    if (depth > 2 * deepest) return null;
    const schema = this.#flat(written, depth);
    if ('const' in schema) return schema['const'];
    const given = this.#values.get(name);
    const choices = list(schema['enum']);
    if (choices.length > 0) return choices.find((choice) => String(choice) === given) ?? choices[0];
    if ('default' in schema && given === undefined) return schema['default'];
    switch (typeOf(schema)) {
      case 'object':
        return this.#object(schema, depth);
      case 'array':
        return this.#array(schema, name, depth);
      case 'integer':
        return Math.ceil(toNumber(given, schema));
      case 'number':
        return toNumber(given, schema);
      case 'boolean':
        return given !== 'false';
      case 'null':
        return null;
      default:
        return toText(given ?? name, schema);
    }
  }

  #object(schema: JsonObject, depth: number): JsonObject {
    const properties = isObject(schema['properties']) ? schema['properties'] : {};
    const required = list(schema['required']);
    const names = Object.keys(properties).filter((name) => depth < deepest || required.includes(name));
    return Object.fromEntries(
      names.map((name) => [name, this.value(schemaOf(properties[name]), name, depth + 1)] as const),
    );
  }

  #array(schema: JsonObject, name: string, depth: number): readonly unknown[] {
    const prefix = objects(schema['prefixItems']);
    if (prefix.length > 0) return prefix.map((item) => this.value(item, name, depth + 1));
    const least = typeof schema['minItems'] === 'number' ? schema['minItems'] : 1;
    const length = depth < deepest ? least : Math.min(least, 0);
    return Array.from({ length }, () => this.value(schemaOf(schema['items']), name, depth + 1));
  }

  /** The schema with references, `allOf` and the first of `anyOf` or `oneOf` put in place. */
  #flat(schema: JsonObject, depth: number): JsonObject {
    if (depth > 4 * deepest) return {};
    const { $ref: reference, allOf, anyOf, oneOf, ...own } = schema;
    const parts = [
      this.#referred(text(reference)),
      ...objects(allOf),
      ...[...objects(anyOf), ...objects(oneOf)].slice(0, 1),
    ];
    if (parts.length === 1 && parts[0] === null) return own;
    return parts
      .filter(isObject)
      .map((part) => this.#flat(part, depth + 1))
      .reduce(merge, own);
  }

  #referred(reference: string): JsonObject | null {
    if (!reference.startsWith('#')) return null;
    const steps = reference
      .split('/')
      .slice(1)
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    const target = steps.reduce<unknown>((at, step) => (isObject(at) ? at[step] : undefined), this.#root);
    return isObject(target) ? target : null;
  }
}

function merge(one: JsonObject, other: JsonObject): JsonObject {
  return {
    ...other,
    ...one,
    ...('properties' in one || 'properties' in other
      ? { properties: { ...schemaOf(other['properties']), ...schemaOf(one['properties']) } }
      : {}),
    ...('required' in one || 'required' in other
      ? { required: [...list(one['required']), ...list(other['required'])] }
      : {}),
  };
}

function schemaOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** The first type that is not null, in lower case; objects and arrays are known by their keywords too. */
function typeOf(schema: JsonObject): string {
  const types = [schema['type']].flat().map((type) => text(type).toLowerCase());
  const type = types.find((one) => one !== '' && one !== 'null') ?? types[0] ?? '';
  if (type !== '') return type;
  if ('properties' in schema) return 'object';
  return 'items' in schema || 'prefixItems' in schema ? 'array' : 'string';
}

function toNumber(given: string | undefined, schema: JsonObject): number {
  const wanted = Number(given);
  if (given !== undefined && Number.isFinite(wanted)) return wanted;
  const { minimum, exclusiveMinimum, maximum } = schema;
  if (typeof minimum === 'number') return minimum;
  if (typeof exclusiveMinimum === 'number') return exclusiveMinimum + 1;
  return typeof maximum === 'number' ? Math.min(1, maximum) : 1;
}

const formats: Readonly<Record<string, string>> = {
  date: '2026-01-01',
  time: '12:00:00Z',
  'date-time': '2026-01-01T12:00:00Z',
  email: 'a@example.com',
  uri: 'https://example.com/',
  uuid: '00000000-0000-4000-8000-000000000000',
};

function toText(wanted: string, schema: JsonObject): string {
  const value = formats[text(schema['format'])] ?? wanted;
  const least = typeof schema['minLength'] === 'number' ? schema['minLength'] : 0;
  const most = typeof schema['maxLength'] === 'number' ? schema['maxLength'] : Infinity;
  return value.padEnd(least, '.').slice(0, most);
}

import fc, { type Arbitrary, type GeneratorValue } from 'fast-check';
import { isObject, list, object, objects, text, type JsonObject } from '../mocks/json.ts';

/** Depth below which optional fields are left out and unions take a plain branch, where there is one. */
const deepest = 7;

/** An instance of one of the models, by its JSON Schema. Not every one is valid: formats and overlaps are not looked at. */
export function drawn(draw: GeneratorValue, models: JsonObject, model: string): unknown {
  return new Drawing(draw, models).value(object(models[model]), 0);
}

/** Keywords of which one at least is in a schema that says something about a value. */
const assertions = ['type', 'properties', 'required', 'enum', 'const', 'anyOf', 'oneOf', 'items'];

class Drawing {
  readonly #draw: GeneratorValue;
  readonly #models: JsonObject;

  constructor(draw: GeneratorValue, models: JsonObject) {
    this.#draw = draw;
    this.#models = models;
  }

  value(schema: JsonObject, depth: number): unknown {
    if (typeof schema['$ref'] === 'string') return this.value(this.#referred(schema['$ref']), depth);
    if ('const' in schema) return schema['const'];
    if (Array.isArray(schema['enum'])) return this.#one(schema['enum']);
    const choices = [...objects(schema['oneOf']), ...objects(schema['anyOf'])];
    if (choices.length > 0) return this.#merged(schema, this.value(this.#branch(choices, depth), depth + 1), depth);
    if (Array.isArray(schema['allOf'])) return this.value(this.#flat(schema), depth);
    return this.#typed(this.#typeOf(schema), schema, depth);
  }

  /** The members of `allOf` as one schema: the properties of all, or the only one that says anything. */
  #flat({ allOf, ...own }: JsonObject): JsonObject {
    const members = [...objects(allOf), own].map((member) => this.#resolved(member));
    const telling = members.filter((member) => assertions.some((keyword) => keyword in member));
    const [only] = telling;
    if (only !== undefined && telling.length === 1) return only;
    return {
      type: 'object',
      properties: Object.assign({}, ...telling.map((member) => object(member['properties']))) as JsonObject,
      required: telling.flatMap((member) => list(member['required'])),
    };
  }

  #resolved(schema: JsonObject): JsonObject {
    const target = typeof schema['$ref'] === 'string' ? this.#referred(schema['$ref']) : schema;
    return 'allOf' in target ? this.#flat(target) : target;
  }

  /** A union that has properties of its own besides. */
  #merged(schema: JsonObject, chosen: unknown, depth: number): unknown {
    return joined(this.#own(schema, depth), chosen);
  }

  #own(schema: JsonObject, depth: number): unknown {
    return 'properties' in schema ? this.#object(schema, depth) : undefined;
  }

  #typed(type: string, schema: JsonObject, depth: number): unknown {
    switch (type) {
      case 'object':
        return this.#object(schema, depth);
      case 'array':
        return this.#array(schema, depth);
      case 'string':
        return this.#from(textOf(schema));
      case 'integer':
        return this.#from(fc.integer(bounds(schema, 1)));
      case 'number':
        return this.#from(fc.integer(bounds(schema, 2)).map((value) => value / 2));
      case 'boolean':
        return this.#from(fc.boolean());
      case 'null':
        return null;
      default:
        return this.#from(fc.jsonValue({ maxDepth: 1 }));
    }
  }

  #object(schema: JsonObject, depth: number): JsonObject {
    const required = list(schema['required']);
    const fields = Object.entries(object(schema['properties'])).filter(
      ([name]) => required.includes(name) || (depth < deepest && this.#from(fc.integer({ min: 0, max: 2 })) === 0),
    );
    const open =
      schema['additionalProperties'] ??
      (isObject(schema['unevaluatedProperties']) ? schema['unevaluatedProperties'] : false);
    const least = typeof schema['minProperties'] === 'number' ? schema['minProperties'] : 0;
    const extra =
      isObject(open) && !('not' in open)
        ? Array.from({ length: Math.max(least, 1) }, (_, index) => [`k${index}`, open] as const)
        : [];
    return Object.fromEntries(
      [...fields, ...extra].map(([name, field]) => [name, this.value(object(field), depth + 1)]),
    );
  }

  #array(schema: JsonObject, depth: number): readonly unknown[] {
    const least = typeof schema['minItems'] === 'number' ? schema['minItems'] : 0;
    const length = depth < deepest ? this.#from(fc.integer({ min: least, max: Math.max(least, 2) })) : least;
    return Array.from({ length }, () => this.value(object(schema['items']), depth + 1));
  }

  #branch(choices: readonly JsonObject[], depth: number): JsonObject {
    const flat = choices.filter(
      (choice) => !('$ref' in choice) && choice['type'] !== 'object' && choice['type'] !== 'array',
    );
    return depth >= deepest && flat.length > 0 ? this.#one(flat) : this.#one(choices);
  }

  #typeOf(schema: JsonObject): string {
    const types = [schema['type'] ?? []].flat().map(text);
    if (types.length > 0) return this.#one(types);
    return 'properties' in schema ? 'object' : 'items' in schema ? 'array' : '';
  }

  #one<Value>(values: readonly Value[]): Value {
    return this.#from(fc.constantFrom(...values));
  }

  #from<Value>(arbitrary: Arbitrary<Value>): Value {
    return this.#draw(() => arbitrary);
  }

  #referred(reference: string): JsonObject {
    return object(this.#models[reference.slice(reference.lastIndexOf('/') + 1)]);
  }
}

function joined(one: unknown, other: unknown): unknown {
  if (isObject(one) && isObject(other)) return { ...one, ...other };
  return other === undefined ? one : other;
}

function textOf(schema: JsonObject): Arbitrary<string> {
  const { minLength, maxLength, pattern } = schema;
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'xsmall' });
  const least = typeof minLength === 'number' ? minLength : 0;
  return fc.string({
    minLength: least,
    maxLength: Math.max(least, Math.min(typeof maxLength === 'number' ? maxLength : 8, 8)),
  });
}

function bounds(schema: JsonObject, factor: number): { min: number; max: number } {
  const { minimum, exclusiveMinimum, maximum } = schema;
  const low = typeof minimum === 'number' ? minimum : typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : 0;
  const min = Math.max(low, -1_000_000);
  const max = typeof maximum === 'number' ? Math.min(maximum, 1_000_000) : min + 2_000;
  return { min: Math.ceil(min * factor), max: Math.floor(max * factor) };
}

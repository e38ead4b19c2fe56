/** The part of JSON Schema 2020-12 that the TypeSpec compiler writes and emitters read. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: JsonType | readonly JsonType[];
  readonly description?: string;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly unevaluatedProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly not?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly [keyword: string]: unknown;
}

export type JsonType = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';

/** Schemas by name. */
export type Schemas = Readonly<Record<string, Schema>>;

const componentPath = '#/components/schemas/';

export const refTo = (name: string): string => componentPath + name;

/** The name that a `$ref` of a component schema ends in. Throws for a reference elsewhere: TypeSpec writes none. */
export function refName(ref: string): string {
  if (!ref.startsWith(componentPath)) throw new Error(`not a component schema: ${ref}`);
  return ref.slice(componentPath.length);
}

/** The schema itself, behind any number of references. */
export function deref(schema: Schema, schemas: Schemas): Schema {
  if (schema.$ref === undefined) return schema;
  const found = schemas[refName(schema.$ref)];
  if (found === undefined) throw new Error(`no such schema: ${schema.$ref}`);
  return deref(found, schemas);
}

/** A copy in which every schema inside, innermost first, and then the schema itself, went through `change`. */
export function mapSchema(schema: Schema, change: (schema: Schema) => Schema): Schema {
  return change(mapChildren(schema, (child) => mapSchema(child, change)));
}

/** A copy in which each schema directly inside went through `change`. */
export function mapChildren(schema: Schema, change: (schema: Schema) => Schema): Schema {
  const copy: Record<string, unknown> = { ...schema };
  for (const key of ['anyOf', 'oneOf', 'allOf'] as const) {
    if (schema[key] !== undefined) copy[key] = schema[key].map(change);
  }
  for (const key of ['items', 'not', 'propertyNames'] as const) {
    if (schema[key] !== undefined) copy[key] = change(schema[key]);
  }
  for (const key of ['additionalProperties', 'unevaluatedProperties'] as const) {
    if (typeof schema[key] === 'object') copy[key] = change(schema[key]);
  }
  if (schema.properties !== undefined) copy['properties'] = mapValues(schema.properties, change);
  return copy;
}

/** The same keys with changed values. */
export function mapValues<A, B>(record: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

/** The schema without some of its keywords. */
export function without(schema: Schema, ...keywords: readonly string[]): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)));
}

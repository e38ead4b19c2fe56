/** A schema of any library that follows Standard Schema 1, such as zod and valibot. */
export interface StandardSchema<Output = unknown> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => Checked<Output> | Promise<Checked<Output>>;
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined;

    /** Not every library has it. */
    readonly jsonSchema?: { readonly input: (options: { readonly target: 'draft-2020-12' }) => JsonSchema };
  };
}

export type JsonSchema = Readonly<Record<string, unknown>>;

/** A value, or what is wrong with it. */
export type Checked<Output> =
  { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly Issue[] };

export interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** A schema; with its JSON Schema beside it where its library makes none. */
export type Shape<Output> =
  StandardSchema<Output> | { readonly schema: StandardSchema<Output>; readonly jsonSchema: JsonSchema };

/** The JSON Schema of what is to be written. Throws TypeError where there is none. */
export function jsonSchemaOf(shape: Shape<unknown>): JsonSchema {
  if ('jsonSchema' in shape) return shape.jsonSchema;
  const { vendor, jsonSchema } = shape['~standard'];
  if (jsonSchema === undefined) throw new TypeError(`a schema of ${vendor} needs its jsonSchema beside it`);
  const schema = Object.entries(jsonSchema.input({ target: 'draft-2020-12' }));
  return Object.fromEntries(schema.filter(([key]) => key !== '$schema'));
}

/**
 * The JSON Schema of an answer: as `jsonSchemaOf`, and where a library made it, without fields that it does not name.
 * Some providers want that said, and a schema that leaves them open says so itself.
 */
export function closedJsonSchemaOf(shape: Shape<unknown>): JsonSchema {
  const schema = jsonSchemaOf(shape);
  return 'jsonSchema' in shape ? schema : (closed(schema) as JsonSchema);
}

function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return inner['type'] === 'object' && 'properties' in inner ? { additionalProperties: false, ...inner } : inner;
}

/** Holds JSON text against a shape. */
export async function check<Output>(shape: Shape<Output>, text: string): Promise<Checked<Output>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { issues: [{ message: `no JSON: ${String(error)}` }] };
  }
  const schema = 'schema' in shape ? shape.schema : shape;
  return schema['~standard'].validate(value);
}

/** All issues as one text: `city: expected string`. */
export function issuesText(issues: readonly Issue[]): string {
  return issues
    .map(({ message, path = [] }) => {
      const place = path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.');
      return place === '' ? message : `${place}: ${message}`;
    })
    .join('; ');
}

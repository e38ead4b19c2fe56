import fc, { type Arbitrary } from 'fast-check';

/** The part of JSON Schema that the schemas of tools are written in. */
interface Schema {
  readonly type?: 'string' | 'integer' | 'boolean' | 'array' | 'object';
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

/** For tests: values that fit a schema. Strings are of `texts` half of the time. */
export function fitting(schema: Schema, texts: readonly string[]): Arbitrary<unknown> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const { type } = schema;
  if (type === undefined) return fc.jsonValue();
  switch (type) {
    case 'string': {
      const { minLength = 0, maxLength = 200, pattern = '' } = schema;
      const any = fc.string({ minLength, maxLength: Math.min(maxLength, 200), unit: 'binary' });
      const known = texts.filter(({ length }) => length >= minLength && length <= maxLength);
      const wanted = new RegExp(pattern);
      return fc.oneof(any, fc.constantFrom(...known)).filter((text) => wanted.test(text));
    }
    case 'integer':
      return fc.maxSafeNat().map((number) => Math.max(schema.minimum ?? 0, Math.min(schema.maximum ?? number, number)));
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(fitting(schema.items ?? {}, texts), { minLength: schema.minItems ?? 0, maxLength: 3 });
    case 'object': {
      if (schema.properties === undefined) return fc.dictionary(fc.string(), fc.jsonValue());
      const parts = Object.entries(schema.properties).map(([name, part]) => [name, fitting(part, texts)] as const);
      return fc.record(Object.fromEntries(parts), { requiredKeys: [...(schema.required ?? [])] });
    }
  }
}

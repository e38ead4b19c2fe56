import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subset, type JsonSchema } from './schema.ts';

describe('a schema in the subset', () => {
  it('is returned as the same object', () => {
    const schema = {
      type: 'object',
      description: 'A place.',
      properties: { city: { type: 'string', minLength: 1 }, sizes: { type: 'array', items: { type: 'number' } } },
      required: ['city'],
    };
    expect(subset(schema)).toBe(schema);
  });
});

describe('a schema outside of it', () => {
  it('loses keywords that have no word there', () => {
    expect(
      subset({ type: 'object', additionalProperties: false, properties: { a: { type: 'string', not: {} } }, $id: 'x' }),
    ).toEqual({ type: 'object', properties: { a: { type: 'string' } } });
  });

  it('never loses a property that merely has the name of a keyword', () => {
    const names = [
      '$ref',
      'not',
      'if',
      'const',
      'oneOf',
      'allOf',
      'additionalProperties',
      '$defs',
      'type',
      '__proto__',
    ];
    const text = `{${names.map((name) => `"${name}":{"type":"string","$comment":"x"}`).join(',')}}`;
    const schema = { type: 'object', properties: JSON.parse(text) as JsonSchema, required: names };
    const rewritten = subset(schema);
    expect(Object.keys(rewritten['properties'] as object)).toEqual(names);
    expect(rewritten['required']).toBe(names);
  });

  it('keeps values that merely look like schemas', () => {
    const schema = { type: 'object', enum: [{ $ref: '#/x' }], default: { oneOf: [] } };
    expect(subset(schema)).toBe(schema);
  });

  it('keeps the order of its keys', () => {
    const rewritten = subset({ $comment: '', required: ['b'], properties: { b: { const: 1 }, a: {} }, type: 'object' });
    expect(JSON.stringify(rewritten)).toBe('{"required":["b"],"properties":{"b":{"enum":[1]},"a":{}},"type":"object"}');
  });

  it('has local references put in place', () => {
    const schema = {
      type: 'object',
      properties: { home: { $ref: '#/$defs/a~1b', description: 'Where.' }, far: { $ref: 'https://example.com/x' } },
      $defs: { 'a/b': { type: 'string', $ref: '#/$defs/deeper' }, deeper: { maxLength: 3 } },
    };
    expect(subset(schema)).toEqual({
      type: 'object',
      properties: { home: { maxLength: 3, type: 'string', description: 'Where.' }, far: {} },
    });
  });

  it('ends a recursive reference in its bare type', () => {
    const node = { type: 'object', properties: { next: { $ref: '#/$defs/node' } } };
    expect(subset({ $ref: '#/$defs/node', $defs: { node } })).toEqual({
      type: 'object',
      properties: { next: { type: 'object' } },
    });
    expect(subset({ type: 'object', properties: { self: { $ref: '#' } } })).toEqual({
      type: 'object',
      properties: { self: { type: 'object', properties: { self: { type: 'object' } } } },
    });
  });

  it('merges allOf and turns oneOf into anyOf', () => {
    expect(
      subset({
        allOf: [
          { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
          { properties: { b: { oneOf: [{ type: 'null' }, { type: 'number' }] } }, required: ['b'] },
        ],
      }),
    ).toEqual({
      type: 'object',
      properties: { a: { type: 'string' }, b: { anyOf: [{ type: 'null' }, { type: 'number' }] } },
      required: ['a', 'b'],
    });
  });

  it('has a list of types as a choice', () => {
    expect(subset({ type: ['string', 'null'], description: 'Or not.', enum: ['x', null], maxLength: 2 })).toEqual({
      description: 'Or not.',
      anyOf: [{ type: 'string', enum: ['x'], maxLength: 2 }, { type: 'null' }],
    });
    expect(subset({ type: ['string'] })).toEqual({ type: 'string' });
  });

  it('has a tuple as an array of any of its items', () => {
    const items = { anyOf: [{ type: 'string' }, { type: 'number' }] };
    expect(subset({ type: 'array', prefixItems: items.anyOf })).toEqual({ type: 'array', items });
    expect(subset({ type: 'array', items: items.anyOf })).toEqual({ type: 'array', items });
  });

  it('requires no property that it does not have', () => {
    expect(subset({ type: 'object', properties: { a: {} }, required: ['a', 'b'] })['required']).toEqual(['a']);
  });

  it('has a bound, however references unfold', () => {
    const $defs = Object.fromEntries(
      Array.from({ length: 40 }, (_, level) => {
        const next = { $ref: `#/$defs/d${level + 1}` };
        return [`d${level}`, { type: 'object', properties: { a: next, b: next } }];
      }),
    );
    expect(JSON.stringify(subset({ $ref: '#/$defs/d0', $defs })).length).toBeLessThan(500_000);
    let deep: JsonSchema = {};
    for (let level = 0; level < 20_000; level += 1) deep = level % 2 === 0 ? { allOf: [deep] } : { items: deep };
    expect(() => subset(deep)).not.toThrow();
  });
});

const shaping = ['properties', 'required', 'items', 'anyOf'];
const plain = ['type', 'title', 'description', 'format', 'nullable', 'enum', 'default', 'pattern', 'minLength'];
const bounds = ['maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'minProperties', 'maxProperties'];
const kept = [...shaping, ...plain, ...bounds];
const unknown = ['not', 'oneOf', 'allOf', 'const', '$ref', 'additionalProperties', 'prefixItems'];

const { schema: anySchema } = fc.letrec<{ schema: JsonSchema }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.dictionary(fc.constantFrom(...kept, ...unknown), fc.jsonValue(), { maxKeys: 3 }),
    fc.record(
      {
        type: fc.constantFrom('object', ['string', 'null']),
        properties: fc.dictionary(fc.oneof(fc.string(), fc.constantFrom(...kept)), tie('schema'), { maxKeys: 3 }),
        anyOf: fc.array(tie('schema'), { maxLength: 2 }),
        oneOf: fc.array(tie('schema'), { maxLength: 2 }),
        allOf: fc.array(tie('schema'), { maxLength: 2 }),
        $ref: fc.constantFrom('#', '#/properties/a', '#/nowhere', 'x'),
      },
      { requiredKeys: [] },
    ),
  ),
}));

describe('any schema', () => {
  it('becomes one that uses the words of the subset only', () => {
    fc.assert(
      fc.property(anySchema, (schema) => {
        usesSubset(subset(schema));
      }),
    );
  });

  it('once rewritten is left alone', () => {
    fc.assert(
      fc.property(anySchema, (schema) => {
        const once = subset(schema);
        expect(subset(once)).toBe(once);
      }),
    );
  });
});

function usesSubset(schema: unknown): void {
  const { properties, items, anyOf, ...rest } = schema as Record<string, unknown>;
  for (const word of Object.keys(rest)) expect(kept).toContain(word);
  for (const property of Object.values(properties ?? {})) usesSubset(property);
  if (items !== undefined) usesSubset(items);
  for (const choice of (anyOf ?? []) as unknown[]) usesSubset(choice);
}

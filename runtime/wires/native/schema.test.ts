import { describe, expect, it } from 'vitest';
import { fromDialect, toDialect } from './schema.ts';

const of = (property: Record<string, unknown>): unknown =>
  (toDialect({ type: 'object', properties: { a: property } })?.properties as Record<string, unknown>).a;

describe("a schema in the wire's dialect", () => {
  it('keeps its keys in their order, and a property that is called like a keyword', () => {
    const schema = {
      type: 'object',
      properties: {
        type: { type: 'string', description: 'd' },
        $ref: { type: 'integer' },
        additionalProperties: { type: 'boolean' },
        properties: { type: 'object', properties: { required: { type: 'number' } } },
      },
      required: ['$ref', 'type'],
      additionalProperties: false,
    };
    expect(JSON.stringify(toDialect(schema))).toBe(
      JSON.stringify({
        type: 'OBJECT',
        properties: {
          type: { type: 'STRING', description: 'd' },
          $ref: { type: 'INTEGER' },
          additionalProperties: { type: 'BOOLEAN' },
          properties: { type: 'OBJECT', properties: { required: { type: 'NUMBER' } } },
        },
        required: ['$ref', 'type'],
      }),
    );
  });

  it('has a property called __proto__ as any other', () => {
    const schema = JSON.parse('{"type":"object","properties":{"__proto__":{"type":"string"}}}') as Record<
      string,
      unknown
    >;
    expect(JSON.stringify(toDialect(schema))).toBe('{"type":"OBJECT","properties":{"__proto__":{"type":"STRING"}}}');
  });

  it('writes 64-bit integers as text', () => {
    expect(of({ type: 'array', items: { type: 'string', minLength: 1 }, maxItems: 3 })).toEqual({
      type: 'ARRAY',
      items: { type: 'STRING', minLength: '1' },
      maxItems: '3',
    });
  });

  it('says null as nullable', () => {
    const choice = [{ type: 'string', enum: ['a'] }, { type: 'null' }];
    expect(of({ description: 'd', anyOf: choice })).toEqual({
      type: 'STRING',
      enum: ['a'],
      description: 'd',
      nullable: true,
    });
    expect(of({ anyOf: [...choice, { type: 'integer' }] })).toEqual({
      anyOf: [{ type: 'STRING', enum: ['a'] }, { type: 'INTEGER' }],
      nullable: true,
    });
  });

  it('leaves out what it has no word for, or would refuse', () => {
    expect(of({ type: 'string', format: 'uuid', enum: ['a', ''], $comment: 'c' })).toEqual({ type: 'STRING' });
    expect(of({ type: 'integer', format: 'int32', enum: [1, 2] })).toEqual({ type: 'INTEGER', format: 'int32' });
    expect(toDialect({ type: 'object', properties: { a: {} }, required: ['a', 'b'] })).toMatchObject({
      required: ['a'],
    });
  });

  it('says what an array is of', () => {
    expect(of({ type: 'array' })).toEqual({ type: 'ARRAY', items: { type: 'STRING' } });
  });

  it('of a function without parameters is none', () => {
    expect(toDialect({ type: 'object', properties: {} })).toBeUndefined();
  });

  it('of any depth is read and written without harm', () => {
    let deep: Record<string, unknown> = { type: 'string' };
    for (let i = 0; i < 20_000; i += 1) deep = { type: 'object', properties: { a: deep } };
    expect(toDialect(deep)).toMatchObject({ type: 'OBJECT' });
    expect(fromDialect(deep)).toMatchObject({ type: 'object' });
  });
});

it('is JSON Schema again for a provider of another wire', () => {
  const dialect = {
    type: 'OBJECT',
    properties: { a: { type: 'STRING', nullable: true, maxLength: '5' }, b: { anyOf: [{ type: 'NUMBER' }] } },
    propertyOrdering: ['a', 'b'],
  };
  expect(fromDialect(dialect)).toEqual({
    type: 'object',
    properties: { a: { type: ['string', 'null'], maxLength: 5 }, b: { anyOf: [{ type: 'number' }] } },
  });
});

import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import type { JsonObject } from '../json.ts';
import { sample } from './sample.ts';

const recursive = {
  type: 'object',
  properties: { name: { type: 'string' }, children: { type: 'array', items: { $ref: '#' } } },
  required: ['name', 'children'],
};

const schemas: readonly JsonObject[] = [
  {
    type: 'object',
    properties: { city: { type: 'string' }, days: { type: 'integer', minimum: 3 } },
    required: ['city'],
  },
  { type: 'object', properties: { unit: { enum: ['c', 'f'] }, on: { type: 'boolean' }, gap: { type: 'null' } } },
  {
    type: 'object',
    properties: {
      at: { type: 'string', format: 'date-time' },
      tags: { type: 'array', items: { type: 'string' }, minItems: 2 },
    },
  },
  {
    $defs: { size: { type: 'number', exclusiveMinimum: 0 } },
    type: 'object',
    properties: { size: { $ref: '#/$defs/size' } },
    required: ['size'],
  },
  { anyOf: [{ type: 'object', properties: { a: { const: 1 } }, required: ['a'] }, { type: 'string' }] },
  {
    allOf: [
      { type: 'object', properties: { a: { type: 'string', minLength: 20 } }, required: ['a'] },
      { properties: { b: { type: ['null', 'integer'] } }, required: ['b'] },
    ],
  },
  { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }] },
  {
    type: 'object',
    properties: { properties: { type: 'string' }, items: { type: 'array', items: { type: 'object' } } },
    required: ['properties'],
  },
  recursive,
];

test.each(schemas)('a sample is a valid instance: %j', (schema) => {
  const valid = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
  expect(valid(sample(schema)), JSON.stringify(sample(schema))).toBe(true);
});

test('a sample takes given values in the type the schema wants', () => {
  const schema = {
    type: 'object',
    properties: {
      city: { type: 'string' },
      days: { type: 'integer' },
      unit: { enum: ['c', 'f'] },
      on: { type: 'boolean' },
    },
  };
  const values = new Map([
    ['city', 'Oslo'],
    ['days', '4'],
    ['unit', 'f'],
    ['on', 'false'],
  ]);
  expect(sample(schema, values)).toEqual({ city: 'Oslo', days: 4, unit: 'f', on: false });
});

test('the capital type names of the native wire are read too', () => {
  expect(sample({ type: 'OBJECT', properties: { n: { type: 'NUMBER' }, s: { type: 'STRING' } } })).toEqual({
    n: 1,
    s: 's',
  });
});

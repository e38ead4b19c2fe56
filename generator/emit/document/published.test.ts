import { expect, test } from 'vitest';
import type { ApiDocument } from './document.ts';
import { published, readable } from './published.ts';
import { refTo, type Schemas } from './schema.ts';

const document = (schemas: Schemas, paths: ApiDocument['paths'] = {}): ApiDocument => ({
  openapi: '3.1.0',
  info: { title: 'T' },
  paths,
  components: { schemas },
});

test('unevaluatedProperties become additionalProperties, where nothing is composed', () => {
  const { components } = readable(
    document({
      Closed: { type: 'object', properties: {}, unevaluatedProperties: { not: {} } },
      Open: { type: 'object', properties: {}, unevaluatedProperties: {} },
      Composed: { allOf: [{}], unevaluatedProperties: { not: {} } },
    }),
  );
  expect(components.schemas).toEqual({
    Closed: { type: 'object', properties: {}, additionalProperties: false },
    Open: { type: 'object', properties: {}, additionalProperties: {} },
    Composed: { allOf: [{}], unevaluatedProperties: { not: {} } },
  });
});

test('a model that only groups headers has no schema, unless something refers to it', () => {
  const schemas = {
    Headers: { type: 'object' },
    Used: { type: 'object' },
    A: { type: 'object', properties: { b: { $ref: refTo('Used') } } },
  } as const;
  expect(Object.keys(readable(document(schemas)).components.schemas)).toEqual(['Used', 'A']);
});

test('the branch of a union for any other tag refuses the tags of the others', () => {
  const model = (type: Schemas[string]): Schemas[string] => ({
    type: 'object',
    properties: { type },
    required: ['type'],
  });
  const { jsonSchemaDialect, components } = published(
    document({
      Text: model({ type: 'string', enum: ['text'] }),
      Other: model({ type: 'string' }),
      Part: { anyOf: [{ $ref: refTo('Text') }, { $ref: refTo('Other') }] },
    }),
  );
  expect(jsonSchemaDialect).toBe('https://json-schema.org/draft/2020-12/schema');
  expect(components.schemas['Part']).toEqual({
    anyOf: [
      { $ref: refTo('Text') },
      { allOf: [{ $ref: refTo('Other') }, { properties: { type: { not: { enum: ['text'] } } } }] },
    ],
  });
});

test('an answer that several operations give is said once', () => {
  const failed = { description: 'Failed.', content: { 'application/json': { schema: { $ref: refTo('E') } } } };
  const operation = (operationId: string): ApiDocument['paths'][string][string] => ({
    operationId,
    parameters: [],
    responses: { '200': { description: operationId }, '500': failed },
  });
  const { paths, components } = published(
    document(
      { E: { type: 'object', properties: {} } },
      { '/a': { get: operation('a') }, '/b': { get: operation('b') } },
    ),
  );
  expect(components['responses']).toEqual({ 'Status500.E': failed });
  expect(paths['/a']?.['get']?.responses).toEqual({
    '200': { description: 'a' },
    '500': { $ref: '#/components/responses/Status500.E' },
  });
});

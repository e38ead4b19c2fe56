import { expect, test } from 'vitest';
import { failuresOf, type SchemaError } from './validation.ts';

const error = (instancePath: string, keyword: string, params: SchemaError['params'] = {}): SchemaError => ({
  instancePath,
  keyword,
  params,
});

test('a failure says where, in keys and indices', () => {
  expect(failuresOf([error('/a~1b/0/c~0d', 'type', { type: 'string' })], 'body')).toEqual([
    { loc: ['body', 'a/b', 0, 'c~d'], msg: 'Must be a string', type: 'wrong_type' },
  ]);
});

test('what is missing, not known or not allowed is named as the place', () => {
  const errors = [
    error('/x', 'required', { missingProperty: 'y' }),
    error('/x', 'additionalProperties', { additionalProperty: 'z' }),
    error('/x', 'propertyNames', { propertyName: 'n' }),
    error('/x', 'byTag', { tag: 'type', allowed: ['a', 'b'], missing: false }),
    error('/x', 'byTag', { tag: 'type', allowed: ['a', 'b'], missing: true }),
  ];
  expect(failuresOf(errors, 'query')).toEqual([
    { loc: ['query', 'x', 'y'], msg: 'Field required', type: 'missing' },
    { loc: ['query', 'x', 'z'], msg: 'Field not allowed', type: 'unknown_field' },
    { loc: ['query', 'x', 'n'], msg: 'Name not known here', type: 'unknown_field' },
    { loc: ['query', 'x', 'type'], msg: "Must be one of 'a', 'b'", type: 'unknown_value' },
    { loc: ['query', 'x', 'type'], msg: 'Field required', type: 'missing' },
  ]);
});

test('what would be right is said in words', () => {
  const said = (keyword: string, params: SchemaError['params']): string | undefined =>
    failuresOf([error('', keyword, params)], 'body')[0]?.msg;
  expect(said('byType', { type: ['string', 'null'] })).toBe('Must be a string or null');
  expect(said('enum', { allowedValues: ['a', null] })).toBe("Must be one of 'a', 'null'");
  expect(said('minItems', { limit: 1 })).toBe('Must not be empty');
  expect(said('maxProperties', { limit: 255 })).toBe('Must have at most 255');
  expect(said('minimum', { limit: 2 })).toBe('Must be at least 2');
  expect(said('pattern', { pattern: '^x$' })).toBe('Not in the form that is allowed here');
});

test('where no branch of a choice fits, the branches say nothing', () => {
  const errors = [
    error('/input/0', 'type', { type: 'string' }),
    error('/input', 'anyOf'),
    error('/input_other', 'type', { type: 'string' }),
    { ...error('/models', 'enum', { allowedValues: [] }), propertyName: 'x' },
    error('/models', 'propertyNames', { propertyName: 'x' }),
  ];
  expect(failuresOf(errors, 'body').map(({ loc }) => loc.join('.'))).toEqual([
    'body.input',
    'body.input_other',
    'body.models.x',
  ]);
});

test('a list has at most a hundred failures', () => {
  const errors = Array.from({ length: 500 }, (_, at) => error(`/${at}`, 'type', { type: 'string' }));
  expect(failuresOf(errors, 'body')).toHaveLength(100);
});

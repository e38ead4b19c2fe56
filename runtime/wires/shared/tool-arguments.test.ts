import { expect, it } from 'vitest';
import { argumentsObject, argumentsText } from './tool-arguments.ts';

it('keeps the text of arguments to the letter', () => {
  expect(argumentsText('{ "b": 1, "a": 1.0 }')).toBe('{ "b": 1, "a": 1.0 }');
});

it.each(['', ' ', undefined, null])('gives a call without arguments an empty object: %j', (value) => {
  expect(argumentsText(value)).toBe('{}');
});

it('prints arguments given as an object, keys in their order', () => {
  expect(argumentsText({ b: 1, a: [] })).toBe('{"b":1,"a":[]}');
});

it('makes an empty object of text that a cut-off model left', () => {
  expect(argumentsObject('{"city":"Par')).toEqual({});
  expect(argumentsObject('[1]')).toEqual({});
  expect(argumentsObject('{"b":1}')).toEqual({ b: 1 });
});

it('makes an empty object of text that is nested too deeply to be printed again', () => {
  const deep = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  expect(argumentsObject(deep(100_000))).toEqual({});
  expect(argumentsObject(deep(100))).toEqual(JSON.parse(deep(100)));
});

it('keeps the order of keys but for those that are integers, which no object can', () => {
  expect(JSON.stringify(argumentsObject('{"b":1,"a":2}'))).toBe('{"b":1,"a":2}');
  expect(JSON.stringify(argumentsObject('{"b":1,"1":2}'))).toBe('{"1":2,"b":1}');
});

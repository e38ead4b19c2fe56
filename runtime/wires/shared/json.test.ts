import { expect, it } from 'vitest';
import { asArray, asCount, asNumber, asObject, asObjects, asText, asTexts, parseObject } from './json.ts';

it('gives a value when it has the form in the name, else nothing', () => {
  expect([asObject({ a: 1 }), asObject([]), asObject(null), asObject('a')]).toEqual([
    { a: 1 },
    undefined,
    undefined,
    undefined,
  ]);
  expect([asText('a'), asText(1), asNumber(1), asNumber('1')]).toEqual(['a', undefined, 1, undefined]);
  expect([asArray([1]), asArray({ length: 1 })]).toEqual([[1], []]);
  expect([asTexts(['a', 1]), asTexts('a')]).toEqual([['a'], undefined]);
});

it('gives the objects of an array, and the array itself where it has nothing else', () => {
  const objects = [{ a: 1 }, {}];
  expect(asObjects(objects)).toBe(objects);
  expect(asObjects([{ a: 1 }, null, 'a', [], {}])).toEqual(objects);
  expect(asObjects('a')).toEqual([]);
});

it.each([
  [3, 3],
  [0, 0],
  [-1, 0],
  [1.5, 0],
  ['3', 0],
  [null, 0],
  [Number.POSITIVE_INFINITY, 0],
])('counts %j as %i', (value, count) => {
  expect(asCount(value)).toBe(count);
});

it('parses the JSON of an object, and nothing else', () => {
  expect(parseObject('{"a":1}')).toEqual({ a: 1 });
  for (const text of ['', '{', '[]', 'null', '1', '"a"']) expect(parseObject(text)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { without } from './pieces.ts';

const value = { a: 1, list: [{ type: 'x' }, { type: 'y', a: 2 }], deep: { list: [{ type: 'x' }] } };
const rest = (at: string): unknown => without(value, [{ at, because: '' }])?.rest;

test.each([
  ['a', { list: value.list, deep: value.deep }],
  ['list/*/a', { a: 1, list: [{ type: 'x' }, { type: 'y' }], deep: value.deep }],
  ['list/*[type=x|z]', { a: 1, list: [{ type: 'y', a: 2 }], deep: value.deep }],
  ['**/a', { list: [{ type: 'x' }, { type: 'y' }], deep: value.deep }],
  ['**/*[type=x]', { a: 1, list: [{ type: 'y', a: 2 }], deep: { list: [] } }],
  ['a[=2]', value],
  ['b', value],
])('%s', (at, left) => {
  expect(rest(at)).toEqual(left);
});

test('nothing is left where the whole value is meant', () => {
  expect(without({ type: 'x' }, [{ at: '[type=x]', because: '' }])).toBeNull();
  expect(without({ item: { type: 'x' } }, [{ at: '[item.type=x]', because: '' }])).toBeNull();
  expect(without({ type: 'x' }, [{ at: '**/*[type=x]', because: '' }])).toBeNull();
});

test('a piece is completed, unless it has its own', () => {
  const pieces = [{ at: '**/*[type=x]', because: '', with: { a: 5, b: 6 } }];
  expect(without({ list: [{ type: 'x', b: 1 }, { type: 'y' }] }, pieces)?.rest).toEqual({
    list: [{ type: 'x', a: 5, b: 1 }, { type: 'y' }],
  });
});

test('a piece that was there is told of', () => {
  const touched: string[] = [];
  without(
    value,
    [
      { at: 'b', because: '' },
      { at: 'a', because: '' },
    ],
    (piece) => touched.push(piece.at),
  );
  expect(touched).toEqual(['a']);
});

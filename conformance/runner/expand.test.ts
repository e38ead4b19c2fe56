import { describe, expect, it } from 'vitest';
import { expand } from './expand.ts';
import { aCase, aModel } from './fixtures.ts';

const models = [
  aModel('a', { group: 'A', owned_by: 'P-A', wire: 'messages' }),
  aModel('a-1', { group: 'A', owned_by: 'P-A', wire: 'messages' }),
  aModel('b', { group: 'B', owned_by: 'P-A', wire: 'messages' }),
  aModel('c', { group: 'C', owned_by: 'P-R', wire: 'responses' }),
  aModel('off', { group: 'D', enabled: false }),
  aModel('embed', { group: null, embedding: true }),
];
const ids = (more: Parameters<typeof aCase>[0]) =>
  expand(aCase(more), { models, given: { first: 1 } }).map(({ id }) => id.replace('area.one', '').trim());

describe('a case', () => {
  it('without axes is there once', () => {
    expect(ids({})).toEqual(['']);
  });

  it('is there for each combination of its axes', () => {
    expect(ids({ formats: ['chat', 'messages'], streams: [false, true] })).toEqual([
      '(format=chat, stream=false)',
      '(format=chat, stream=true)',
      '(format=messages, stream=false)',
      '(format=messages, stream=true)',
    ]);
  });

  it.each([
    [undefined, ['a']],
    ['alias', ['a', 'a-1', 'b', 'c']],
    ['group', ['a', 'b', 'c']],
    ['provider', ['a', 'c']],
    ['wire', ['a', 'c']],
  ] as const)('is for one model of each %s that chats and is enabled', (each, expected) => {
    expect(ids({ model: { ...(each && { each }) } })).toEqual(expected.map((id) => `(model=${id})`));
  });

  it('is for the models that fit, which an axis may decide', () => {
    expect(ids({ over: { group: ['B', 'C'] }, model: { where: { group: '${group}' } } })).toEqual([
      '(group=B, model=b)',
      '(group=C, model=c)',
    ]);
    expect(ids({ model: { where: { embedding: true } } })).toEqual(['(model=embed)']);
  });

  it('that no model fits is not there', () => {
    expect(ids({ model: { where: { group: 'Z' } } })).toEqual([]);
  });

  it('leaves out the combinations for which a condition does not hold', () => {
    const over = { table: [{ name: 'x', a: 1, b: 2 }], key: ['a', 'b', 'c'] };
    expect(ids({ over, only: [{ value: '${table[key]}', is: 2 }] })).toEqual(['(table=x, key=b)']);
  });
});

import { describe, expect, test } from 'vitest';
import { refTo, type Schema, type Schemas } from './schema.ts';
import { branchesOf, tagged } from './union.ts';

const ref = (name: string): Schema => ({ $ref: refTo(name) });
const model = (type: Schema, required = ['type']): Schema => ({ type: 'object', properties: { type }, required });
const word = (...values: string[]): Schema => ({ type: 'string', enum: values });

const schemas: Schemas = {
  Text: model(word('text')),
  Image: model(word('image', 'picture')),
  Other: model({ type: 'string' }),
  Plain: model({ anyOf: [word('message'), { type: 'null' }] }, []),
  Untagged: { type: 'object', properties: { id: { type: 'string' } } },
  Part: { anyOf: [ref('Text'), ref('Image')] },
};

describe('a union is told apart by a property', () => {
  test('whose values its branches share out among them', () => {
    expect(tagged([ref('Text'), ref('Image')], schemas)).toEqual({
      property: 'type',
      cases: new Map([
        ['text', ref('Text')],
        ['image', ref('Image')],
        ['picture', ref('Image')],
      ]),
    });
  });

  test('with one branch for every other value', () => {
    expect(tagged([ref('Text'), ref('Other')], schemas)?.other).toEqual(ref('Other'));
    expect(tagged([ref('Text'), ref('Other'), model({ type: 'string' })], schemas)).toBeUndefined();
  });

  test('with one branch for no value', () => {
    const tags = tagged([ref('Text'), ref('Plain')], schemas);
    expect(tags?.missing).toEqual([ref('Plain')]);
    expect([...(tags?.cases.keys() ?? [])]).toEqual(['text', 'message']);
  });

  test('or several, where each is known by what it requires', () => {
    const named = (type: string, ...required: string[]) => model({ anyOf: [word(type), { type: 'null' }] }, required);
    const [spoken, pointer] = [named('message', 'role'), named('reference', 'id')];
    expect(tagged([spoken, pointer], schemas)?.missing).toEqual([spoken, pointer]);
    expect(tagged([ref('Plain'), pointer], schemas)).toBeUndefined();
  });

  test('and by none where a branch has no such property, or two have the same value', () => {
    expect(tagged([ref('Text'), ref('Untagged')], schemas)).toBeUndefined();
    expect(tagged([ref('Text'), model(word('text'))], schemas)).toBeUndefined();
  });
});

test('unions inside unions are opened up', () => {
  expect(branchesOf({ anyOf: [ref('Part'), { type: 'null' }] }, schemas)).toEqual([
    ref('Text'),
    ref('Image'),
    { type: 'null' },
  ]);
});

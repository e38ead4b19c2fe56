import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fill, TemplateError, valueAt } from './template.ts';

describe('a template', () => {
  const scope = { model: { id: 'a-mid', levels: ['low'] }, level: 'low', table: { low: 'medium' }, none: null };

  it('that is the whole text becomes what it names, of any type', () => {
    expect(fill({ a: '${model.levels}', b: ['${none}'] }, scope)).toEqual({ a: ['low'], b: [null] });
  });

  it('inside a text is written out', () => {
    expect(fill('${model.id}>${model.levels}', scope)).toBe('a-mid>["low"]');
  });

  it('names a key by another value in brackets', () => {
    expect(fill('${table[level]}', scope)).toBe('medium');
  });

  it('may be a key', () => {
    expect(fill({ '${level}': 1 }, scope)).toEqual({ low: 1 });
  });

  it('that names nothing is an error, own keys alone being there', () => {
    for (const text of ['${nobody}', 'x ${model.name}', '${constructor}', '${table[none]}'])
      expect(() => fill(text, scope)).toThrow(TemplateError);
  });

  it('is the only thing that is changed', () => {
    const plain = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('${'));
    fc.assert(
      fc.property(plain, (value) => {
        expect(fill(value, scope)).toEqual(value);
      }),
    );
  });
});

it('a path names what stands there, from the end too', () => {
  expect(valueAt({ a: [{ b: 1 }, { b: 2 }] }, 'a.-1.b')).toBe(2);
  expect(valueAt({ a: 1 }, 'a.b.c')).toBeUndefined();
});

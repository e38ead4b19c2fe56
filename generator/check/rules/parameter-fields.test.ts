import { describe, expect, it } from 'vitest';
import { chatWire, told } from '../testing.ts';
import { parameterFields } from './parameter-fields.ts';

const types = { schemas: { ChatWire: chatWire } };

describe("A field of a format is one parameter's", () => {
  it('holds', () => {
    const tables = { parameters: 'p: { chat: { at: x }, messages: { at: x } }\nq: { chat: { at: y } }' };
    expect(told(parameterFields, tables, types)).toEqual([]);
  });

  it('tells of a field with two', () => {
    const tables = { parameters: 'p: { chat: { at: x, also: y } }\nq: { chat: { at: y } }' };
    expect(told(parameterFields, tables, types)).toEqual([
      'spec/catalog/parameters.yaml:2:18: "y" of the chat format is the place of "p" already: one parameter a field',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { chatWire, told } from '../testing.ts';
import { parameterHandling } from './parameter-handling.ts';

const types = { schemas: { ChatWire: chatWire } };

describe('`unless` belongs to ignored_and_reported, `error` to rejected', () => {
  it('holds', () => {
    const tables = {
      parameters:
        'n: { chat: { handling: ignored_and_reported, unless: 1 } }\np: { responses: { handling: rejected, error: e } }',
    };
    expect(told(parameterHandling, tables, types)).toEqual([]);
  });

  it('tells of each in another place', () => {
    const tables = {
      parameters:
        'n: { chat: { handling: ignored, unless: 1 } }\np: { responses: { handling: ignored, error: e } }\nq: { chat: { handling: rejected } }',
    };
    expect(told(parameterHandling, tables, types)).toEqual([
      'spec/catalog/parameters.yaml:1:33: "unless" has a meaning with ignored_and_reported alone: take it out',
      'spec/catalog/parameters.yaml:2:38: "error" has a meaning with rejected alone: take it out',
      'spec/catalog/parameters.yaml:3:12: rejected with no error: name a row of errors.yaml',
    ]);
  });
});

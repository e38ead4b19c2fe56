import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differences, fits } from './match.ts';

/** JSON without keys that begin with `$`, which are matchers. */
const json = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('"$'));

describe('what is expected', () => {
  it('fits itself', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(differences(value, value)).toEqual([]);
      }),
    );
  });

  it('fits whatever has more keys beside it', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-m]+$/u), json), json, (value, more) => {
        expect(fits(value, { ...value, zzz: more })).toBe(true);
        expect(fits({ ...value, zzz: { $any: 'value' } }, value)).toBe(false);
      }),
    );
  });

  it('fits in no other order of a list, unless it says so', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { minLength: 2 }), (list) => {
        expect(fits(list, list.toReversed())).toBe(false);
        expect(fits({ $unordered: list }, list.toReversed())).toBe(true);
        expect(fits({ $unordered: list }, list.slice(1))).toBe(false);
      }),
    );
  });

  it('is negated by $not', () => {
    fc.assert(
      fc.property(json, json, (one, other) => {
        expect(fits({ $not: one }, other)).toBe(!fits(one, other));
      }),
    );
  });

  it('says where something else stands', () => {
    expect(differences({ a: [{ b: 1 }] }, { a: [{ b: 2 }] })).toEqual([{ path: 'a.0.b', expected: 1, found: 2 }]);
    expect(differences({ a: { $any: 'id' } }, {}, 'body')).toMatchObject([{ path: 'body.a', found: undefined }]);
  });

  it.each([
    [{ $any: 'id' }, 'msg_12', 'x y'],
    [{ $any: 'text' }, 'x', ''],
    [{ $any: 'string' }, '', 1],
    [{ $any: 'integer' }, 3, 3.5],
    [{ $any: 'number' }, 3.5, '3'],
    [{ $any: 'boolean' }, false, null],
    [{ $any: 'array' }, [], {}],
    [{ $any: 'object' }, {}, []],
    [{ $any: 'time' }, 1_780_000_000, 1_780_000_000_000],
    [{ $any: 'time' }, '2026-01-13T00:00:00.000Z', 'yesterday'],
    [{ $any: 'value' }, null, undefined],
    [{ $absent: true }, undefined, null],
    [{ $is: { b: 1, a: 2 } }, { a: 2, b: 1 }, { a: 2, b: 1, c: 3 }],
    [{ $one_of: [1, { $any: 'text' }] }, 'x', 2],
    [{ $all: [{ $at_least: 1 }, { $at_most: 3 }] }, 3, 4],
    [{ $matches: '^a+$' }, 'aa', 'ab'],
    [{ $holds: 'b' }, 'abc', 'ac'],
    [{ $holds: { a: 1 } }, [{ a: 2 }, { a: 1 }], [{ a: 2 }]],
    [{ $holds: 'b' }, { a: ['b'] }, { a: [] }],
    [{ $lacks: 'b' }, 'ac', 'abc'],
    [{ $length: 2 }, [1, 2], [1]],
    [{ $length: { $at_least: 1 } }, 'x', ''],
    [{ $adds_up: { c: ['a', 'b'] } }, { a: 1, b: 2, c: 3 }, { a: 1, b: 2, c: 4 }],
    [{ $each: { a: 1 } }, [{ a: 1 }], [{ a: 1 }, {}]],
    [{ $json: { a: 1 } }, '{"a":1}', 'a=1'],
    [{ $sequence: [1, { $many: 2 }] }, [1, 2, 2], [1, 3]],
    [null, null, undefined],
  ])('%j fits %j, and not %j', (expected, right, wrong) => {
    expect(fits(expected, right)).toBe(true);
    expect(fits(expected, wrong)).toBe(false);
  });

  it('with a matcher or a type that there is none of is an error of the fixture', () => {
    expect(() => differences({ $anything: 1 }, 1)).toThrow('there is no matcher $anything');
    expect(() => differences({ $any: 'thing' }, 1)).toThrow('there is no type thing');
  });
});

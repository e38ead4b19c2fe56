import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonError, parseJson } from './json.ts';

const parse = (text: string) => parseJson(Buffer.from(text));

describe('parseJson', () => {
  it('reads what JSON.stringify wrote', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const text = JSON.stringify(value);
        expect(parse(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('skips a byte order mark', () => {
    expect(parse('\ufeff{}')).toEqual({});
  });

  it('refuses bytes that are not UTF-8', () => {
    expect(() => parseJson(Buffer.from([0x22, 0xff, 0x22]))).toThrow(new JsonError('not valid UTF-8'));
  });

  it('says what is wrong without quoting the text', () => {
    const cases = [
      '',
      '{',
      '{"secret": nope}',
      'secret',
      '"secret',
      '["secret",]',
      '{"secret" 1}',
      '\u0000',
      "{'secret'}",
    ];
    for (const text of cases) {
      let message = 'nothing was thrown';
      try {
        parse(text);
      } catch (error) {
        message = error instanceof JsonError ? error.message : String(error);
      }
      expect(message).toMatch(/JSON|token/);
      expect(message).not.toContain('secret');
    }
  });

  it('refuses nesting beyond the bound, and takes nesting up to it', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(() => parse(nested(128))).not.toThrow();
    expect(() => parse(nested(129))).toThrow(new JsonError('nested too deeply'));
    expect(() => parse(nested(1_000_000))).toThrow(new JsonError('nested too deeply'));
  });

  it('refuses a number that no double holds', () => {
    for (const text of ['1e999', '[1, -1e999]', '{"a":[{"b":1e400}]}'])
      expect(() => parse(text)).toThrow(new JsonError('a number is too large'));
    expect(parse('[1e308, 18446744073709551616]')).toEqual([1e308, 2 ** 64]);
  });

  it('takes a key __proto__ as data, however it is spelled: nothing gets a prototype by it', () => {
    for (const text of ['{"a":[{"__proto__":{"b":1}}]}', '{"a":[{"\\u005f_proto__":{"b":1}}]}']) {
      const { a } = parse(text) as { readonly a: readonly Readonly<Record<string, unknown>>[] };
      expect(Object.getPrototypeOf(a[0])).toBe(Object.prototype);
      expect(a[0]?.['b']).toBeUndefined();
      expect(JSON.stringify(a)).toBe('[{"__proto__":{"b":1}}]');
    }
    const deep = `{"__proto__":${'['.repeat(200)}${']'.repeat(200)}}`;
    expect(() => parse(deep)).toThrow(new JsonError('nested too deeply'));
  });
});

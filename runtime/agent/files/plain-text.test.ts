import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PlainTextCheck } from './plain-text.ts';

const isText = (content: Buffer, cuts: readonly number[] = []): boolean => {
  const check = new PlainTextCheck();
  const ends = [...cuts.map((cut) => cut % (content.length + 1)).toSorted((a, b) => a - b), content.length];
  for (const [index, end] of ends.entries()) check.push(content.subarray(ends[index - 1] ?? 0, end));
  return check.isText();
};

describe('bytes are text', () => {
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['one letter', Buffer.from('a')],
    ['UTF-8', Buffer.from('Grüße 漢字 😀')],
    ['a Windows code page', Buffer.from('Gr\xfc\xdfe \x80', 'latin1')],
    ['UTF-16 with a mark', Buffer.from('\ufeffGrüße 😀', 'utf16le')],
    ['UTF-16 of the other kind', Buffer.from('\ufeffGrüße', 'utf16le').swap16()],
    ['a coloured log', Buffer.from('\x1b[31mred\x1b[0m\r\n')],
  ])('%s', (_, content) => {
    expect(isText(content)).toBe(true);
  });

  test.each([
    ['a NUL', Buffer.from('a\0b')],
    ['UTF-16 without a mark', Buffer.from('abc', 'utf16le')],
    ['UTF-16 with a NUL', Buffer.from('\ufeffa\0b', 'utf16le')],
    ['half a code unit of UTF-16', Buffer.concat([Buffer.from('\ufeffab', 'utf16le'), Buffer.from('c')])],
    ['many control characters', Buffer.from('\x01\x02\x03\x04abc')],
  ])('but not with %s', (_, content) => {
    expect(isText(content)).toBe(false);
  });

  test('or not, wherever they are cut', () => {
    const content = fc.oneof(
      fc.string({ unit: 'grapheme' }).map((text) => Buffer.from(text)),
      fc.string({ unit: 'grapheme' }).map((text) => Buffer.from(`\ufeff${text}`, 'utf16le')),
      fc.uint8Array({ maxLength: 20 }).map((bytes) => Buffer.from(bytes)),
    );
    fc.assert(
      fc.property(content, fc.array(fc.nat(40), { maxLength: 5 }), (bytes, cuts) => {
        expect(isText(bytes, cuts)).toBe(isText(bytes));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { displayName, extensionOf } from './display-name.ts';
import { attachment } from './disposition.ts';

describe('the name of a file as it is shown', () => {
  test.each([
    ['notes.txt', 'notes.txt'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\notes.txt', 'notes.txt'],
    ['a\r\nb\0c.txt', 'abc.txt'],
    ['photo\u202egpj.exe', 'photogpj.exe'],
    ['  a \t  b.txt ', 'a b.txt'],
    ['..', 'file'],
    ['', 'file'],
    ['\ud800.txt', '\ufffd.txt'],
    [`${'a'.repeat(300)}.txt`, `${'a'.repeat(251)}.txt`],
  ])('%j is %j', (name, shown) => {
    expect(displayName(name)).toBe(shown);
  });

  test('has its extension in small letters', () => {
    expect(['a.PDF', 'a.tar.gz', 'a', '.env'].map(extensionOf)).toEqual(['pdf', 'gz', '', 'env']);
  });

  test('never has a path, a control character or more than 255 characters, and stays the same when shown again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        const shown = displayName(name);
        expect(shown).not.toMatch(/[/\\\p{Cc}]/u);
        expect(shown.length).toBeGreaterThan(0);
        expect(shown.length).toBeLessThanOrEqual(255);
        expect(shown.isWellFormed()).toBe(true);
        expect(displayName(shown)).toBe(shown);
      }),
    );
  });
});

describe('Content-Disposition', () => {
  test('has a name for old and for new readers', () => {
    expect(attachment('a \'b\' "c".txt')).toBe(
      `attachment; filename="a 'b' _c_.txt"; filename*=UTF-8''a%20%27b%27%20%22c%22.txt`,
    );
  });

  test('is one header, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 50 }), (name) => {
        expect(attachment(displayName(name))).toMatch(
          /^attachment; filename="[^"\\]*"; filename\*=UTF-8''[\w!#$&+.^`|~%-]*$/,
        );
      }),
    );
  });
});

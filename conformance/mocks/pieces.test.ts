import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutInside, withLines } from './pieces.ts';

it('a body that is cut inside a character is the same when it is put together', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', '👩', 'é', '\r\n')), fc.integer({ min: 1, max: 3 }), (texts, at) => {
      const bytes = Buffer.from(texts.join(''));
      const pieces = cutInside(bytes, { inside: '👩', at });
      expect(Buffer.concat(pieces)).toEqual(bytes);
      expect(pieces).toHaveLength(texts.filter((text) => text === '👩').length + 1);
    }),
  );
});

it('lines end as asked', () => {
  expect(withLines('data: x\n\n', 'crlf')).toBe('data: x\r\n\r\n');
  expect(withLines('data: x\n\n', 'cr')).toBe('data: x\r\r');
  expect(withLines('data: x\n\n', undefined)).toBe('data: x\n\n');
});

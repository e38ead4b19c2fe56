import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineOf } from './line.ts';
import { MarkedStream } from './marked-stream.ts';

it('text up to the mark is heard whole, however it is cut, and what comes between marks is not', async () => {
  const mark = 'abab-abac';
  const piece = fc.oneof(fc.string(), fc.constantFrom('a', 'ab', 'abab-', 'abab-aba', 'é', '😀'));
  await fc.assert(
    fc.asyncProperty(fc.array(piece), fc.array(fc.nat(), { maxLength: 6 }), async (pieces, cuts) => {
      const text = pieces.join('');
      fc.pre(!`${text}${mark}`.slice(0, -1).includes(mark));
      const source = new PassThrough();
      const stream = new MarkedStream(source);
      source.write('before');
      await new Promise(setImmediate);
      let heard = '';
      const reached = stream.until(mark, (part) => {
        heard += part;
      });
      const bytes = Buffer.from(`${text}${mark}after`);
      const places = [0, ...cuts.map((cut) => cut % bytes.length).toSorted((one, other) => one - other), bytes.length];
      for (const [place, start] of places.entries()) source.write(bytes.subarray(start, places[place + 1] ?? start));
      await reached;
      expect(heard).toBe(Buffer.from(text).toString());
    }),
  );
});

it('a line of a child is something to show, an end, or nothing', () => {
  expect(lineOf('{"mime":"text/html","data":"<b>"}')).toEqual({
    shown: { kind: 'shown', mime: 'text/html', data: '<b>' },
  });
  expect(lineOf('{"mark":"m","error":null}')).toEqual({ mark: 'm', error: null });
  for (const text of [
    '',
    'null',
    '[]',
    '{}',
    '{"mime":"text/x","data":""}',
    '{"mime":"text/html","data":1}',
    '{"error":1}',
  ])
    expect(lineOf(text)).toBeNull();
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(() => lineOf(text)).not.toThrow();
    }),
  );
});

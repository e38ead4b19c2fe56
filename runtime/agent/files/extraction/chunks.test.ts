import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chunk, Chunker } from './chunks.ts';

const chunksOf = (pieces: readonly (readonly [number | null, string])[], size: number): Chunk[] => {
  const chunker = new Chunker(size);
  return [...pieces.flatMap(([page, text]) => [...chunker.push(page, text)]), ...chunker.end()];
};

const textsOf = (text: string, size: number): string[] => chunksOf([[null, text]], size).map((chunk) => chunk.text);

describe('text is cut', () => {
  test('between paragraphs, where it can be', () => {
    expect(textsOf('One. Two.\n\nThree four.\n\nFive.', 24)).toEqual(['One. Two.\n\nThree four.', 'Five.']);
  });

  test('else between sentences', () => {
    expect(textsOf('First one. Second one. Third one.', 25)).toEqual(['First one. Second one.', 'Third one.']);
  });

  test('else between words', () => {
    expect(textsOf('one two three four', 9)).toEqual(['one two', 'three', 'four']);
  });

  test('else wherever it must, but not within a character', () => {
    expect(textsOf('😀😀😀', 3)).toEqual(['😀', '😀', '😀']);
  });

  test('at the end of a page', () => {
    expect(
      chunksOf(
        [
          [1, 'one '],
          [1, 'page'],
          [2, 'another'],
          [3, ' \n '],
        ],
        100,
      ),
    ).toEqual([
      { page: 1, text: 'one page' },
      { page: 2, text: 'another' },
    ]);
  });

  test('into pieces of the size at most, and nothing but white space gets lost', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '. ', '😀', 'é', '。'), maxLength: 300 });
    const pieces = fc.array(fc.tuple(fc.constantFrom(1, 2, 3), text), { maxLength: 8 });
    fc.assert(
      fc.property(pieces, fc.integer({ min: 2, max: 40 }), (some, size) => {
        const chunks = chunksOf(some, size);
        for (const { text } of chunks) {
          expect(text.length).toBeLessThanOrEqual(size);
          expect(text.isWellFormed()).toBe(true);
        }
        const bare = (texts: readonly string[]): string => texts.join('').replaceAll(/\s/g, '');
        expect(bare(chunks.map((chunk) => chunk.text))).toBe(bare(some.map(([, text]) => text)));
      }),
    );
  });
});

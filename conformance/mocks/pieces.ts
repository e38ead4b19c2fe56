import type { Manner } from './script.ts';

const ends = { crlf: '\r\n', cr: '\r' } as const;

/** The text with its lines ended so. */
export function withLines(text: string, lines: Manner['lines']): string {
  return lines === undefined ? text : text.replaceAll('\n', ends[lines]);
}

/** The bytes in pieces, cut inside each occurrence of the text; all of them in one piece where nothing is to be cut. */
export function cutInside(bytes: Buffer, split: Manner['split']): readonly Buffer[] {
  if (split === undefined) return [bytes];
  const pieces: Buffer[] = [];
  let start = 0;
  for (let found = bytes.indexOf(split.inside); found !== -1; found = bytes.indexOf(split.inside, found + 1)) {
    pieces.push(bytes.subarray(start, found + split.at));
    start = found + split.at;
  }
  return [...pieces, bytes.subarray(start)];
}

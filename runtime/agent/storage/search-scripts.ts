/**
 * Scripts that put no spaces between words, and Korean, which writes particles without one: of their texts an index of words
 * knows little. Unicode's names for them.
 */
export const unspacedScripts: readonly string[] = [
  'Han',
  'Hiragana',
  'Katakana',
  'Bopomofo',
  'Hangul',
  'Thai',
  'Lao',
  'Khmer',
  'Myanmar',
];

/**
 * First and last code points of the ranges that hold the letters of those scripts. Few, as SQLite compares each character
 * of a text with each of them; what else lies in them is rare, and indexed for nothing.
 */
const ranges: readonly (readonly [number, number])[] = [
  [0x0e00, 0x0eff],
  [0x1000, 0x17ff],
  [0x2e80, 0xd7ff],
  [0xf900, 0xfaff],
  [0xff66, 0xffdc],
  [0x116d0, 0x1b16f],
  [0x20000, 0x3ffff],
];

const inRanges = ranges.map((range) => range.map((one) => String.fromCodePoint(one)).join('-')).join('');
const ofScripts = unspacedScripts.map((script) => `\\p{scx=${script}}`).join('');

/** Whether the text of a column has such a script, in SQL. Most texts are ASCII, which is seen at once: AND would go on. */
export function hasUnspaced(column: string): string {
  return `iif(octet_length(${column}) = length(${column}), 0, ${column} glob '*[${inRanges}]*')`;
}

/** A text in such a script, unbroken: `hasUnspaced` is true of every text with a letter of it. */
export const unspacedRun = new RegExp(`[[${ofScripts}]&&[${inRanges}]]+`, 'gv');

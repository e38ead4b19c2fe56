import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { hasUnspaced, unspacedRun, unspacedScripts } from './search-scripts.ts';

const letter = new RegExp(`[[${unspacedScripts.map((one) => `\\p{sc=${one}}`).join('')}]&&\\p{L}]`, 'v');
const all = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter(
  (one) => one !== '\0' && one.isWellFormed(),
);

test('every letter of the scripts is one', () => {
  expect(all.filter((one) => letter.test(one) && one.match(unspacedRun) === null)).toEqual([]);
});

test('SQLite finds what is one, and neither accents, nor emojis, nor signs of other scripts', () => {
  const file = new DatabaseSync(':memory:');
  const { found } = file
    .prepare(`select group_concat(value, '') as found from json_each(?) where ${hasUnspaced('value')}`)
    .get(JSON.stringify(all)) as { found: string };
  file.close();
  const known = new Set(found);
  expect(all.filter((one) => one.match(unspacedRun) !== null && !known.has(one))).toEqual([]);
  const others = ['é', 'Ж', 'ʼ', '—', '“', '🙂', '𝍠', 'ﬁ', 'Ａ', 'א', 'ع', 'ह'];
  expect(others.filter((one) => known.has(one))).toEqual([]);
});

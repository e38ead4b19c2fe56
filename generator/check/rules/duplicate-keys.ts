import type { Rule } from '../rule.ts';

/** A row or column stands once. */
export const duplicateKeys: Rule = function* ({ files, rowTypes }) {
  for (const [table, { duplicates }] of files) {
    for (const { path, first, place } of duplicates) {
      const what = path.length === 1 ? (rowTypes.get(table) ?? 'row').replace(/Row$/, '').toLowerCase() : 'column';
      yield {
        place,
        message: `duplicate ${what} "${String(path.at(-1))}": the first is at line ${first.line}; keep one`,
      };
    }
  }
};

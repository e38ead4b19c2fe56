import { SourceError } from '../driver.ts';

const readers = ['select', 'with', 'table', 'values', 'show', 'explain', 'describe', 'desc'];

/**
 * Refuses what is no reading statement by its first word: beside the database's own read-only transaction, which lets some
 * through that write elsewhere (PostgreSQL's COPY … TO PROGRAM). Throws SourceError.
 */
export function requireReading(sql: string): void {
  const word = /^[A-Za-z]+/.exec(afterComments(sql))?.[0].toLowerCase() ?? '';
  if (!readers.includes(word))
    throw new SourceError(`The connection is read only: a query begins with ${readers.join(', ')}.`);
}

/** What begins after blanks, brackets and comments. */
function afterComments(sql: string): string {
  for (let rest = sql; ;) {
    const skipped = /^(?:[\s(]+|--[^\r\n]*(?:\r?\n|$)|\/\*[^]*?\*\/)/.exec(rest)?.[0];
    if (skipped === undefined) return rest;
    // Databases do not agree on where such a comment ends, and for some it is none.
    if (/^\/\*[!M]|^..[^]*\/\*/.test(skipped))
      throw new SourceError('A comment before a query is a plain one, without another one inside.');
    rest = rest.slice(skipped.length);
  }
}

import { isSafePath } from './safe-path.ts';

/** What others refer to. */
export type Referable = 'conversation' | 'response' | 'scratchpad';

/** A field of a record in an archive, and what it may hold. */
export type Column =
  /** An id of the archive's own; the record gets a new one. */
  | { readonly is: 'id' }
  /** The id of another record of the archive. */
  | { readonly is: 'reference'; readonly to: Referable; readonly optional?: true }
  | { readonly is: 'text'; readonly optional?: true }
  /** A line with something in it, as the API wants it. */
  | { readonly is: 'name' }
  | { readonly is: 'time'; readonly optional?: true }
  /** From 0; `below`: less than this. */
  | { readonly is: 'count'; readonly below?: number }
  | { readonly is: 'flag' }
  /** JSON as it is; text in the database. */
  | { readonly is: 'json'; readonly of: 'list' | 'object'; readonly optional?: true }
  /** `replaced`: values of the database that mean something only while the server runs. */
  | {
      readonly is: 'choice';
      readonly of: readonly string[];
      readonly optional?: true;
      readonly replaced?: Readonly<Record<string, string>>;
    }
  /** Names of skills; ids in the database. */
  | { readonly is: 'skills' }
  /** Within the project's folder. */
  | { readonly is: 'path' }
  /** In hex. */
  | { readonly is: 'sha256' };

/** What is wrong with a value from an archive, in words; null: nothing. */
export function wrongWith(column: Column, value: unknown): string | null {
  if ('optional' in column && value === null) return null;
  switch (column.is) {
    case 'id':
    case 'reference':
      return isText(value, 100) && value !== '' ? null : 'is no id';
    case 'text':
      return isText(value, Infinity) ? null : 'is no text';
    case 'name':
      return isText(value, 500) && /\S/.test(value) ? null : 'is no text of 1 to 500 characters';
    case 'time':
      return isText(value, 24) && isTime(value) ? null : 'is no time in ISO-8601, in UTC with milliseconds';
    case 'count':
      return isCount(value, column.below ?? Infinity) ? null : 'is no count, or too large';
    case 'flag':
      return typeof value === 'boolean' ? null : 'is not true or false';
    case 'json':
      return isJson(value, column.of) ? null : `is no JSON ${column.of}`;
    case 'choice':
      return column.of.includes(String(value)) ? null : `is none of ${column.of.join(', ')}`;
    case 'skills':
      return Array.isArray(value) && value.every((name) => isText(name, 64)) ? null : 'is no list of names';
    case 'path':
      return isText(value, 1024) && isSafePath(value) ? null : 'is no path within the project';
    case 'sha256':
      return isText(value, 64) && /^[0-9a-f]{64}$/.test(value) ? null : 'is no SHA-256';
  }
}

/** Text as the database takes it. */
const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest && value.isWellFormed() && !value.includes('\0');

const isCount = (value: unknown, below: number): boolean =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) < below;

function isTime(text: string): boolean {
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && time.toISOString() === text;
}

function isJson(value: unknown, of: 'list' | 'object'): boolean {
  return Array.isArray(value) ? of === 'list' : typeof value === 'object' && value !== null && of === 'object';
}

import type { Row } from './tables.ts';

/**
 * Readers of a row's cells, for code that is told a column's name by a table. Each returns the empty value of its
 * type where the cell has another one, so that a rule never trips over what the check of columns has already reported.
 */
export const flag = (row: Row, column: string): boolean => row.columns[column] === true;

/** A string cell; empty where there is none. */
export const text = (row: Row, column: string): string => {
  const cell = row.columns[column];
  return typeof cell === 'string' ? cell : '';
};

/** A cell of a number or null. */
export const integer = (row: Row, column: string): number | null => {
  const cell = row.columns[column];
  return typeof cell === 'number' ? cell : null;
};

/** A cell of strings. */
export const list = (row: Row, column: string): readonly string[] => {
  const cell = row.columns[column];
  return Array.isArray(cell) ? cell.filter((item) => typeof item === 'string') : [];
};

/** A cell that is a mapping; null where there is none. */
export const mapping = (row: Row, column: string): Readonly<Record<string, unknown>> | null => {
  const cell = row.columns[column];
  return typeof cell === 'object' && cell !== null && !Array.isArray(cell) ? (cell as Record<string, unknown>) : null;
};

import { integer, text } from '../../load/cells.ts';
import { rowsOf, type Row, type Tables } from '../../load/tables.ts';
import type { ApiDocument } from '../document/document.ts';

/** One error of the catalogue as a caller meets it. */
export interface ErrorEntry {
  /** Its row in the table of errors. */
  readonly name: string;

  /** As it is sent. */
  readonly status: number;

  /** In the body; null: none. */
  readonly code: string | null;

  /** In the header with the reason of a denial; empty: none. */
  readonly reason: string;

  /** The named cause of a denial, where one code has several; empty: none. */
  readonly denyDetail: string;

  /** When it happens: a sentence. */
  readonly condition: string;

  /** What the caller should do next: a sentence. */
  readonly advice: string;
}

/** All errors of a table, in its order. Where it has no column of codes, the rows are called by theirs. */
export function errorEntries(tables: Tables, table: string): readonly ErrorEntry[] {
  return [...rowsOf(tables, table).values()].map((row) => ({
    name: row.key,
    status: integer(row, 'sent_status') ?? integer(row, 'status') ?? 0,
    code: 'code' in row.columns ? text(row, 'code') || null : row.key,
    reason: text(row, 'reason'),
    denyDetail: text(row, 'deny_detail'),
    condition: sentence(row, 'condition'),
    advice: sentence(row, 'action'),
  }));
}

/**
 * What to do next: by code; by `code/detail` where a named cause of a denial has an advice of its own; by status where
 * an answer without a code leaves no doubt.
 */
export function adviceOf(entries: readonly ErrorEntry[]): Readonly<Record<string, string>> {
  const byCode = entries.flatMap(({ code, denyDetail, advice }) =>
    code === null ? [] : [[denyDetail === '' ? code : `${code}/${denyDetail}`, advice]],
  );
  const byStatus = [...Map.groupBy(entries, ({ status }) => status)].flatMap(([status, sharing]) => {
    const uncoded = sharing.filter(({ code }) => code === null);
    const possible = new Set((uncoded.length > 0 ? uncoded : sharing).map(({ advice }) => advice));
    return possible.size === 1 ? [[String(status), ...possible]] : [];
  });
  return Object.fromEntries([...byCode, ...byStatus]) as Readonly<Record<string, string>>;
}

/** The code behind each reason that is another word. */
export function codesOfReasons(entries: readonly ErrorEntry[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    entries.flatMap(({ reason, code }) => (reason === '' || code === null || reason === code ? [] : [[reason, code]])),
  );
}

/** The header with the reason of a denial; null where no answer has one. */
export function reasonHeader(document: ApiDocument): string | null {
  const headers = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ responses }) => Object.values(responses).flatMap(({ headers: some }) => Object.keys(some ?? {})));
  return headers.find((name) => name.endsWith('-Reason')) ?? null;
}

/** The words of a cell with a capital and a full stop; a name keeps its spelling at the beginning too. */
function sentence(row: Row, column: string): string {
  const words = text(row, column);
  const [first = ''] = words.split(' ');
  return first.includes('_')
    ? `\`${first}\`${words.slice(first.length)}.`
    : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

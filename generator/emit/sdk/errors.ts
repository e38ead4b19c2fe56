import { integer, text } from '../../load/cells.ts';
import { rowsOf, type Row, type Tables } from '../../load/tables.ts';
import type { OutputFile } from '../../model.ts';
import { docstring, literal, printSource } from '../print.ts';

/** `sdk/errors.ts`: the errors of the catalogue as a union that is told apart by status, and its codes. */
export function errorsFile(tables: Tables): Promise<OutputFile> {
  const rows = [...rowsOf(tables, 'errors').values()];
  return printSource('sdk/errors.ts', {
    about: 'The errors of spec/catalog/errors.yaml as a caller meets them.',
    imports: [{ names: ['ApiError'], from: '@polywire/runtime/client/error.ts', type: false }],
    declarations: [
      (writer) => {
        writer.writeLine('/** Stable codes: when each is met, and what helps. */');
        writer.writeLine('export type ErrorCode =');
        for (const [code, sharing] of Map.groupBy(rows.filter(hasCode), codeOf)) {
          docstring(writer, sharing.map(explanation).join('\n'));
          writer.writeLine(`| ${literal(code)}`);
        }
        writer.writeLine(';');
      },
      (writer) => {
        docstring(
          writer,
          'The codes of each status. Null: the service gives none, or the Messages format, which has no place for one.',
        );
        writer.writeLine('const codes = {');
        for (const [status, sharing] of byStatus(rows)) {
          const all = [...new Set(sharing.filter(hasCode).map(codeOf))];
          writer.writeLine(`${status}: ${literal([null, ...all])},`);
        }
        writer.writeLine('} as const satisfies Readonly<Record<number, readonly (ErrorCode | null)[]>>;');
      },
      (writer) => {
        writer.writeLine('type Codes = typeof codes;');
        writer.blankLine();
        docstring(
          writer,
          'An error that the catalogue knows: `switch` over `status`, then over `code`. What a provider said comes as an ApiError\n' +
            'of any status.',
        );
        writer.writeLine('export type ServiceError = {');
        writer.writeLine(
          'readonly [Status in keyof Codes]: ApiError & { readonly status: Status; readonly code: Codes[Status][number] };',
        );
        writer.writeLine('}[keyof Codes];');
      },
      (writer) => {
        writer.writeLine('/** True for an answer whose status and code are those of the catalogue. */');
        writer.write('export function isServiceError(error: unknown): error is ServiceError').block(() => {
          writer.writeLine('if (!(error instanceof ApiError)) return false;');
          writer.writeLine('const known: Readonly<Record<number, readonly (string | null)[]>> = codes;');
          writer.writeLine('return known[error.status]?.includes(error.code) ?? false;');
        });
      },
    ],
  });
}

const codeOf = (row: Row): string => text(row, 'code');
const hasCode = (row: Row): boolean => codeOf(row) !== '';

function byStatus(rows: readonly Row[]): readonly (readonly [number, readonly Row[]])[] {
  const sent = (row: Row): number => integer(row, 'sent_status') ?? integer(row, 'status') ?? 0;
  return [...Map.groupBy(rows, sent)].sort(([a], [b]) => a - b);
}

function explanation(row: Row): string {
  return `${sentence(text(row, 'condition'))} ${sentence(text(row, 'action'))}`;
}

/** A name keeps its spelling at the beginning too. */
function sentence(words: string): string {
  const [first = ''] = words.split(' ');
  return first.includes('_')
    ? `\`${first}\`${words.slice(first.length)}.`
    : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

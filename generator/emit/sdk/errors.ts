import type { OutputFile } from '../../model.ts';
import { docstring, literal, printSource } from '../print.ts';
import type { Entry } from '../surface/entry.ts';

/** `errors.ts`: the errors of the catalogue as a union that is told apart by status and by code. */
export function errorsFile({ name, table, errors: entries }: Entry): Promise<OutputFile> {
  const coded = entries.flatMap(({ code, ...entry }) => (code === null ? [] : [{ ...entry, code }]));
  const uncoded = entries.some(({ code }) => code === null);
  const statuses = Map.groupBy(
    entries.toSorted((a, b) => a.status - b.status),
    ({ status }) => status,
  );
  return printSource(`sdk/${name}/errors.ts`, {
    about: `The errors of spec/catalog/${table}.yaml as a caller meets them.`,
    imports: [{ names: ['ApiError'], from: '@polywire/runtime/client/error.ts', type: false }],
    declarations: [
      (writer) => {
        writer.writeLine('/** Stable codes: when each is met, and what helps. */');
        writer.writeLine('export type ErrorCode =');
        for (const [code, sharing] of Map.groupBy(coded, (entry) => entry.code)) {
          docstring(writer, sharing.map(({ condition, advice }) => `${condition} ${advice}`).join('\n'));
          writer.writeLine(`| ${literal(code)}`);
        }
        writer.writeLine(';');
      },
      (writer) => {
        docstring(
          writer,
          uncoded
            ? 'The codes of each status. Null: the service gives none, or it was lost in the Messages format, which has no place for one.'
            : 'The codes of each status.',
        );
        writer.writeLine('const codes = {');
        for (const [status, sharing] of statuses) {
          const all = [...new Set(sharing.flatMap(({ code }) => code ?? []))];
          writer.writeLine(`${status}: ${literal(uncoded ? [null, ...all] : all)},`);
        }
        writer.writeLine(
          `} as const satisfies Readonly<Record<number, readonly ${uncoded ? '(ErrorCode | null)' : 'ErrorCode'}[]>>;`,
        );
      },
      (writer) => {
        writer.writeLine('type Codes = typeof codes;');
        writer.blankLine();
        writer.writeLine('/** An error of the catalogue: one member for each status and code. */');
        writer.writeLine('type Known<Status extends keyof Codes, Code = Codes[Status][number]> = Code extends null');
        writer.writeLine('? ApiError & { readonly status: Status; readonly code: null }');
        writer.writeLine(': ApiError & { readonly status: Status; readonly code: Code; readonly advice: string };');
        writer.blankLine();
        docstring(
          writer,
          'An error that the catalogue knows: `switch` over `code`, or over `status`.' +
            (uncoded ? ' What a provider said comes as an ApiError\nof any status.' : ''),
        );
        writer.writeLine(
          'export type ServiceError = { readonly [Status in keyof Codes]: Known<Status> }[keyof Codes];',
        );
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

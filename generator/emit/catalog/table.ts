import type { Row, Table } from '../../load/tables.ts';
import type { OutputFile } from '../../model.ts';
import { literal, printSource, propertyKey } from '../print.ts';

/** catalog/<table>.ts: the rows of one table as a constant, and the names of its rows as a type. */
export function emitTable(table: Table, rowType: string): Promise<OutputFile> {
  const names = `${rowType.replace(/Row$/, '')}Name`;
  return printSource(`catalog/${table.name}.ts`, {
    about: `The rows of ${table.file}, in the order of the table.`,
    imports: [{ names: [rowType], from: './rows.ts', type: true }],
    declarations: [
      (writer) => {
        writer.writeLine(`const rows = {`);
        for (const row of table.rows.values()) writer.writeLine(`${propertyKey(row.key)}: ${rowLiteral(row)},`);
        writer.writeLine(`} as const satisfies Readonly<Record<string, ${rowType}>>;`);
      },
      (writer) => {
        writer.writeLine(`/** Keys of ${table.file}. */`);
        writer.writeLine(`export type ${names} = keyof typeof rows;`);
      },
      (writer) => {
        writer.writeLine(`/** ${table.file}; columns: \`Polywire.Catalog.${rowType}\`. */`);
        writer.writeLine(`export const ${constantName(table.name)}: Readonly<Record<${names}, ${rowType}>> = rows;`);
      },
    ],
  });
}

/** `agent_errors` is `agentErrors`. */
const constantName = (table: string): string => table.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

function rowLiteral(row: Row): string {
  return literal(row.columns);
}

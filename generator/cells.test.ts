import { beforeAll, describe, expect, it } from 'vitest';
import { check } from './check/check.ts';
import { emitTable } from './emit/catalog/table.ts';
import { rowTypes, schemasOf } from './load/schema.ts';
import { fileOf } from './load/sources.ts';
import { tableIn } from './load/tables.ts';
import type { Tables } from './load/tables.ts';
import { parseYaml } from './load/yaml.ts';
import type { YamlFile } from './load/yaml.ts';
import { plansOf } from './resolve/plan.ts';
import { loadProject } from './testing.ts';
import type { Project } from './testing.ts';

/**
 * Columns that the runtime reads as they stand in the table: no decision follows from them. Every other cell must be
 * missed by a plan or by a check when it changes.
 */
const readAsTheyStand: Readonly<Record<string, readonly string[]>> = {
  providers: [
    'auth',
    'native_search',
    'external_search_loop',
    'speaker_name',
    'carries_reasoning',
    'abnormal_end',
    'finish_reasons_unmapped',
    'usage_chunk_always',
    'tool_schema',
  ],
  groups: ['context', 'accepted_values'],
};

/** Cells that say what their groups say too, and say first. */
const saidTwice = ['P-M.tool_choice_none'];

type Data = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

let project: Project;
let files: ReadonlyMap<string, YamlFile>;
let chatWires: readonly string[];
beforeAll(async () => {
  project = await loadProject();
  files = new Map([...project.sources].map(([table, text]) => [table, parseYaml(fileOf(table), text)]));
  chatWires = (schemasOf(catalog())['ChatWire']?.enum ?? []).map(String);
});

function catalog() {
  const document = project.documents.get('Catalog');
  if (document === undefined) throw new Error('no catalogue');
  return document;
}

/** Another value of the same type. */
function other(column: string, value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (Array.isArray(value))
    return value.length > 0 ? value.slice(1) : [column === 'cannot_carry_content' ? 'image' : 'low'];
  if (value === null) return 17;
  return typeof value === 'string' ? `${value}-` : {};
}

/** The values of a column of words, so that one of them can take another's place. */
function wordsOf(table: string, column: string): readonly string[] {
  const rows = Object.values(files.get(table)?.data as Data);
  return [...new Set(rows.map((row) => row[column]).filter((value) => typeof value === 'string'))];
}

function withCell(
  table: string,
  row: string,
  column: string,
): { readonly files: ReadonlyMap<string, YamlFile>; readonly tables: Tables } {
  const file = files.get(table);
  if (file === undefined) throw new Error(`no ${table}.yaml`);
  const data = file.data as Data;
  const value = data[row]?.[column];
  const word = typeof value === 'string' ? wordsOf(table, column).find((candidate) => candidate !== value) : undefined;
  const changed = { ...file, data: { ...data, [row]: { ...data[row], [column]: word ?? other(column, value) } } };
  const all = new Map([...files, [table, changed]]);
  return {
    files: all,
    tables: new Map([...rowTypes(catalog()).keys()].map((name) => [name, tableIn(name, all.get(name) ?? changed)])),
  };
}

describe('Every cell of providers.yaml and of groups.yaml is used', () => {
  it.each(['providers', 'groups'])('of %s.yaml', async (table) => {
    const tables: Tables = new Map([...files].map(([name, file]) => [name, tableIn(name, file)]));
    const plans = JSON.stringify([...plansOf(tables, chatWires)]);
    const rowType = rowTypes(catalog()).get(table) ?? '';
    const { text } = await emitTable(tables.get(table) ?? never(), rowType);
    const unused: string[] = [];
    for (const [row, columns] of Object.entries(files.get(table)?.data as Data)) {
      for (const column of Object.keys(columns)) {
        const changed = withCell(table, row, column);
        const stands = readAsTheyStand[table]?.includes(column) === true || !served(table, row, tables);
        const noticed = stands
          ? JSON.stringify(changed.tables.get(table)?.rows.get(row)?.columns) !== JSON.stringify(columns) &&
            text.includes(column)
          : check(project.documents, catalog(), changed.tables, changed.files).length > 0 ||
            JSON.stringify([...plansOf(changed.tables, chatWires)]) !== plans;
        if (!noticed) unused.push(`${row}.${column}`);
      }
    }
    expect(unused.filter((cell) => !saidTwice.includes(cell))).toEqual([]);
  });
});

/** Whether a chat alias is served by a row; what no alias uses yet stands in the emitted table alone. */
function served(table: string, row: string, tables: Tables): boolean {
  return (
    table === 'groups' ||
    [...(tables.get('groups')?.rows.values() ?? [])].some(({ columns }) => columns['provider'] === row)
  );
}

function never(): never {
  throw new Error('no such table');
}

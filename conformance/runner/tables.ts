import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parseDocument } from 'yaml';
import { generatedVariable } from './generated-hook.ts';

/** Cells that say something else: by table, row and column. */
export type TableEdits = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Whether there is a generator that other tables can be made into a gateway with. */
export const hasGenerator = existsSync(join(root, 'generator/cli.ts'));

/** What was made of tables, which takes a while; it is there until this process ends. */
const made = new Map<string, Promise<string>>();

/**
 * The environment of a gateway that serves by what the generator makes of these tables. The checkout stays as it is. Rejects
 * with the generator's complaint.
 */
export async function servingBy(tables: TableEdits): Promise<NodeJS.ProcessEnv> {
  const text = JSON.stringify(tables);
  const folder = made.get(text) ?? make(tables);
  made.set(text, folder);
  return {
    NODE_OPTIONS: `--import ${new URL('generated-hook.ts', import.meta.url).href}`,
    NODE_DISABLE_COMPILE_CACHE: '1',
    [generatedVariable]: join(await folder, 'generated'),
  };
}

/** Makes generated/ in a folder of its own. */
async function make(tables: TableEdits): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'polywire-tables-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  for (const workspace of ['spec', 'generator']) {
    const filter = (path: string): boolean => basename(path) !== 'node_modules';
    await cp(join(root, workspace), join(folder, workspace), { recursive: true, filter });
  }
  const shared = ['node_modules', 'spec/node_modules', 'generator/node_modules', 'runtime'];
  const files = ['package.json', '.prettierrc.json'];
  for (const path of [...shared, ...files]) {
    if (existsSync(join(root, path))) await symlink(join(root, path), join(folder, path));
  }
  for (const [table, rows] of Object.entries(tables)) await edit(join(folder, `spec/catalog/${table}.yaml`), rows);
  await promisify(execFile)(process.execPath, [join(folder, 'generator/cli.ts')]);
  return folder;
}

async function edit(file: string, rows: TableEdits[string]): Promise<void> {
  const table = parseDocument(await readFile(file, 'utf8'));
  for (const [row, columns] of Object.entries(rows)) {
    for (const [column, value] of Object.entries(columns)) {
      if (!table.hasIn([row, column])) throw new Error(`${basename(file)} has no ${row}.${column}`);
      table.setIn([row, column], table.createNode(value));
    }
  }
  await writeFile(file, table.toString({ lineWidth: 0 }));
}

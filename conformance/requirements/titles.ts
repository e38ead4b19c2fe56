import { execFile } from 'node:child_process';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The full titles of the tests in these files, by file. They are read from the sources without running any: a title of
 * a parametrised test has its placeholders (`%s`, `$name`). A file that is not there, or has no test, is left out.
 */
export async function readTitles(files: ReadonlySet<string>): Promise<ReadonlyMap<string, readonly string[]>> {
  const vitest = join(dirname(fileURLToPath(import.meta.resolve('vitest/package.json'))), 'vitest.mjs');
  // `--json` stands last: a path after it would be taken for the file to write to.
  const { stdout } = await promisify(execFile)(process.execPath, [vitest, 'list', ...files, '--json'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  const tests = JSON.parse(stdout) as readonly { readonly file: string; readonly name: string }[];
  const titles = new Map<string, string[]>();
  for (const test of tests) {
    const file = relative(root, test.file);
    titles.set(file, [...(titles.get(file) ?? []), unescaped(test.name)]);
  }
  return titles;
}

/** Titles come with their double quotes escaped. */
function unescaped(title: string): string {
  return title.replaceAll(String.raw`\"`, '"');
}

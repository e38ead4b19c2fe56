import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * `node generator/diff/cli.ts [FROM[..TO]] [--into FOLDER]`: what a change of the tables does to callers, as one line of
 * JSON (`DiffReport`). For `polywire catalog diff`, which knows what becomes of requests and speaks to people.
 */
const root = resolve(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({ options: { into: { type: 'string' } }, allowPositionals: true });
const { versionsIn } = await import('./versions.ts');
const { reportDiff } = await import('./report.ts');
const { emitters } = await import('../emit/index.ts');
try {
  const report = await reportDiff(root, versionsIn(positionals[0] ?? 'HEAD'), emitters, values.into ?? null);
  console.log(JSON.stringify(report));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Report } from './run.ts';
import { watchSpec } from './watch.ts';

const help = `Usage: npm run generate [-- --check | --watch | --help]

Makes generated/ from spec/. Every error in spec/ is told at once, as file:line:column; then nothing is written.

  --check   write nothing; name the files that differ from what spec/ says
  --watch   go on, and make again after every edit of spec/ or of the core of the Python SDK
  --help    this text

Exit: 0 all well, 1 errors in spec/ or files that drift, 2 wrong usage`;

const root = resolve(import.meta.dirname, '..');
process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const options = optionsIn(args);
  if (options === null) return 2;
  if (options.help) {
    console.log(help);
    return 0;
  }
  // The compiler takes its time to load: not before there is something to do.
  const { emitters } = await import('./emit/index.ts');
  const { createGenerator } = await import('./generate.ts');
  const { run } = await import('./run.ts');
  const generator = createGenerator(root, emitters);
  if (!options.watch) {
    const report = await run(root, generator, { check: options.check, changed: 'documents' });
    tell(report);
    return report.ok ? 0 : 1;
  }
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop.abort();
    });
  }
  console.log('watching spec/ and runtime/client-python/');
  await watchSpec(
    root,
    async (changed) => {
      tell(await run(root, generator, { check: false, changed }));
    },
    stop.signal,
  );
  return 0;
}

function optionsIn(
  args: readonly string[],
): { readonly check: boolean; readonly watch: boolean; readonly help: boolean } | null {
  try {
    const {
      check = false,
      watch = false,
      help = false,
    } = parseArgs({
      args: [...args],
      options: { check: { type: 'boolean' }, watch: { type: 'boolean' }, help: { type: 'boolean' } },
    }).values;
    if (check && watch) throw new Error('--check and --watch do not go together');
    return { check, watch, help };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
    return null;
  }
}

function tell({ ok, lines }: Report): void {
  for (const line of lines) (ok ? console.log : console.error)(line);
}

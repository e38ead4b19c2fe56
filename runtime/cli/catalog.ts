import { act } from './actions.ts';
import { exitCodes, ExitCode, readArguments, UsageError, type Command } from './command.ts';
import { levels, type Level } from './catalog/report.ts';

/** The exit code of each verdict: none of those that every command has. */
const codes: Readonly<Record<Level, number>> = { patch: 3, minor: 4, major: 5 };

export const catalog: Command = {
  summary: 'what a change of the tables does to callers',
  help: `Usage: polywire catalog diff [VERSION | FROM..TO] [--requests] [--fail-on LEVEL] [--json | --markdown]

Compares the tables of spec/catalog as a git version has them (default HEAD) with the
files as they are now, or two versions with each other: what becomes otherwise of what
callers send, which provider requests change, and whether that is a major change (who
relied on something loses it), a minor one (something new) or a patch (nothing that a
caller can see). Needs a checkout of the repository.

  --requests       all provider requests that change, not the first few
  --fail-on LEVEL  exit code 0 for what is less grave: patch, minor or major
  --json           everything as one line of JSON
  --markdown       for a pull request

Exit codes: ${exitCodes.ok} no change, ${codes.patch} patch, ${codes.minor} minor, ${codes.major} major, ${exitCodes.failed} failed, ${exitCodes.usage} bad usage.`,

  run: (args) => act('catalog', { diff }, args),
};

async function diff(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(
    args,
    {
      requests: { type: 'boolean', default: false },
      'fail-on': { type: 'string', default: 'patch' },
      json: { type: 'boolean', default: false },
      markdown: { type: 'boolean', default: false },
    },
    1,
  );
  const least = levels.findIndex((level) => level === values['fail-on']);
  if (least < 0) throw new UsageError(`--fail-on must be one of ${levels.join(', ')}, not '${values['fail-on']}'`);
  if (values.json && values.markdown) throw new UsageError('--json and --markdown do not go together');

  const { diffCatalog } = await import('./catalog/diff.ts');
  const { inMarkdown, inWords } = await import('./catalog/words.ts');
  const found = await diffCatalog(positionals[0] ?? 'HEAD');
  if (values.json) console.log(JSON.stringify(found));
  else console.log((values.markdown ? inMarkdown : inWords)(found, values.requests));
  const { verdict } = found;
  if (verdict !== null && levels.indexOf(verdict) >= least) throw new ExitCode(codes[verdict]);
}

import { parseArgs } from 'node:util';
import { faultsOf } from './check.ts';
import { coverageOf, type Coverage } from './coverage.ts';
import { documents } from './documents.ts';
import { proofFiles, readRequirements, type Requirements } from './requirements.ts';
import { readTitles } from './titles.ts';

const help = `Usage: node conformance/requirements/cli.ts [--json]

Prints how much of seed 000 (conformance/requirements.yaml) and of seed 001 (agent-requirements.yaml) is proven, section
by section, and what is open.

  --json   the same as JSON, by document: coverage, open, faults
  --help

Exit code: 0, or 1 where the file names a test that is not there or has another fault.`;

interface Told {
  readonly requirements: Requirements;
  readonly coverage: readonly Coverage[];
  readonly faults: readonly string[];
}

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});
if (values.help) console.log(help);
else await main();

async function main(): Promise<void> {
  const all = await Promise.all(documents.map((document) => readRequirements(document)));
  const titles = await readTitles(new Set(all.flatMap((requirements) => [...proofFiles(requirements)])));
  const told = all.map((requirements) => ({
    requirements,
    coverage: coverageOf(requirements),
    faults: faultsOf(requirements, titles),
  }));
  if (values.json) console.log(JSON.stringify(Object.fromEntries(told.map(entry))));
  else console.log(told.map(({ coverage, requirements }) => inWords(coverage, requirements)).join('\n\n'));
  const faults = told.flatMap((one) => one.faults);
  if (faults.length === 0) return;
  console.error(faults.join('\n'));
  process.exitCode = 1;
}

function entry({ requirements: { document, open }, ...rest }: Told): readonly [string, object] {
  return [document.name, { ...rest, open: Object.fromEntries(open) }];
}

function inWords(coverage: readonly Coverage[], { document, open }: Requirements): string {
  const all = coverage.reduce(
    (sum, { statements, proven }) => ({ statements: sum.statements + statements, proven: sum.proven + proven }),
    { statements: 0, proven: 0 },
  );
  return [
    `The ${document.name}`,
    ...coverage.map(line),
    `${'All'.padEnd(32)}${fraction(all)}`,
    '',
    open.size === 0 ? 'Nothing is open.' : 'Open:',
    ...[...open].map(([id, missing]) => `  ${id}: ${missing}`),
  ].join('\n');
}

function line({ section, awaits, open, ...counts }: Coverage): string {
  const waiting = Object.entries(awaits).map(([part, count]) => `${count} await ${part}`);
  const rest = [...waiting, ...(open.length === 0 ? [] : [`${open.length} open`])].join(', ');
  return `${section.padEnd(32)}${fraction(counts)}${rest === '' ? '' : `   ${rest}`}`;
}

function fraction({ proven, statements }: Pick<Coverage, 'proven' | 'statements'>): string {
  return `${String(proven).padStart(4)} of ${String(statements).padStart(3)} proven`;
}

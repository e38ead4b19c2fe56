import { parseArgs } from 'node:util';
import { faultsOf } from './check.ts';
import { coverageOf, type Coverage } from './coverage.ts';
import { proofFiles, readRequirements, type Requirements } from './requirements.ts';
import { readTitles } from './titles.ts';

const help = `Usage: node conformance/requirements/cli.ts [--json]

Prints how much of seed 000 is proven, section by section, and what is open (conformance/requirements.yaml).

  --json   the same as JSON: coverage, open, faults
  --help

Exit code: 0, or 1 where the file names a test that is not there or has another fault.`;

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});
if (values.help) console.log(help);
else await main();

async function main(): Promise<void> {
  const requirements = await readRequirements();
  const coverage = coverageOf(requirements);
  const faults = faultsOf(requirements, await readTitles(proofFiles(requirements)));
  if (values.json) console.log(JSON.stringify({ coverage, open: Object.fromEntries(requirements.open), faults }));
  else console.log(inWords(coverage, requirements));
  if (faults.length === 0) return;
  console.error(faults.join('\n'));
  process.exitCode = 1;
}

function inWords(coverage: readonly Coverage[], { open }: Requirements): string {
  const all = coverage.reduce(
    (sum, { statements, proven }) => ({ statements: sum.statements + statements, proven: sum.proven + proven }),
    { statements: 0, proven: 0 },
  );
  return [
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

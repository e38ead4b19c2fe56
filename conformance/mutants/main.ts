import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { readRequirements } from '../requirements/requirements.ts';
import { loadCases, suiteFolder, type LoadedCase } from '../runner/load.ts';
import { failuresOf, hold, type Verdict } from './hold.ts';
import { casesOf, loadMutants, mutantsFolder } from './load.ts';
import type { Mutant } from './mutant.ts';
import { summary, table } from './table.ts';

/** The arguments cannot be read. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const exitCodes = { ok: 0, failed: 1, usage: 2 } as const;

const help = `Usage: npm run conformance:mutants -- [options]

Proves the conformance suite: starts gateways that are broken on purpose, each in
one place, and holds cases against them. Each must be caught by a case that proves
a requirement which the broken gateway violates. First the gateway as it is has to
pass all of these cases.

  --only ID        mutants whose id begins so; may be given several times
  --json           what was found, as JSON, instead of the table
  --concurrency N  mutants at once; default: one for each core
  --list           the mutants, without running them
  --help

Exit codes: 0 all are caught; 1 one survives, is stale (its text is not there any
more) or does not start, or the gateway as it is fails; 2 bad usage.`;

/** Where a run tells of itself: what was found, and how far it is. */
export interface Voice {
  readonly print: (text: string) => void;
  readonly tell: (text: string) => void;
}

/** Runs what the arguments say; resolves with the exit code. */
export async function mutants(args: readonly string[], voice: Voice): Promise<number> {
  const options = readOptions(args);
  if (options.help) {
    voice.print(help);
    return exitCodes.ok;
  }
  const { all, suite } = await readMutants();
  const wanted = all.filter(
    ({ id }) => options.only.length === 0 || options.only.some((start) => id.startsWith(start)),
  );
  if (wanted.length === 0) throw new UsageError(`no mutant is called ${options.only.join(' or ')}`);
  if (options.list) {
    for (const { id, breaks } of wanted) voice.print(`${id}  ${breaks}`);
    return exitCodes.ok;
  }
  if (!(await passesAsItIs(wanted, suite, voice))) return exitCodes.failed;
  const began = Date.now();
  const verdicts = await holdAll(wanted, suite, options.concurrency, voice);
  const took = Date.now() - began;
  voice.print(options.json ? inJson(verdicts, took) : table(verdicts));
  voice.tell(summary(verdicts, took));
  return verdicts.every(({ outcome }) => outcome === 'caught') ? exitCodes.ok : exitCodes.failed;
}

/** The mutants of this package, and the suite that they are held against. Rejects where one of either cannot be read. */
export async function readMutants(): Promise<{
  readonly all: readonly Mutant[];
  readonly suite: readonly LoadedCase[];
}> {
  const { rows } = await readRequirements();
  const requirements = new Set(rows.keys());
  const suite = await loadCases(suiteFolder, requirements);
  return { all: await loadMutants(mutantsFolder, { requirements, cases: suite }), suite };
}

async function passesAsItIs(
  wanted: readonly Mutant[],
  suite: readonly LoadedCase[],
  { tell }: Voice,
): Promise<boolean> {
  const needed = new Set(wanted.flatMap((mutant) => casesOf(mutant, suite)));
  const failures = await failuresOf(suite.filter((one) => needed.has(one)));
  for (const { id, why } of failures) tell(`✗ the gateway as it is: ${id}\n    ${why ?? ''}`);
  if (failures.length === 0) tell(`✓ the gateway as it is passes the ${needed.size} cases`);
  return failures.length === 0;
}

/** Some at once; tells of each as it ends. */
async function holdAll(
  wanted: readonly Mutant[],
  suite: readonly LoadedCase[],
  concurrency: number,
  { tell }: Voice,
): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = [];
  const queue = wanted.entries();
  let done = 0;
  const worker = async (): Promise<void> => {
    for (const [place, mutant] of queue) {
      const verdict = await hold(mutant, suite);
      verdicts[place] = verdict;
      done += 1;
      const mark = verdict.outcome === 'caught' ? '✓' : '✗';
      tell(`${mark} ${done} of ${wanted.length}  ${mutant.id}  ${verdict.outcome}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return verdicts;
}

function inJson(verdicts: readonly Verdict[], took: number): string {
  return JSON.stringify({ took, mutants: verdicts.map(({ mutant, ...found }) => ({ ...mutant, ...found })) }, null, 1);
}

interface Options {
  readonly only: readonly string[];
  readonly json: boolean;
  readonly list: boolean;
  readonly help: boolean;
  readonly concurrency: number;
}

function readOptions(args: readonly string[]): Options {
  const { concurrency, ...values } = parse(args);
  const count = concurrency === undefined ? availableParallelism() : Number(concurrency);
  if (!Number.isInteger(count) || count < 1) throw new UsageError('--concurrency must be a number above 0');
  return { ...values, concurrency: count };
}

function parse(args: readonly string[]) {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const only = { type: 'string', multiple: true, default: [] } as {
      type: 'string';
      multiple: true;
      default: string[];
    };
    const options = { only, json: flag, list: flag, help: flag, concurrency: { type: 'string' } } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

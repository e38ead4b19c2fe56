import { join } from 'node:path';
import { stopwatch } from './generate.ts';
import type { Generator, Phase } from './generate.ts';
import { problemText } from './load/place.ts';
import { driftOf, driftText } from './write/drift.ts';
import { writeFiles } from './write/write.ts';

/** What one run tells: lines for a person, and whether all was well. */
export interface Report {
  readonly ok: boolean;
  readonly lines: readonly string[];
}

/**
 * One run over a repository: makes the files and writes them to generated/, or with `check` compares them with what is
 * there. A spec with problems writes nothing.
 */
export async function run(
  root: string,
  generator: Generator,
  { check, changed }: { readonly check: boolean; readonly changed: 'documents' | 'tables' },
): Promise<Report> {
  const { files, problems, phases } = await generator.make(changed);
  if (problems.length > 0) {
    return {
      ok: false,
      lines: [...problems.map(problemText), `${counted(problems.length, 'problem')}, nothing written`],
    };
  }
  const folder = join(root, 'generated');
  const last = stopwatch();
  const drift = check ? await driftOf(folder, files) : await writeFiles(folder, files);
  last.done(check ? 'compare' : 'write');
  const times = timesText([...phases, ...last.phases]);
  const lines = driftText(drift);
  if (check) {
    const verdict =
      lines.length === 0
        ? `${counted(files.length, 'file')} as spec/ says`
        : `${counted(lines.length, 'file')} drift: npm run generate`;
    return { ok: lines.length === 0, lines: [...lines, `${verdict} (${times})`] };
  }
  return { ok: true, lines: [`${counted(files.length, 'file')}, ${lines.length} written or removed (${times})`] };
}

function timesText(phases: readonly Phase[]): string {
  const total = phases.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  return `${[...phases.map(({ name, milliseconds }) => `${name} ${milliseconds}`), `all ${total}`].join(', ')} ms`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

import { readFile, writeFile } from 'node:fs/promises';
import { parse, stringify } from 'yaml';
import { failing, type Result } from '../report/result.ts';

/** Ids of results that are known to fail, each with why. */
export type Baseline = Readonly<Record<string, string>>;

/** Rejects where the file is not there or is no map of texts. */
export async function readBaseline(file: string): Promise<Baseline> {
  const known: unknown = parse(await readFile(file, 'utf8')) ?? {};
  const good = typeof known === 'object' && Object.values(known as object).every((why) => typeof why === 'string');
  if (!good) throw new TypeError(`${file}: a baseline has the id of a case and why it fails, a line each`);
  return known as Baseline;
}

/** Writes what fails now as what is known to fail; what was known before keeps its reason. */
export async function writeBaseline(file: string, results: readonly Result[], before: Baseline): Promise<void> {
  const failed = results.filter(
    ({ status }) => status === 'fail' || status === 'error' || status === 'expected_failure',
  );
  const known = failed.map(({ id, why }) => [id, before[id] ?? why ?? ''] as const);
  await writeFile(
    file,
    `# Cases that are known to fail; one that passes fails the run.\n${stringify(Object.fromEntries(known))}`,
  );
}

/** The results in the light of what is known: a known failure is expected, and one that passes is not. */
export function judged(results: readonly Result[], known: Baseline): readonly Result[] {
  return results.map((result) => {
    if (!Object.hasOwn(known, result.id)) return result;
    if (result.status === 'pass')
      return { ...result, status: 'unexpected_pass', why: 'the baseline says that it fails' };
    return failing.includes(result.status) ? { ...result, status: 'expected_failure' } : result;
  });
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import type { LoadedCase } from '../runner/load.ts';
import { Source } from '../runner/source.ts';
import { root } from './hooked.ts';
import { changed, StaleMutant, type Mutant } from './mutant.ts';

/** Mutants that cannot be read; the message has one line for each fault, with file, line and column. */
export class MutantError extends Error {
  override readonly name = 'MutantError';
}

/** Where the mutants of this package are. */
export const mutantsFolder = fileURLToPath(new URL('gateways/', import.meta.url));

const text = { type: 'string', minLength: 1 };
const texts = { type: 'array', items: text, minItems: 1 };
const schema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'breaks', 'violates', 'cases', 'file', 'text', 'becomes'],
    additionalProperties: false,
    properties: {
      id: { type: 'string', pattern: String.raw`^[a-z0-9_]+(\.[a-z0-9_]+)+$` },
      breaks: text,
      violates: texts,
      cases: texts,
      file: { type: 'string', pattern: String.raw`^(runtime|generated)/.+\.ts$` },
      after: text,
      text,
      becomes: { type: 'string' },
    },
  },
};

/** What mutants may name. */
export interface Known {
  /** Ids of requirements.yaml. */
  readonly requirements: ReadonlySet<string>;
  readonly cases: readonly LoadedCase[];
}

/**
 * All mutants of a folder, in the order of their files. Rejects with a MutantError where an id is there twice, or where
 * a mutant names a requirement that there is not, or no case that proves one of its own.
 */
export async function loadMutants(folder: string, { requirements, cases }: Known): Promise<readonly Mutant[]> {
  const validate = new Ajv({ allErrors: true }).compile(schema);
  const mutants = new Map<string, Mutant>();
  const faults: string[] = [];
  for (const name of (await readdir(folder)).toSorted()) {
    const source = new Source(name, await readFile(join(folder, name), 'utf8'));
    faults.push(...source.syntaxErrors());
    const value = source.value();
    if (!validate(value)) {
      const wrong = validate.errors ?? [];
      faults.push(...wrong.map((e) => source.complaint(e.instancePath.split('/').slice(1), e.message ?? e.keyword)));
      continue;
    }
    for (const [index, mutant] of (value as readonly Mutant[]).entries()) {
      const complain = (message: string): unknown => faults.push(source.complaint([index], `${mutant.id}: ${message}`));
      if (mutants.has(mutant.id)) complain('there is another one');
      for (const id of mutant.violates) if (!requirements.has(id)) complain(`requirements.yaml has no ${id}`);
      const able = casesOf(mutant, cases).some((one) => canCatch(one, mutant));
      if (!able) complain('none of its cases proves what it violates');
      mutants.set(mutant.id, mutant);
    }
  }
  if (faults.length > 0) throw new MutantError(faults.join('\n'));
  return [...mutants.values()];
}

/** The cases that a mutant is held against: all that it names, those too that only make it go wrong for others. */
export function casesOf({ cases: starts }: Mutant, all: readonly LoadedCase[]): readonly LoadedCase[] {
  return all.filter(({ id }) => starts.some((start) => id.startsWith(start)));
}

/** Whether a case can catch a mutant: it proves a requirement that the mutant violates. */
export function canCatch({ proves }: Pick<LoadedCase, 'proves'>, { violates }: Mutant): boolean {
  return proves.some((id) => violates.includes(id));
}

/** Why a mutant no longer fits the checkout; null: it does. */
export async function staleness(mutant: Mutant): Promise<string | null> {
  try {
    changed(await readFile(join(root, mutant.file), 'utf8'), mutant);
    return null;
  } catch (error) {
    if (error instanceof StaleMutant) return error.message;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return `${mutant.file} is not there`;
    throw error;
  }
}

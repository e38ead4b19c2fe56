import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv, type ErrorObject } from 'ajv';
import type { Case, Fixture } from './fixture.ts';
import { Source } from './source.ts';

/** A case with the area that it belongs to: the folder of its file. */
export interface LoadedCase extends Case {
  readonly area: string;

  /** `area/file.yaml` below conformance/suite. */
  readonly file: string;
}

/** Fixtures that cannot be read; the message has one line for each fault, with file, line and column. */
export class FixtureError extends Error {
  override readonly name = 'FixtureError';
}

/** The fixtures of this package. */
export const suiteFolder = fileURLToPath(new URL('../suite/', import.meta.url));

/**
 * All cases below a folder, in the order of their files. `requirements`: the ids that `proves` may name.
 * Rejects with a FixtureError where a file is not what fixture.schema.json says, or an id is there twice or unknown.
 */
export async function loadCases(folder: string, requirements: ReadonlySet<string>): Promise<readonly LoadedCase[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.yaml')).toSorted();
  const validate = await validator();
  const faults: string[] = [];
  const cases = new Map<string, LoadedCase>();
  for (const name of names.filter((one) => one.includes(sep))) {
    const path = join(folder, name);
    const source = new Source(relative(process.cwd(), path), await readFile(path, 'utf8'));
    const wrong = faultsOf(source, validate);
    faults.push(...wrong);
    if (wrong.length > 0) continue;
    for (const [index, one] of (source.value() as Fixture).cases.entries()) {
      const at = (message: string, ...path: readonly (string | number)[]): void => {
        faults.push(source.complaint(['cases', index, ...path], message));
      };
      if (cases.has(one.id)) at(`there is another case ${one.id}`, 'id');
      for (const [place, id] of one.proves.entries())
        if (!requirements.has(id)) at(`requirements.yaml has no ${id}`, 'proves', place);
      cases.set(one.id, { ...one, area: name.slice(0, name.indexOf(sep)), file: name.split(sep).join('/') });
    }
  }
  if (faults.length > 0) throw new FixtureError(faults.join('\n'));
  return [...cases.values()];
}

type Validate = (value: unknown) => readonly ErrorObject[];

async function validator(): Promise<Validate> {
  const schema = JSON.parse(await readFile(new URL('fixture.schema.json', import.meta.url), 'utf8')) as object;
  const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(schema);
  return (value) => (validate(value) ? [] : (validate.errors ?? []));
}

/** All that is wrong with a file, as lines. */
export function faultsOf(source: Source, validate: Validate): readonly string[] {
  const syntax = source.syntaxErrors();
  if (syntax.length > 0) return syntax;
  return validate(source.value()).map((error) => {
    const path = error.instancePath
      .split('/')
      .slice(1)
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    const { additionalProperty } = error.params as { readonly additionalProperty?: string };
    if (additionalProperty === undefined) return source.complaint(path, error.message ?? error.keyword);
    return source.complaint([...path, additionalProperty], `there is no field ${additionalProperty}`);
  });
}

import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { Format } from './fixture.ts';
import type { LoadedCase } from './load.ts';
import type { Model } from './models.ts';

/** What an operator says of a deployment that its model list does not. */
export interface Profile {
  /** The models that may be asked; absent: all that are listed. */
  readonly models?: readonly string[];
  readonly not_models?: readonly string[];

  /** The formats that it speaks; absent: all. */
  readonly formats?: readonly Format[];
  readonly areas?: readonly string[];

  /** Ids of cases, or how they begin, that are not run. */
  readonly not_cases?: readonly string[];
}

const fields = ['models', 'not_models', 'formats', 'areas', 'not_cases'];

/** Rejects where the file is not there, or has a field that no profile has or one that is no list. */
export async function readProfile(file: string): Promise<Profile> {
  const profile = (parse(await readFile(file, 'utf8')) ?? {}) as Profile;
  for (const [name, value] of Object.entries(profile) as [string, unknown][]) {
    if (!fields.includes(name))
      throw new TypeError(`${file}: a profile has no field ${name}; it has ${fields.join(', ')}`);
    if (!Array.isArray(value)) throw new TypeError(`${file}: ${name} is a list`);
  }
  return profile;
}

/** The models that the profile leaves. */
export function modelsLeft(models: readonly Model[], { models: only, not_models: never }: Profile): readonly Model[] {
  return models.filter(({ id }) => (only?.includes(id) ?? true) && never?.includes(id) !== true);
}

/** The cases that the profile leaves, with the formats that it leaves. */
export function casesLeft(cases: readonly LoadedCase[], { formats, areas, not_cases }: Profile): readonly LoadedCase[] {
  return cases
    .filter(({ id, area }) => (areas?.includes(area) ?? true) && !not_cases?.some((start) => id.startsWith(start)))
    .flatMap((one) => {
      if (formats === undefined || one.formats === undefined) return [one];
      const left = one.formats.filter((format) => formats.includes(format));
      return left.length === 0 ? [] : [{ ...one, formats: left }];
    });
}

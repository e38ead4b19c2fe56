import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadProject } from '../testing.ts';
import type { Project } from '../testing.ts';
import { play } from './play.ts';
import { scenariosIn } from './scenario.ts';

let project: Project;
beforeAll(async () => {
  project = await loadProject();
}, 60_000);

/** Without what a formatter decides. */
function plain(code: string): string {
  return code
    .replace(/\s+/g, ' ')
    .replace(/,? ?([)\]}])/g, '$1')
    .replace(/([[({]) /g, '$1')
    .trim();
}

/** The code where the expected code is, else from where it begins alike: a file is too long for an error message. */
function excerpt(file: string, expected: string): string {
  if (file.includes(expected)) return expected;
  let alike = expected.length;
  while (!file.includes(expected.slice(0, alike))) alike -= 1;
  return file.slice(file.indexOf(expected.slice(0, alike))).slice(0, expected.length);
}

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.md') && file !== 'README.md');

describe.each(files)('%s', (file) => {
  const scenarios = scenariosIn(readFileSync(join(import.meta.dirname, file), 'utf8'));

  it.each(scenarios.map((scenario) => [scenario.title, scenario] as const))(
    '%s',
    async (_title, scenario) => {
      expect(scenario.code.length + scenario.errors.length, 'a scenario expects something').toBeGreaterThan(0);
      const played = await play(scenario, project);
      expect(played.errors).toEqual(scenario.errors);
      for (const { word, text } of scenario.code) {
        expect([...played.files.keys()]).toContain(word);
        expect(excerpt(plain(played.files.get(word) ?? ''), plain(text))).toBe(plain(text));
      }
    },
    60_000,
  );
});

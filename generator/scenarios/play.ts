import { parse, parseDocument } from 'yaml';
import { catalog } from '../emit/catalog/index.ts';
import { capabilities } from '../emit/docs/capabilities.ts';
import { problemText } from '../load/place.ts';
import type { Sources } from '../load/sources.ts';
import { readSpec } from '../spec.ts';
import type { Project } from '../testing.ts';
import type { Scenario } from './scenario.ts';

/** What comes of a scenario: the text of every file made, or the errors without line and column. */
export interface Played {
  readonly files: ReadonlyMap<string, string>;
  readonly errors: readonly string[];
}

/** Puts a scenario's rows into the project's tables and makes what follows. */
export async function play(scenario: Scenario, { documents, sources }: Project): Promise<Played> {
  const { spec, problems } = readSpec(documents, withRows(sources, scenario));
  if (spec === undefined) return { files: new Map(), errors: problems.map(problemText).map(withoutPlace) };
  const files = [...(await catalog(spec)), ...(await capabilities(spec))];
  return { files: new Map(files.map(({ path, text }) => [path, text])), errors: [] };
}

/** The tables with the scenario's rows in place, written out again. */
function withRows(sources: Sources, { rows }: Scenario): Sources {
  const changed = new Map(sources);
  for (const { word: table, text } of rows) {
    const document = parseDocument(changed.get(table) ?? '');
    for (const [key, columns] of Object.entries(parse(text) as Record<string, Record<string, unknown>>)) {
      if (!document.has(key)) document.set(key, columns);
      else for (const [column, value] of Object.entries(columns)) document.setIn([key, column], value);
    }
    changed.set(table, document.toString());
  }
  return changed;
}

/** `spec/catalog/groups.yaml: …`: the rows of a scenario have places of no meaning. */
function withoutPlace(problem: string): string {
  return problem.replace(/^(\S+?):\d+:\d+: /, '$1: ');
}

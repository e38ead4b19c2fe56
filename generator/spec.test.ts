import { beforeAll, describe, expect, it } from 'vitest';
import { problemText } from './load/place.ts';
import { readSpec } from './spec.ts';
import { edited, loadProject, specOf } from './testing.ts';
import type { Project } from './testing.ts';

let project: Project;
beforeAll(async () => {
  project = await loadProject();
});

const told = (sources: Project['sources']): readonly string[] =>
  (readSpec(project.documents, sources).problems ?? []).map(problemText);

describe('The project’s own tables', () => {
  it('have no problem', () => {
    expect(told(project.sources)).toEqual([]);
  });

  it('have 20 groups and 53 aliases that chat: seed 000, "Model catalog by group"', () => {
    const { tables, plans } = specOf(project.documents, project.sources);
    expect(tables.get('groups')?.rows.size).toBe(20);
    expect(plans.size).toBe(53);
    expect([...(tables.get('aliases')?.rows.keys() ?? [])].slice(-2)).toEqual(['embed-small', 'decide']);
  });
});

describe('Every problem is told at once, in reading order', () => {
  it('across tables, columns and rules', () => {
    let sources = edited(project.sources, 'groups', 'provider: P-A', 'provider: P-AA');
    sources = edited(sources, 'groups', 'parallel_tools: true , json_schema', 'parallel_tool: true , json_schema');
    sources = edited(sources, 'aliases', '\na-mid-1:', '\na-mid:');
    const lines = told(sources);
    expect(lines).toEqual([
      expect.stringMatching(/^spec\/catalog\/aliases\.yaml:\d+:1: duplicate alias "a-mid"/),
      expect.stringMatching(/^spec\/catalog\/groups\.yaml:\d+:1: missing column "parallel_tools": it takes boolean$/),
      expect.stringMatching(
        /^spec\/catalog\/groups\.yaml:\d+:\d+: unknown column "parallel_tool": did you mean "parallel_tools"\?$/,
      ),
      expect.stringMatching(/^spec\/catalog\/groups\.yaml:\d+:\d+: unknown provider "P-AA": did you mean "P-A"\?$/),
    ]);
  });

  it('a table without a file, and a file without a table', () => {
    const { sources } = project;
    const renamed = new Map([...sources].map(([table, text]) => [table === 'prices' ? 'price' : table, text]));
    expect(told(renamed)).toEqual([
      'spec/catalog/price.yaml:1:1: rows.tsp has no table "price": add it to Tables, or delete the file',
      'spec/catalog/prices.yaml:1:1: there is no such file: rows.tsp has a table of that name',
    ]);
  });

  it('and a file that is not YAML before anything that follows from it', () => {
    const lines = told(edited(project.sources, 'prices', 'service_air: {', 'service_air: {{'));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines)
      expect(line).toMatch(/^spec\/catalog\/prices\.yaml:\d+:\d+: (not YAML: |a key is a plain word)/);
  });
});

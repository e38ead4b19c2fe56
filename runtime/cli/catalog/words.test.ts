import { describe, expect, it } from 'vitest';
import type { SameDifferences } from './differences.ts';
import type { CatalogDiff } from './verdict.ts';
import { inMarkdown, inWords } from './words.ts';

const group = (shape: string): SameDifferences => ({
  format: 'chat',
  shape,
  aliases: ['m-s', 'm-s-1'],
  differences: [{ at: 'temperature', before: '0.2', after: null }],
});

const diff: CatalogDiff = {
  from: 'HEAD',
  to: 'the files as they are now',
  resolved: true,
  misfits: [],
  verdict: 'major',
  changes: [
    {
      level: 'major',
      reason: 'what was honoured is not any more',
      subject: 'M-s (2 aliases)',
      says: 'temperature: pass → drop',
      places: [{ file: 'spec/catalog/groups.yaml', line: 12, column: 40 }],
      aliases: ['m-s', 'm-s-1'],
      parameter: 'temperature',
      shapes: 14,
    },
    {
      level: 'minor',
      reason: 'there is a new model',
      subject: 'g-c-1',
      says: 'added (G-c)',
      places: [{ file: 'spec/catalog/aliases.yaml', line: 3, column: 1 }],
      aliases: [],
      shapes: 0,
    },
  ],
  requests: { changed: 8, compared: 100, groups: ['one', 'two', 'three', 'four'].map(group) },
  files: ['catalog/groups.ts', 'catalog/plans.ts'],
};

const nothing: CatalogDiff = { ...diff, verdict: null, changes: [], files: [] };

describe('What a person reads of a change', () => {
  it('is each change with its cell and its shapes, the first few requests, the files and a changelog entry', () => {
    const lines = inWords(diff, false).split('\n');
    expect(lines).toEqual([
      'From HEAD to the files as they are now: overall major',
      '',
      'major  M-s (2 aliases): temperature: pass → drop (spec/catalog/groups.yaml:12:40); 14 request shapes affected',
      '       what was honoured is not any more',
      '',
      'minor  g-c-1: added (G-c) (spec/catalog/aliases.yaml:3:1)',
      '       there is a new model',
      '',
      'Provider requests: 8 of 100 change',
      ...['one', 'two', 'three'].flatMap((shape) => [
        `  chat, ${shape}, to m-s, m-s-1`,
        '    temperature: 0.2 → not there',
      ]),
      '  and 1 more such: --requests shows all',
      '',
      'Generated files: catalog/groups.ts, catalog/plans.ts',
      '',
      'For the changelog:',
      '',
      '**Changed or removed**',
      '',
      '- M-s (2 aliases): temperature: pass → drop. What was honoured is not any more.',
      '',
      '**New**',
      '',
      '- g-c-1: added (G-c). There is a new model.',
    ]);
    expect(inWords(diff, true)).toContain('  chat, four, to m-s, m-s-1');
  });

  it('is a table in a pull request', () => {
    const text = inMarkdown(diff, false);
    expect(text).toMatch(/^### Catalogue: major\n/);
    expect(text).toContain(
      '| minor | g-c-1 | added (G-c) | there is a new model | `spec/catalog/aliases.yaml:3:1` | 0 |',
    );
    expect(text).toContain('#### Changelog\n\n**Changed or removed**');
  });

  it('is one line where nothing has changed', () => {
    const line = 'From HEAD to the files as they are now: nothing that the tables say has changed';
    expect(inWords(nothing, false)).toBe(line);
    expect(inMarkdown(nothing, false)).toBe(`### Catalogue: no change\n\n${line}`);
  });

  it('says why tables are compared row by row', () => {
    const misfits = ['spec/catalog/roles.yaml:6:14: missing column "spend"'];
    const text = inWords({ ...diff, resolved: false, misfits, requests: null, files: null }, false);
    expect(text).toContain("The tables of HEAD do not fit today's row types");
    expect(text).toContain('  spec/catalog/roles.yaml:6:14: missing column "spend"');
    expect(text).toContain('Provider requests: not compared');
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import type { Sources } from '../load/sources.ts';
import { edited, loadProject, specOf } from '../testing.ts';
import type { Project } from '../testing.ts';
import type { Change } from './change.ts';
import { diffSpecs } from './diff.ts';

let project: Project;
beforeAll(async () => {
  project = await loadProject();
}, 90_000);

function diff(change: (sources: Sources) => Sources): readonly Change[] {
  const { documents, sources } = project;
  return diffSpecs(specOf(documents, sources), specOf(documents, change(sources)));
}

const told = (changes: readonly Change[]): unknown => changes.map(({ level, subject, says }) => [level, subject, says]);

describe('What a change of the tables does to callers', { timeout: 60_000 }, () => {
  it('is nothing where nothing, or only a comment, has changed', () => {
    expect(diff((sources) => sources)).toEqual([]);
    expect(diff((sources) => edited(sources, 'groups', '# Groups of models', '# Groups'))).toEqual([]);
  });

  it('of a group is told once, at the cell that changed', () => {
    const changes = diff((sources) =>
      edited(sources, 'groups', /(A-mid:[^]*?)\[low, medium, high, max\]/, '$1[low, medium, high]'),
    );
    expect(told(changes)).toEqual([
      ['major', 'A-mid (2 aliases)', 'reasoning_effort: ladder (low medium high max) → ladder (low medium high)'],
    ]);
    const [{ places, aliases }] = changes as readonly [Change];
    expect(aliases).toEqual(['a-mid', 'a-mid-1']);
    expect(places).toEqual([{ file: 'spec/catalog/groups.yaml', line: expect.any(Number) as number, column: 35 }]);
  });

  it('of a provider kind is told once for all its aliases', () => {
    const changes = diff((sources) => edited(sources, 'providers', /(P-A:[^]*?remote_mcp: )true /, '$1false'));
    expect(told(changes)).toEqual([
      ['major', 'P-A (9 aliases)', 'tool mcp: native → drop'],
      ['major', 'P-A (9 aliases)', 'tool mcp_toolset: native → drop'],
    ]);
  });

  it('of one alias is told of the alias', () => {
    const changes = diff((sources) =>
      edited(sources, 'aliases', /(a-third: .*)tool_choice_none: drop_tools/, '$1tool_choice_none: pass'),
    );
    expect(changes.map(({ subject, aliases }) => [subject, aliases])).toEqual([['a-third', ['a-third']]]);
    expect(changes[0]?.says).toMatch(/^tool_choice: /);
  });

  it('of an alias that moves to another group is told with all that follows', () => {
    const changes = diff((sources) => edited(sources, 'aliases', /(service_blaze: +\{ group: )R-mid/, '$1R-high'));
    expect(told(changes)).toEqual([
      [
        'major',
        'service_blaze',
        'reasoning_effort: ladder (none low medium high xhigh max) → ladder (low medium high xhigh max)',
      ],
    ]);
    expect(changes[0]?.places[0]?.file).toBe('spec/catalog/aliases.yaml');
  });

  it('of a rule for all models is told at the rule', () => {
    const changes = diff((sources) =>
      edited(sources, 'content', /(document: .*messages: \{ spelled: document, to: )\[messages\]/, '$1[]'),
    );
    expect(changes.map(({ subject, says, level }) => [level, subject, says])).toEqual([
      ['major', expect.stringMatching(/^models \(\d+ aliases\)$/), 'document from messages: carried → dropped'],
    ]);
    expect(changes[0]?.places[0]?.file).toBe('spec/catalog/content.yaml');
  });

  it('is told of models that are new, gone or renamed', () => {
    const row =
      'g-c-1: { group: G-c, kind: chat, display_name: G c 1, created: 2025-08-01, pinned: true, provider_model: pg-c-0-20250801, fallbacks: [g-c, r-mid], echo: false }';
    const changes = diff((sources) =>
      [
        [/^x-b: /m, 'x-bee: '],
        [/^f-g2: .*$/m, ''],
        [/^g-c: .*$/m, `$&\n${row}`],
      ].reduce<Sources>((all, [from, to]) => edited(all, 'aliases', from ?? '', String(to)), sources),
    );
    expect(told(changes)).toEqual([
      ['minor', 'g-c-1', 'added (G-c)'],
      ['major', 'x-bee', 'renamed: x-b → x-bee'],
      ['major', 'f-g2', 'removed (F-g2)'],
    ]);
  });

  it('of prices, limits, errors and names is told in their words', () => {
    const changes = diff((sources) =>
      [
        ['prices', 'output: 25000000', 'output: 26000000'],
        ['limits', /(request_deadline: +\{ value: )110000/, '$1120000'],
        ['errors', /(permission_denied:\n.*status: )403/, '$1401'],
        ['aliases', 'display_name: A mid,', 'display_name: A middle,'],
        ['aliases', /(g-c: .*fallbacks: )\[g-b, r-mid\]/, '$1[r-mid]'],
        ['aliases', /(g-c: .*provider_model: )pg-c-1-20250909/, '$1pg-c-2-20260909'],
      ].reduce<Sources>((all, [table, from, to]) => edited(all, String(table), from ?? '', String(to)), sources),
    );
    expect(told(changes)).toEqual([
      ['patch', 'a-mid', 'display_name: A mid → A middle'],
      ['minor', 'g-c', 'provider_model: pg-c-1-20250909 → pg-c-2-20260909'],
      ['minor', 'g-c', 'fallbacks: g-b r-mid → r-mid'],
      ['major', 'error permission_denied', 'status: 403 → 401'],
      ['minor', 'limit request_deadline', 'value: 110000 → 120000'],
      ['major', 'price of A-top', 'output: 25000000 → 26000000'],
    ]);
  });
});

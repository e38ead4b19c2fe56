import { beforeAll, describe, expect, it } from 'vitest';
import { problemText } from '../load/place.ts';
import { rowTypes, schemasOf } from '../load/schema.ts';
import { fileOf } from '../load/sources.ts';
import { parseYaml } from '../load/yaml.ts';
import { edited, loadProject } from '../testing.ts';
import type { Project } from '../testing.ts';
import { columnProblems } from './columns.ts';

let project: Project;
beforeAll(async () => {
  project = await loadProject();
});

function told(table: string, from: string | RegExp, to: string): readonly string[] {
  const catalog = project.documents.get('Catalog');
  if (catalog === undefined) throw new Error('no catalogue');
  const text = edited(project.sources, table, from, to).get(table) ?? '';
  const files = new Map([[table, parseYaml(fileOf(table), text)]]);
  const subject = { files, schemas: schemasOf(catalog), rowTypes: rowTypes(catalog), wires: [] };
  return [...columnProblems(subject)].map(({ problem }) => problemText(problem).replace(/^.*?yaml:\d+:\d+: /, ''));
}

describe('Every row has the columns of its type', () => {
  it.each([
    ['a missing column', 'weights', 'per: call', '', 'missing column "per": it takes token, call'],
    [
      'a missing column of a part',
      'parameters',
      'handling: conditional, at: stop ',
      'handling: conditional ',
      'missing column "at": it takes string',
    ],
    ['an extra column', 'weights', 'per: call', 'per: call, colour: red', 'unknown column "colour": one of units, per'],
    [
      'an unknown effort level',
      'groups',
      '[low, medium, high, max]',
      '[low, medium, hihg, max]',
      '"hihg" is not a value of effort_levels: did you mean "high"?',
    ],
    [
      'an unknown default level',
      'groups',
      'effort: medium',
      'effort: midium',
      '"midium" is not a value of default_reasoning_effort: did you mean "medium"?',
    ],
    [
      'an unknown content wire',
      'content',
      'to: [messages]',
      'to: [message]',
      '"message" is not a value of to: did you mean "messages"?',
    ],
    [
      'a fraction for an integer',
      'limits',
      'value: 131072',
      'value: 1.5',
      '1.5 is not a value of value: it takes integer',
    ],
    [
      'a word for a number or nothing',
      'groups',
      'max_output: 128000',
      'max_output: many',
      '"many" is not a value of max_output: it takes integer or null',
    ],
    [
      'an unknown kind of decision',
      'parameters',
      'from: range',
      'from: rnage',
      '"rnage" is not a value of from: did you mean "range"?',
    ],
    [
      'a decision of no kind',
      'parameters',
      'from: range, ',
      '',
      'nothing is not a value of from: it takes flag or member or range or ladder or choice or format',
    ],
    [
      'a day that is none',
      'aliases',
      'created: 2026-03-02',
      'created: March',
      '"March" is not a value of created: it takes string',
    ],
    ['a row that is no mapping', 'weights', /\{.*call.*\}/, '12', '12 is not a value of the row: it takes a mapping'],
  ])('tells of %s', (_what, table, from, to, message) => {
    expect(told(table, from, to)).toContain(message);
  });

  it('tells of a table that is no mapping', () => {
    expect(told('weights', /[^]*/, '[1, 2]')).toEqual([
      'weights is not a mapping of rows: write `key: { column: value, … }`',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { parseYaml } from './yaml.ts';

const text = `# a comment
a: { list: [one, two], flag: true }

b:
  list:
    - one
  text: 'it: is'
`;

describe('A YAML file knows where each of its values stands', () => {
  const file = parseYaml('x.yaml', text);

  it('is plain data', () => {
    expect(file.data).toEqual({ a: { list: ['one', 'two'], flag: true }, b: { list: ['one'], text: 'it: is' } });
    expect(file.problems).toEqual([]);
  });

  it.each([
    [['a'], 2, 4],
    [['a', 'list'], 2, 12],
    [['a', 'list', 1], 2, 18],
    [['b', 'list', 0], 6, 7],
    [['b', 'text'], 7, 9],
  ] as const)('finds the value at %j', (path, line, column) => {
    expect(file.placeOf(path)).toEqual({ file: 'x.yaml', line, column });
  });

  it.each([
    [['b'], 4, 1],
    [['a', 'flag'], 2, 24],
    [['b', 'text'], 7, 3],
  ] as const)('finds the key at the end of %j', (path, line, column) => {
    expect(file.placeOfKey(path)).toEqual({ file: 'x.yaml', line, column });
  });

  it('answers with the nearest value around one that is not there', () => {
    expect(file.placeOf(['a', 'list', 7])).toEqual(file.placeOf(['a', 'list']));
    expect(file.placeOf(['a', 'missing', 'deep'])).toEqual(file.placeOf(['a']));
    expect(file.placeOf(['c'])).toEqual({ file: 'x.yaml', line: 2, column: 1 });
  });
});

describe('What is no table is told with its place', () => {
  it('a syntax error', () => {
    const [problem] = parseYaml('x.yaml', 'a: { b: 1\nc: 2\n').problems;
    expect(problem?.place.line).toBe(2);
    expect(problem?.message).toMatch(/^not YAML: /);
  });

  it('an anchor', () => {
    expect(parseYaml('x.yaml', 'a: &x { b: 1 }\nc: *x\n').problems).toEqual([
      { place: { file: 'x.yaml', line: 2, column: 4 }, message: 'a table has no anchors: write the value out' },
    ]);
  });

  it('a key that is a mapping', () => {
    expect(parseYaml('x.yaml', '{ a: 1 }: 2\n').problems).toEqual([
      { place: { file: 'x.yaml', line: 1, column: 1 }, message: 'a key is a plain word: write one' },
    ]);
  });

  it('a key that stands twice, of which the first counts', () => {
    const { data, duplicates } = parseYaml('x.yaml', 'a: { b: 1, b: 2 }\na: 3\n');
    expect(data).toEqual({ a: { b: 1 } });
    expect(duplicates.map(({ path, first, place }) => [path, first.column, place.line, place.column])).toEqual([
      [['a', 'b'], 6, 1, 12],
      [['a'], 1, 2, 1],
    ]);
  });

  it('words that other versions of YAML read as something else are words', () => {
    expect(parseYaml('x.yaml', 'n: no\non: off\nday: 2026-06-01\n').data).toEqual({
      n: 'no',
      on: 'off',
      day: '2026-06-01',
    });
  });
});

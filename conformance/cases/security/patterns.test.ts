import { aliases } from '@polywire/generated/catalog/aliases.ts';
import { content } from '@polywire/generated/catalog/content.ts';
import type { Alias, Content } from '@polywire/generated/catalog/rows.ts';
import { describe, expect, it } from 'vitest';
import { type Growth, growthOf } from './ambiguity.ts';
import { parsed, patternsOf, runningSources } from './patterns.ts';

/** No text makes a pattern of ours take time out of proportion to its length. Judged by the form of each pattern, not by a clock. */
describe('the judge', () => {
  it.each<[string, Growth]>([
    ['^(a+)+$', 'exponential'],
    ['^(a*)*$', 'exponential'],
    ['^(a|a)*$', 'exponential'],
    ['^(a|ab?|b)*$', 'exponential'],
    ['^(\\w+\\s?)*$', 'exponential'],
    ['^([a-z]+)*x$', 'exponential'],
    ['^(?=(a+)+$)', 'exponential'],
    ['^\\s*\\w*\\s*$', 'polynomial'],
    ['^\\s*\\w+\\s*$', 'linear'],
    ['^a*a*$', 'polynomial'],
    ['^.*x.*y$', 'polynomial'],
    ['\\s+$', 'polynomial'],
    ['<.*>', 'polynomial'],
    ['^\\d+\\.?\\d+$', 'polynomial'],
    ['^\\p{L}+[^\\p{N}]+$', 'polynomial'],
    ['^[a-z]+$', 'linear'],
    ['^(?:[a-z]+-)*[a-z]+$', 'linear'],
    ['^a{2,5}b{3}$', 'linear'],
    ['\\d+', 'linear'],
    ['^(a|b)*$', 'linear'],
    ['^Bearer +(\\S+) *$', 'linear'],
  ])('calls /%s/ %s', (source, growth) => {
    expect(growthOf(source, 'u')).toBe(growth);
  });

  it('takes letters of either case for one where the pattern does', () => {
    expect(growthOf('^a*A*$', 'u')).toBe('linear');
    expect(growthOf('^a*A*$', 'iu')).toBe('polynomial');
  });

  it('judges no back reference', () => {
    expect(() => growthOf('^(a+)\\1$', 'u')).toThrow('back reference');
  });
});

/** Patterns that are slower, and why no caller can make them so, by file and pattern. */
const bounded: Readonly<Record<string, string>> = {
  'runtime/agent/config/load.ts > \\/+$': "reads an address of the agent's file",
  'runtime/agent/conversations/title.ts': 'reads a thousand characters, once for a conversation',
  'runtime/agent/files/extraction/chunks.ts > \\n\\s*\\n': 'reads one chunk, of two thousand characters',
  'runtime/agent/connectors/reason.ts > \\w+:\\/\\/\\S*': 'reads four thousand characters',
  'runtime/agent/kernels/javascript/javascript-repl.ts': "reads a stack trace, in a process of the cell's own",
  'runtime/gateway/connection.ts > \\/+$': 'reads an address of the deployment file',
  'runtime/gateway/telemetry/observation.ts > \\/+$': 'reads an address of the environment',
  'runtime/gateway/telemetry/admin.ts > [?#].*$':
    'reads the target of a request, which has no line end and at most 16 KiB',
  'runtime/platform/json.ts > ^(Unexpected token .*?), |is not valid JSON$':
    'reads a message of the engine, which quotes few characters',
};

/** Patterns that are put together at run time, and what from, by file. */
const builtFrom: Readonly<Record<string, string>> = {
  'runtime/agent/search/results.ts': 'words of a query: letters and digits, one of them',
  'runtime/agent/storage/search-scripts.ts': 'names of scripts and ranges of characters, one run',
  'runtime/gateway/models.ts': 'families of aliases.yaml, judged below',
  'runtime/platform/key.ts': 'counted runs of an alphabet',
  'runtime/platform/serving/known-paths.ts': 'paths of the spec, each name one run without slashes',
  'runtime/wires/shared/content-kind.ts': 'spellings of content.yaml, judged below',
};

const services = ['gateway', 'agent'] as const;
const found = [...new Set(services.flatMap(runningSources))].map((file) => patternsOf(parsed(file)));

/** What cannot be judged is not. */
function isLinear(source: string, flags: string): boolean {
  return !/\\[1-9]/u.test(source) && growthOf(source, flags) === 'linear';
}

it('every pattern of what runs is linear', () => {
  const written = found.flatMap((one) => one.written);
  expect(written.length).toBeGreaterThan(30);
  const slow = written.filter(({ source, flags }) => !isLinear(source, flags));
  const named = slow.map(({ place, source }) => ({ file: place.replace(/:\d+$/u, ''), source }));
  expect(named.filter(({ file, source }) => !(file in bounded) && !(`${file} > ${source}` in bounded))).toEqual([]);
});

it('patterns that are put together at run time are known', () => {
  const built = found.flatMap((one) => one.built);
  expect(built.filter(({ file }) => !(file in builtFrom))).toEqual([]);
});

it('every pattern of the tables is linear', () => {
  const families = Object.values<Alias>(aliases).flatMap(({ family }) => (family === undefined ? [] : [family]));
  const spellings = Object.values<Content>(content).flatMap((row) =>
    [row.chat, row.responses, row.messages, row.native].flatMap((source) =>
      source === undefined ? [] : [`^(?:${source.spelled})$`],
    ),
  );
  expect(Math.min(families.length, spellings.length)).toBeGreaterThan(0);
  for (const source of [...families, ...spellings]) expect(growthOf(source, 'u'), source).toBe('linear');
});

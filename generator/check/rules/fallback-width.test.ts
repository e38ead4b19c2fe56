import { describe, expect, it } from 'vitest';
import { told } from '../testing.ts';
import { fallbackWidth } from './fallback-width.ts';

const group = (columns: string): string =>
  `{ provider: P, web_search: native, named_tool_choice: true, required_tool_choice: true, parallel_tools: true, json_schema: true, ${columns} }`;

const tables = (wide: string, other: string, aliases: string) => ({
  providers: 'P: {}',
  groups: `wide: ${group(wide)}\nother: ${group(other)}`,
  aliases,
});

const pair = 'a: { kind: chat, group: wide, fallbacks: [b] }\nb: { kind: chat, group: other, fallbacks: [] }';

describe('A fallback can do what its alias can', () => {
  it('holds for one that can do the same or more', () => {
    expect(
      told(fallbackWidth, tables('json_mode: false, context: 100', 'json_mode: true, context: 200', pair)),
    ).toEqual([]);
  });

  it('holds for one that drops or clamps a parameter, which is reported to the caller', () => {
    expect(
      told(
        fallbackWidth,
        tables('json_mode: true, stop_sequences: true', 'json_mode: true, stop_sequences: false', pair),
      ),
    ).toEqual([]);
  });

  it('asks nothing where the alias has no known size', () => {
    expect(told(fallbackWidth, tables('context: null', 'context: 1', pair))).toEqual([]);
  });

  it('tells all in which one can do less', () => {
    const narrow = 'json_mode: false, web_search: none, context: 99, max_output: null';
    expect(told(fallbackWidth, tables('json_mode: true, context: 100, max_output: 10', narrow, pair))).toEqual([
      'spec/catalog/aliases.yaml:1:43: fallback "b" is narrower than "a" in json_mode, max_output, context: name an alias that is at least as capable',
    ]);
  });

  it('looks at what the alias puts in place of its group', () => {
    const aliases = `a: { kind: chat, group: wide, fallbacks: [b] }
b: { kind: chat, group: wide, fallbacks: [a], override: { named_tool_choice: false } }`;
    expect(told(fallbackWidth, tables('context: 1', 'context: 1', aliases))).toEqual([
      'spec/catalog/aliases.yaml:1:43: fallback "b" is narrower than "a" in named_tool_choice: name an alias that is at least as capable',
    ]);
  });

  it('tells of one that does not chat', () => {
    const aliases = 'a: { kind: chat, group: wide, fallbacks: [e] }\ne: { kind: embedding, provider: P }';
    expect(told(fallbackWidth, tables('context: 1', 'context: 1', aliases))).toEqual([
      'spec/catalog/aliases.yaml:1:43: fallback "e" is narrower than "a" in chat: name an alias that is at least as capable',
    ]);
  });
});

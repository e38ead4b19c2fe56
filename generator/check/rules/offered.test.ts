import { describe, expect, it } from 'vitest';
import { told } from '../testing.ts';
import { offered } from './offered.ts';

const parameters = `
thinking: { decision: { from: flag, column: thinking } }
seed: { decision: { from: member, column: seed_and_penalties } }
effort: { decision: { from: ladder, levels: effort_levels, default: none } }
format: { decision: { from: format, types: { json_schema: json_schema, json_object: json_mode } } }
`;

const cases: readonly (readonly [group: string, provider: string, what: string])[] = [
  ['thinking: true', 'cannot_carry: [thinking]', 'thinking, but P cannot carry it'],
  ['seed_and_penalties: [seed]', 'cannot_carry: [seed]', 'seed, but P cannot carry it'],
  ['effort_levels: [low]', 'cannot_carry: [effort]', 'effort, but P cannot carry it'],
  ['json_mode: true', 'cannot_carry: [format]', 'format, but P cannot carry it'],
  ['web_search: native', 'native_search: false', 'native web search, but P has none'],
  ['web_search: external', 'external_search_loop: false', 'external web search, but P has no loop for it'],
  ['named_tool_choice: true', 'named_tool_choice: false', 'a named tool, but P cannot force one'],
  ['tool_choice_none: pass', 'tool_choice_none: false', 'tool_choice none, but P has no word for it'],
  ['tool_schema: full', 'tool_schema: subset', 'full tool schemas, but P takes a subset'],
];

describe('A group offers nothing that its provider kind cannot carry', () => {
  it.each(cases)('tells of a group with %s on a kind with %s', (group, provider, what) => {
    const tables = { parameters, groups: `G: { provider: P, ${group} }`, providers: `P: { ${provider} }` };
    expect(told(offered, tables)).toEqual([
      expect.stringContaining(`G offers ${what}: change the group or the provider kind`),
    ]);
  });

  it('holds where the kind can', () => {
    const tables = {
      parameters,
      groups:
        'G: { provider: P, thinking: true, web_search: external, tool_choice_none: drop_tools, tool_schema: subset }',
      providers:
        'P: { cannot_carry: [seed], external_search_loop: true, tool_choice_none: false, tool_schema: subset }',
    };
    expect(told(offered, tables)).toEqual([]);
  });

  it('tells the place of the offer', () => {
    const tables = {
      parameters,
      groups: 'G: { provider: P, seed_and_penalties: [seed] }',
      providers: 'P: { cannot_carry: [seed] }',
    };
    expect(told(offered, tables)[0]).toMatch(/^spec\/catalog\/groups\.yaml:1:40: /);
  });
});

import { codecs } from '../../wires/index.ts';
import { providerTarget } from '../../wires/shared/example-targets.ts';
import { describe, expect, it } from 'vitest';
import { adapt } from '../../adapt/adapt.ts';
import { examplePlan, exampleTurn } from '../../adapt/example-plan.ts';
import type { FunctionTool } from '../../turn/tool.ts';
import { searchToolName, withSearchTool } from './search-tool.ts';

const search = { type: 'web_search' } as const;
const fetch = { type: 'web_fetch' } as const;
const own: FunctionTool = { type: 'function', name: 'web_search' };

describe('the internal tool', () => {
  it('stands for both web tools, and only where the gateway serves them', () => {
    const turn = exampleTurn({ tools: [search, fetch] });
    const external = { web_search: 'external', web_fetch: 'external' } as const;
    expect(withSearchTool(turn, external, turn).tools).toMatchObject([{ type: 'function', name: 'web_search' }]);
    expect(withSearchTool(turn, { web_search: 'native', web_fetch: 'native' }, turn)).toBe(turn);
  });

  it('is what a choice of one of them means, unless a tool of the caller has that name', () => {
    const decisions = { web_fetch: 'external' } as const;
    const forced = exampleTurn({ tools: [fetch], parameters: { tool_choice: { type: 'tool', name: 'web_fetch' } } });
    expect(withSearchTool(forced, decisions, forced).parameters.tool_choice).toEqual({
      type: 'tool',
      name: 'web_search',
    });
    const theirs = { ...forced, tools: [fetch, { ...own, name: 'web_fetch' }] };
    expect(withSearchTool(theirs, decisions, theirs).parameters).toEqual(theirs.parameters);
  });

  it('has a name that no tool of the caller has', () => {
    expect(searchToolName(exampleTurn({ tools: [search] }))).toBe('web_search');
    expect(searchToolName(exampleTurn({ tools: [own, { ...own, name: 'web_search_2' }] }))).toBe('web_search_3');
  });
});

describe('a kind that has a search of its own and the loop (P-K)', () => {
  const toolsOn = (policy: 'native' | 'external') => {
    const plan = examplePlan({}, { provider: 'P-K', wire: 'chat', tools: { web_search: policy } });
    const { turn } = adapt(exampleTurn({ tools: [search] }), plan, 'chat', true);
    const called = withSearchTool(turn, plan.tools, turn);
    return codecs.chat.encodeRequest(called, providerTarget('P-K', 'F-d'))['tools'];
  };

  it('is offered the one that its group says', () => {
    expect(toolsOn('native')).toEqual([{ type: 'builtin_function', function: { name: '$web_search' } }]);
    expect(toolsOn('external')).toMatchObject([{ type: 'function', function: { name: 'web_search' } }]);
  });
});

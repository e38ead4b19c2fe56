import type { ChatWire, Plan } from '@polywire/generated/catalog/rows.ts';
import { describe, expect, it } from 'vitest';
import type { Parameters } from '../turn/parameters.ts';
import type { FunctionTool, McpTool, OpaqueTool, Tool, WebTool } from '../turn/tool.ts';
import { adapt } from './adapt.ts';
import { examplePlan, exampleTurn } from './example-plan.ts';

const look: FunctionTool = { type: 'function', name: 'look', schema: { type: 'object', properties: {} } };
const search: WebTool = { type: 'web_search', maxUses: 2 };
const fetch: WebTool = { type: 'web_fetch' };
const mcp: McpTool = { type: 'mcp', label: 'notes', url: 'https://example.com/mcp' };
const bash: OpaqueTool = { type: 'opaque', kind: 'bash', origin: { wire: 'messages', value: {} } };

function adapted(
  tools: readonly Tool[],
  columns: Partial<Plan>,
  parameters: Parameters = {},
  caller: ChatWire = 'messages',
) {
  const { turn, report } = adapt(exampleTurn({ tools, parameters }), examplePlan({}, columns), caller);
  return { tools: turn.tools, parameters: turn.parameters, ...report };
}

describe("the platform's own tools", () => {
  it('are dropped where the model has none, and named by their kind among the parameters', () => {
    const tools: Plan['tools'] = { web_search: 'drop', web_fetch: 'drop', mcp: 'drop' };
    expect(adapted([look, search, fetch, mcp], { tools })).toMatchObject({
      tools: [look],
      dropped: ['web_search', 'web_fetch', 'mcp_toolset'],
    });
  });

  it("are named in the caller's words", () => {
    const tools: Plan['tools'] = { mcp: 'drop' };
    expect(adapted([mcp], { tools }, {}, 'chat').dropped).toEqual(['mcp']);
    expect(adapted([mcp], { tools }, {}, 'messages').dropped).toEqual(['mcp_toolset']);
  });

  it('stay where the provider runs them', () => {
    expect(adapted([search, mcp], {})).toMatchObject({ tools: [search, mcp], dropped: [] });
  });

  it('leave out a server of which some tools must not run, where the provider would run them all', () => {
    const some: McpTool = { ...mcp, blockedTools: ['forget'] };
    expect(adapted([some], { mcp_blocked_tools: true })).toMatchObject({ tools: [some], dropped: [] });
    expect(adapted([some], { mcp_blocked_tools: false })).toMatchObject({ tools: [], dropped: ['mcp_toolset'] });
  });

  it('stay for the search loop, and are dropped where there is none', () => {
    const plan = examplePlan({}, { tools: { web_search: 'external' } });
    const turn = exampleTurn({ tools: [search] });
    expect(adapt(turn, plan, 'messages', true).turn).toBe(turn);
    expect(adapt(turn, plan, 'messages')).toMatchObject({ turn: { tools: [] }, report: { dropped: ['web_search'] } });
  });

  it("are served by the provider's search where that is what fetches, once", () => {
    const tools: Plan['tools'] = { web_search: 'native', web_fetch: 'search' };
    expect(adapted([fetch], { tools }).tools).toEqual([{ type: 'web_search' }]);
    expect(adapted([search, fetch], { tools }).tools).toEqual([search]);
  });
});

describe('a tool that no codec understands', () => {
  it('is carried on its own wire', () => {
    expect(adapted([bash], { wire: 'messages' })).toMatchObject({ tools: [bash], dropped: [] });
  });

  it('is dropped and named on another wire, or where the table says so', () => {
    expect(adapted([bash], { wire: 'chat' })).toMatchObject({ tools: [], dropped: ['bash'] });
    expect(adapted([bash], { dropped_content: { messages: ['bash'] } })).toMatchObject({
      tools: [],
      dropped: ['bash'],
    });
  });
});

describe('a choice that was forced onto dropped tools', () => {
  const tools: Plan['tools'] = { web_search: 'drop' };

  it('becomes auto where other tools are left', () => {
    const parameters = { tool_choice: { type: 'tool', name: 'web_search' } } as const;
    expect(adapted([search, look], { tools }, parameters)).toMatchObject({
      parameters: { tool_choice: { type: 'auto' } },
      clamped: [{ name: 'tool_choice', requested: 'tool', applied: 'auto' }],
    });
  });

  it('goes with them where none is left', () => {
    expect(adapted([search], { tools }, { tool_choice: { type: 'required' } })).toMatchObject({
      parameters: {},
      tools: [],
      clamped: [{ name: 'tool_choice', requested: 'required', applied: 'auto' }],
    });
  });

  it('is left alone where it names a tool that never was there', () => {
    const parameters = { tool_choice: { type: 'tool', name: 'nowhere' } } as const;
    expect(adapted([look], { tools }, parameters)).toMatchObject({ parameters, clamped: [] });
  });
});

describe("a choice of the platform's own tools", () => {
  const named = { tool_choice: { type: 'tool', name: 'web_search' } } as const;
  const any = { tool_choice: { type: 'required' } } as const;
  const own: FunctionTool = { ...look, name: 'web_search' };
  const toAuto = (requested: string) => ({
    parameters: { tool_choice: { type: 'auto' } },
    clamped: [{ name: 'tool_choice', requested, applied: 'auto' }],
  });
  const asItIs = (parameters: Parameters) => ({ parameters, clamped: [] });

  it('passes where the provider can be told so', () => {
    expect(adapted([search], { web_tool_choice: 'named' }, named)).toMatchObject(asItIs(named));
    expect(adapted([search], { web_tool_choice: 'required' }, any)).toMatchObject(asItIs(any));
  });

  it('becomes auto where it cannot', () => {
    expect(adapted([search, look], { web_tool_choice: 'required' }, named)).toMatchObject(toAuto('tool'));
    expect(adapted([search, look], { web_tool_choice: 'none' }, named)).toMatchObject(toAuto('tool'));
    expect(adapted([search], { web_tool_choice: 'none' }, any)).toMatchObject(toAuto('required'));
  });

  it("means a tool of the caller's where one has that name, or may", () => {
    expect(adapted([search, own], { web_tool_choice: 'none' }, named)).toMatchObject(asItIs(named));
    expect(adapted([search, look], { web_tool_choice: 'none' }, any)).toMatchObject(asItIs(any));
  });

  it('passes where the gateway searches', () => {
    const plan = examplePlan({}, { web_tool_choice: 'none', tools: { web_search: 'external' } });
    for (const parameters of [named, any]) {
      const turn = exampleTurn({ tools: [search], parameters });
      expect(adapt(turn, plan, 'messages', true).turn).toBe(turn);
    }
  });
});

describe('the schema of a tool', () => {
  const loose: FunctionTool = {
    ...look,
    schema: { type: 'object', additionalProperties: false },
    origin: { wire: 'messages', value: {} },
  };

  it('is rewritten for a model that takes a subset, named, and no longer what the caller wrote', () => {
    expect(adapted([look, loose], { tool_schema: 'subset' })).toEqual({
      tools: [look, { type: 'function', name: 'look', schema: { type: 'object' } }],
      parameters: {},
      dropped: [],
      clamped: [],
      content: ['tools.look.input_schema'],
    });
  });

  it('is left alone elsewhere', () => {
    expect(adapted([loose], { tool_schema: 'full' })).toMatchObject({ tools: [loose], content: [] });
  });
});

describe('a marker on a tool', () => {
  const marked: FunctionTool = { ...look, origin: { wire: 'messages', value: {}, markers: ['cache_control'] } };

  it('stays where the provider keeps it, and is named where it does not', () => {
    expect(adapted([marked], {})).toMatchObject({ tools: [marked], content: [] });
    expect(adapted([marked], { dropped_content: { messages: ['cache_control'] } })).toEqual({
      tools: [look],
      parameters: {},
      dropped: [],
      clamped: [],
      content: ['cache_control'],
    });
  });
});

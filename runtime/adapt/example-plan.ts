import { parameters } from '@polywire/generated/catalog/parameters.ts';
import type { Decision, Parameter, Plan, Provenance } from '@polywire/generated/catalog/rows.ts';
import type { Turn } from '../turn/turn.ts';

/** For tests: some cell. */
export const because: Provenance = { table: 'groups', row: 'X', column: 'x', rule: 'adaptation 1' };

const pass: Decision = { do: 'pass', because };

/** For tests: a plan that takes everything as it stands, changed in the given parameters and columns. */
export function examplePlan(decisions: Record<string, Decision> = {}, columns: Partial<Plan> = {}): Plan {
  const canonical = Object.entries<Parameter>(parameters).filter(([, row]) => row.canonical);
  return {
    alias: 'x-one',
    group: 'X',
    provider: 'P-X',
    wire: 'messages',
    tools: { web_search: 'native', web_fetch: 'native', mcp: 'native', mcp_toolset: 'native' },
    dropped_content: { chat: [], responses: [], messages: [], native: [] },
    verbatim: true,
    web_tool_choice: 'required',
    mcp_blocked_tools: true,
    truncated_tool_calls: 'length',
    tool_schema: 'full',
    ...columns,
    parameters: Object.fromEntries(canonical.map(([name]) => [name, decisions[name] ?? pass])),
  };
}

/** For tests: a turn that says hello, changed in the given fields. */
export function exampleTurn(fields: Partial<Turn> = {}): Turn {
  const hello = { role: 'user', parts: [{ type: 'text', text: 'Hello.' }] } as const;
  return { model: 'x-one', messages: [hello], tools: [], parameters: {}, stream: false, reported: [], ...fields };
}

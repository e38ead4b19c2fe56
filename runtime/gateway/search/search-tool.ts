import type { Plan, ToolDecision } from '@polywire/generated/catalog/rows.ts';
import type { ToolChoice } from '../../turn/parameters.ts';
import type { FunctionTool, Tool, WebTool } from '../../turn/tool.ts';
import type { Turn } from '../../turn/turn.ts';
import type { ChatRoute } from '../route.ts';

/**
 * The turn with the internal tool in place of the web tools that the gateway serves: one tool, since a fetch is served by
 * search, too. The very turn where there are none. `caller` is the turn as it came, after whose tools it is named.
 */
export function withSearchTool(turn: Turn, decisions: Plan['tools'], caller: Turn): Turn {
  const served = turn.tools.filter((tool) => isServed(tool, decisions));
  if (served.length === 0) return turn;
  const name = searchToolName(caller);
  const others = turn.tools.filter((tool) => !isServed(tool, decisions));
  const choice = choiceOf(turn.parameters.tool_choice, served, others, name);
  const parameters = choice === undefined ? turn.parameters : { ...turn.parameters, tool_choice: choice };
  return { ...turn, tools: [...others, searchTool(name)], parameters };
}

/** A tool that the model was given to search with, and whose calls the gateway answers: its caller sees none of them. */
export interface HiddenTool {
  readonly name: string;

  /** The search provider's pages, or the call's own arguments. */
  readonly answered: 'with pages' | 'with arguments';
}

/** The hidden tool of a turn as it was adapted to a route's model; null: it has none. `caller` is the turn as it came. */
export function hiddenTool({ tools }: Turn, { plan, provider }: Served, caller: Turn): HiddenTool | null {
  if (tools.some((tool) => isServed(tool, plan.tools))) return { name: searchToolName(caller), answered: 'with pages' };
  const { search_call: name } = provider;
  const searches = tools.some(({ type }) => type === usualName) && plan.tools[usualName] === echoed;
  return searches && name !== null ? { name, answered: 'with arguments' } : null;
}

type Served = Pick<ChatRoute, 'plan' | 'provider'>;

/** The first of the caller's web tools: what it says about domains and the number of searches holds. */
export function askedSearch({ tools }: Turn): WebTool | undefined {
  const asked = tools.filter(isWebTool);
  return asked.find(({ type }) => type === 'web_search') ?? asked[0];
}

/** The turn without any web tool: there is nothing more to search. */
export function withoutSearch(turn: Turn): Turn {
  return { ...turn, tools: turn.tools.filter((tool) => !isWebTool(tool)) };
}

/** A name for the internal tool that no tool of the caller's has. */
export function searchToolName({ tools }: Turn): string {
  const taken = new Set(tools.map((tool) => (tool.type === 'function' ? tool.name : '')));
  let name: string = usualName;
  for (let count = 2; taken.has(name); count += 1) name = `${usualName}_${count}`;
  return name;
}

const usualName: WebTool['type'] = 'web_search';

/** A schema in the subset that every model takes. */
function searchTool(name: string): FunctionTool {
  return {
    type: 'function',
    name,
    description: 'Searches the web. Answers with pages: title, address and what each says about the query.',
    schema: {
      type: 'object',
      properties: { query: { type: 'string', description: 'What to search for.' } },
      required: ['query'],
    },
  };
}

function isWebTool(tool: Tool): tool is WebTool {
  return tool.type === 'web_search' || tool.type === 'web_fetch';
}

function isServed(tool: Tool, decisions: Plan['tools']): tool is WebTool {
  return isWebTool(tool) && decisions[tool.type] === external;
}

const external: ToolDecision = 'external';
const echoed: ToolDecision = 'echoed';

/** A choice of one of the tools that are served is one of the internal tool. */
function choiceOf(
  choice: ToolChoice | undefined,
  served: readonly Tool[],
  others: readonly Tool[],
  name: string,
): ToolChoice | undefined {
  if (choice?.type !== 'tool' || !served.some(({ type }) => type === choice.name)) return choice;
  const own = others.some((tool) => tool.type === 'function' && tool.name === choice.name);
  return own ? choice : { type: 'tool', name };
}

import { groups, type GroupName } from '@polywire/generated/catalog/groups.ts';
import { plans } from '@polywire/generated/catalog/plans.ts';
import type { Group, Plan } from '@polywire/generated/catalog/rows.ts';
import type { ChatRoute, OpenRoute } from './route.ts';

/** The route with what adapting a turn to its model needs; null for a model that no turn can be sent to. */
export function chatRoute(route: OpenRoute): ChatRoute | null {
  switch (route.row.kind) {
    case 'chat': {
      const plan = plans[route.alias as keyof typeof plans];
      return { ...route, plan, groupName: plan.group, group: groups[plan.group as GroupName] };
    }
    case 'embedding':
      return {
        ...route,
        plan: { ...noPlan, alias: route.alias, provider: route.providerName },
        groupName: '',
        group: noGroup,
      };
    case 'decision':
      return null;
  }
}

/**
 * An embedding model on a chat endpoint "fails upstream" (seed 000, "What the service does"): the turn is sent to its
 * provider unadapted, on the chat wire, and the refusal is relayed.
 */
const noPlan: Omit<Plan, 'alias' | 'provider'> = {
  group: '',
  wire: 'chat',
  parameters: {},
  tools: {},
  dropped_content: {},
  verbatim: false,
  web_tool_choice: 'none',
  mcp_blocked_tools: false,
  truncated_tool_calls: 'tool_calls',
  tool_schema: 'full',
};

const noGroup: Group = {
  provider: '',
  effort_levels: [],
  default_reasoning_effort: null,
  thinking: false,
  web_search: 'none',
  named_tool_choice: true,
  required_tool_choice: true,
  tool_choice_none: 'pass',
  parallel_tools: true,
  json_schema: true,
  json_mode: true,
  sampling: [],
  exclusive_sampling: false,
  stop_sequences: true,
  seed_and_penalties: [],
  verbosity: true,
  max_output: null,
  context: null,
  truncated_tool_calls: 'tool_calls',
  tool_schema: 'full',
};

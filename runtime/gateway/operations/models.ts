import { aliases, type AliasName } from '@polywire/generated/catalog/aliases.ts';
import { groups, type GroupName } from '@polywire/generated/catalog/groups.ts';
import type { Group } from '@polywire/generated/catalog/rows.ts';
import type { Operations } from '@polywire/generated/hosted/operations.ts';
import type { ModelEntry, ModelSupport } from '@polywire/generated/hosted/types.ts';
import { priceOf } from '../funding/price.ts';
import { ProblemError } from '../../turn/problem.ts';
import type { Route } from '../route.ts';
import type { Setup } from '../setup.ts';
import type { Visit } from '../visit.ts';

/** All aliases, in catalogue order; those that an administrator took from the organisation stand there disabled. */
export const listModels: Operations<Visit>['listModels'] = ({ context: visit }) => {
  const data = modelEntries(visit);
  const body = {
    object: 'list' as const,
    data,
    has_more: false,
    first_id: data[0]?.id ?? null,
    last_id: data.at(-1)?.id ?? null,
  };
  return Promise.resolve({ status: 200, body });
};

/** All aliases as this caller may use them. */
export function modelEntries(visit: Visit): readonly ModelEntry[] {
  return (Object.keys(aliases) as AliasName[]).map((name) => entry(visit.setup.routes[name], visit));
}

/** One alias, by any name that a request may use for it. */
export const getModel: Operations<Visit>['getModel'] = ({ params, context: visit }) => {
  const { models, routes } = visit.setup;
  const alias = models.resolve(params.model_id);
  if (alias === null) {
    const problem = { name: 'model_not_found', message: 'No model has this id.', param: 'model' } as const;
    return Promise.reject(new ProblemError(problem));
  }
  return Promise.resolve({ status: 200, body: entry(routes[alias], visit) });
};

function entry({ alias, row, providerName }: Route, { caller, setup }: Visit): ModelEntry {
  const restricted = caller.restricted.has(alias);
  const group: Group | null = row.group === undefined ? null : groups[row.group as GroupName];
  const created = new Date(row.created);
  return {
    id: alias,
    object: 'model',
    type: 'model',
    display_name: row.display_name,
    created: created.getTime() / 1000,
    created_at: created.toISOString(),
    owned_by: providerName,
    group: row.group ?? null,
    embedding: row.kind === 'embedding',
    decision: row.kind === 'decision',
    enabled: !restricted,
    disabled_reason: restricted ? 'model_restricted' : null,
    effort_levels: group?.effort_levels ?? [],
    default_reasoning_effort: group?.default_reasoning_effort ?? null,
    max_output_tokens: group?.max_output ?? null,
    context_window: group?.context ?? null,
    supports: group === null ? nothing : supports({ ...group, ...row.override }, setup),
    pricing: priceOf(alias),
  };
}

function supports(group: Group, setup: Setup): ModelSupport {
  return {
    thinking: group.thinking,
    web_search: group.web_search === 'native' || (group.web_search === 'external' && setup.search !== null),
    named_tool_choice: group.named_tool_choice,
    tool_choice_none: group.tool_choice_none === 'pass',
    parallel_tool_calls: group.parallel_tools,
    json_schema: group.json_schema,
    json_mode: group.json_mode,
    stop_sequences: group.stop_sequences,
    verbosity: group.verbosity,
    sampling: group.sampling,
    seed_and_penalties: group.seed_and_penalties,
  };
}

/** What a model that does not chat supports of all this. */
const nothing: ModelSupport = {
  thinking: false,
  web_search: false,
  named_tool_choice: false,
  tool_choice_none: false,
  parallel_tool_calls: false,
  json_schema: false,
  json_mode: false,
  stop_sequences: false,
  verbosity: false,
  sampling: [],
  seed_and_penalties: [],
};

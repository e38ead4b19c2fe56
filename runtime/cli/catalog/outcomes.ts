import { aliases, type AliasName } from '@polywire/generated/catalog/aliases.ts';
import { groups, type GroupName } from '@polywire/generated/catalog/groups.ts';
import { plans } from '@polywire/generated/catalog/plans.ts';
import { providers, type ProviderName } from '@polywire/generated/catalog/providers.ts';
import type { ChatWire, Plan } from '@polywire/generated/catalog/rows.ts';
import { adapt } from '../../adapt/adapt.ts';
import { adaptationHeaders, type AdaptationHeaders } from '../../adapt/headers.ts';
import { withSearchTool } from '../../gateway/search/search-tool.ts';
import { ProblemError } from '../../turn/problem.ts';
import type { Turn } from '../../turn/turn.ts';
import { codecs } from '../../wires/index.ts';
import type { JsonObject, Target } from '../../wires/codec.ts';
import type { Shapes } from './report.ts';

/** What becomes of one shape on the way to one alias: what the provider receives, or the refusal. */
export interface Outcome {
  readonly alias: string;
  readonly format: ChatWire;
  readonly shape: string;

  /** Parameters that the caller sent. */
  readonly sends: readonly string[];
  readonly wire: ChatWire;

  /** Null: refused. */
  readonly request: JsonObject | null;
  readonly refused: string | null;

  /** What the caller is told of it. */
  readonly headers: AdaptationHeaders;
}

/** What becomes of every shape on the way to every chat alias, with the catalogue that is imported here. */
export function outcomesOf(shapes: Shapes): readonly Outcome[] {
  return Object.entries(shapes).flatMap(([format, bodies]) => {
    const { plain = {} } = bodies;
    return Object.entries(bodies).flatMap(([shape, body]) =>
      Object.values<Plan>(plans).map((plan) =>
        outcomeOf(plan, format as ChatWire, shape, { ...plain, ...body, model: plan.alias }),
      ),
    );
  });
}

function outcomeOf(plan: Plan, format: ChatWire, shape: string, body: JsonObject): Outcome {
  const about = { alias: plan.alias, format, shape, wire: plan.wire };
  let turn: Turn | null = null;
  try {
    ({ turn } = codecs[format].decodeRequest(body));
    const adapted = adapt(turn, plan, format, true);
    const served = withSearchTool(adapted.turn, plan.tools, turn);
    const request = codecs[plan.wire].encodeRequest(served, targetOf(plan));
    return {
      ...about,
      sends: Object.keys(turn.parameters),
      request: { model: targetOf(plan).model, ...request },
      refused: null,
      headers: adaptationHeaders(adapted.report),
    };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { name, message } = error.problem;
    const sends = turn === null ? [] : Object.keys(turn.parameters);
    return { ...about, sends, request: null, refused: `${name}: ${message}`, headers: {} };
  }
}

/** The time stands still and ids are all the same, so that two runs differ in nothing else. */
function targetOf(plan: Plan): Target {
  return {
    alias: plan.alias,
    model: aliases[plan.alias as AliasName].provider_model,
    groupName: plan.group,
    group: groups[plan.group as GroupName],
    providerName: plan.provider,
    provider: providers[plan.provider as ProviderName],
    now: 0,
    newId: () => 'id',
  };
}

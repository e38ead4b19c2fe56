import { aliases, type AliasName } from '@polywire/generated/catalog/aliases.ts';
import { wires } from '@polywire/generated/catalog/wires.ts';
import type { Operations } from '@polywire/generated/hosted/operations.ts';
import { adapt } from '../../adapt/adapt.ts';
import { DeadlinePassed } from '../../platform/cutoff.ts';
import type { Turn } from '../../turn/turn.ts';
import type { JsonObject } from '../../wires/codec.ts';
import { codecs } from '../../wires/index.ts';
import { requireModel } from '../accounts/permission.ts';
import { free } from '../admission/paid.ts';
import { chatRoute } from '../chat-route.ts';
import { estimateTokens } from '../estimate-tokens.ts';
import { forward } from '../forward.ts';
import { ProviderFailure } from '../provider-failure.ts';
import { type ChatRoute, pathOf, targetOf } from '../route.ts';
import type { Setup } from '../setup.ts';
import type { Visit } from '../visit.ts';

/**
 * What a Messages request would take. A model whose provider counts is counted by it, any other by the first of the
 * catalogue that can be; where no provider answers in time, it is an estimate (GAPS "counting").
 */
export const countTokens: Operations<Visit>['countTokens'] = async ({ body, context: visit, signal }) => {
  const { setup } = visit;
  const { turn } = codecs.messages.decodeRequest(body);
  const named = setup.models.resolveForeign(body.model);
  const counter = (named === null ? null : countingRoute(named, setup)) ?? countingModel(setup);
  if (named !== null) requireModel(visit.caller, named);
  const input_tokens = await free(visit, async () => {
    const counted = counter === null ? null : await ask(counter, turn, visit, signal);
    return counted ?? estimateTokens(turn);
  });
  return { status: 200, body: { input_tokens } };
};

/** Null: the provider does not say. Throws what it refuses about the request itself. */
async function ask({ route, path }: Counter, turn: Turn, visit: Visit, signal: AbortSignal): Promise<number | null> {
  const deadline = visit.setup.limits.count_deadline;
  try {
    const { input_tokens } = await forward({ route, path, body: countable(turn, route), visit, signal, deadline });
    return Number.isInteger(input_tokens) ? Number(input_tokens) : null;
  } catch (error) {
    const unanswered = error instanceof DeadlinePassed || error instanceof ProviderFailure;
    if (!unanswered || (error instanceof ProviderFailure && error.problem.upstreamStatus === 400)) throw error;
    return null;
  }
}

interface Counter {
  readonly route: ChatRoute;
  readonly path: string;
}

/** Null: its provider counts nothing. A provider that only resembles the wire has its requests but no counting. */
function countingRoute(alias: AliasName, setup: Setup): Counter | null {
  const { connection, provider, ...rest } = setup.routes[alias];
  const path = wires[provider.wire].count_path;
  if (connection === null || path === undefined || !provider.verbatim) return null;
  const route = chatRoute({ ...rest, provider, connection });
  return route === null ? null : { route, path: pathOf(route, path) };
}

function countingModel(setup: Setup): Counter | null {
  for (const alias of Object.keys(aliases) as AliasName[]) {
    const counter = countingRoute(alias, setup);
    if (counter !== null) return counter;
  }
  return null;
}

/** What counts of the request that this model would get. Nobody is sent to a remote MCP server only to count its tools. */
function countable(turn: Turn, route: ChatRoute): JsonObject {
  const own = { ...turn, tools: turn.tools.filter(({ type }) => type !== 'mcp') };
  const adapted = adapt(own, route.plan, codecs.messages.wire).turn;
  const { model, messages, system, tools } = codecs.messages.encodeRequest(adapted, targetOf(route));
  return { model, messages, system, tools };
}

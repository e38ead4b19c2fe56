import { aliases, type AliasName } from '@polywire/generated/catalog/aliases.ts';
import { wires } from '@polywire/generated/catalog/wires.ts';
import type { Operations } from '@polywire/generated/hosted/operations.ts';
import { adapt } from '../../adapt/adapt.ts';
import type { JsonObject } from '../../wires/codec.ts';
import { codecs } from '../../wires/index.ts';
import { chatRoute } from '../chat-route.ts';
import { estimateTokens } from '../estimate-tokens.ts';
import { forward } from '../forward.ts';
import { ProviderFailure } from '../provider-failure.ts';
import { type ChatRoute, pathOf, targetOf } from '../route.ts';
import type { Setup } from '../setup.ts';
import type { Visit } from '../visit.ts';

/**
 * What a Messages request would take. A model whose provider counts is counted by it, any other by the first of the
 * catalogue that can be; where no provider answers, it is an estimate (GAPS "counting").
 */
export const countTokens: Operations<Visit>['countTokens'] = async ({ body, context: visit, signal }) => {
  const { setup } = visit;
  const named = setup.models.resolveForeign(body.model);
  const counter = (named === null ? null : countingRoute(named, setup)) ?? countingModel(setup);
  if (counter === null) return { status: 200, body: { input_tokens: estimateTokens(body) } };
  const request = countable(body, counter.route);
  try {
    const reply = await forward({ route: counter.route, path: counter.path, body: request, visit, signal });
    return { status: 200, body: { input_tokens: Number(reply['input_tokens']) } };
  } catch (error) {
    if (!(error instanceof ProviderFailure) || error.problem.upstreamStatus === 400) throw error;
    return { status: 200, body: { input_tokens: estimateTokens(body) } };
  }
};

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

/** What counts of the request that this model would get. */
function countable(body: JsonObject, route: ChatRoute): JsonObject {
  const { turn } = codecs.messages.decodeRequest(body);
  const adapted = adapt(turn, route.plan, codecs.messages.wire).turn;
  const { model, messages, system, tools } = codecs.messages.encodeRequest(adapted, targetOf(route));
  return { model, messages, system, tools };
}

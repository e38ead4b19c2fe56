import type { AliasName } from '@polywire/generated/catalog/aliases.ts';
import type { ChatWire } from '@polywire/generated/catalog/rows.ts';
import { ProblemError } from '../turn/problem.ts';
import { requireModel } from './accounts/permission.ts';
import { chatRoute } from './chat-route.ts';
import type { ChatRoute, OpenRoute, Route } from './route.ts';
import type { Setup } from './setup.ts';
import type { Visit } from './visit.ts';

/** Foreign provider ids are known by their family on this format alone (seed 000, "Model addressing" 3). */
const mapsFamilies: ChatWire = 'messages';

/**
 * The way of a turn to the model that a caller on this wire named. Throws `model_not_found`, `model_not_configured`,
 * `model_restricted`.
 */
export function resolveChat(name: string, wire: ChatWire, { caller, setup }: Visit): ChatRoute {
  const { models } = setup;
  const resolved = wire === mapsFamilies ? models.resolveForeign(name) : models.resolve(name);
  const alias = found(resolved, name);
  requireModel(caller, alias);
  const route = chatRoute(open(alias, setup));
  if (route === null) throw notConfigured(`The model \`${name}\` does not chat.`);
  return route;
}

/** The way to the named model for an endpoint that only models of one kind serve. Throws as `resolveChat` does. */
export function resolveKind(name: string, kind: Route['row']['kind'], { caller, setup }: Visit): OpenRoute {
  const route = setup.routes[found(setup.models.resolve(name), name)];
  requireModel(caller, route.alias);
  if (route.row.kind !== kind) throw notConfigured(`The model \`${name}\` does not serve this endpoint.`);
  return open(route.alias, setup);
}

function open(alias: AliasName, setup: Setup): OpenRoute {
  const route = setup.routes[alias];
  const { connection } = route;
  if (connection === null)
    throw notConfigured(`The model \`${alias}\` cannot be reached: its provider is not set up here.`);
  return { ...route, connection };
}

function found(alias: AliasName | null, name: string): AliasName {
  if (alias !== null) return alias;
  throw new ProblemError({
    name: 'model_not_found',
    message: `The model \`${name.slice(0, 200)}\` does not exist; GET /v1/models lists those that do.`,
    param: 'model',
  });
}

function notConfigured(message: string): ProblemError {
  return new ProblemError({ name: 'model_not_configured', message, param: 'model' });
}

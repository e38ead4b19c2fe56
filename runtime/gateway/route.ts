import type { AliasName } from '@polywire/generated/catalog/aliases.ts';
import type { ProviderName } from '@polywire/generated/catalog/providers.ts';
import type { Alias, Group, Plan, Provider, WireRow } from '@polywire/generated/catalog/rows.ts';
import { unixSeconds } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import type { Target } from '../wires/codec.ts';
import type { Connection } from './connection.ts';

/** Where requests for one alias go, in one deployment. */
export interface Route {
  readonly alias: AliasName;
  readonly row: Alias;
  readonly providerName: ProviderName;
  readonly provider: Provider;

  /** The provider's own id of the model. */
  readonly model: string;

  /** False: the deployment file binds real ids to some aliases and none to this one, so its provider will hardly know it. */
  readonly bound: boolean;

  /** Null: the deployment file has no base URL for the provider. */
  readonly connection: Connection | null;
}

/** A route that can be taken. */
export interface OpenRoute extends Route {
  readonly connection: Connection;
}

/** A route that a turn can take. */
export interface ChatRoute extends OpenRoute {
  readonly plan: Plan;
  readonly groupName: string;
  readonly group: Group;
}

/** The route as codecs see it, now. */
export function targetOf({ alias, model, groupName, group, providerName, provider }: ChatRoute): Target {
  return { alias, model, groupName, group, providerName, provider, now: unixSeconds(), newId };
}

/** A wire's path on the route's server. */
export function pathOf(route: OpenRoute, path: WireRow['path']): string {
  return route.connection.basePath + path.replace('{model}', encodeURIComponent(route.model));
}

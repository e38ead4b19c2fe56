import type { AliasName } from '@polywire/generated/catalog/aliases.ts';
import { claimed } from '../adapt/sealed.ts';
import type { Turn } from '../turn/turn.ts';
import type { Caller } from './accounts/caller.ts';
import { chatRoute } from './chat-route.ts';
import type { ChatRoute } from './route.ts';
import type { Setup } from './setup.ts';

/**
 * Routes to the models that may serve a turn in place of this one's, best first (GAPS "failover"): those that can be reached
 * here, whose provider knows the id that stands for them, that no administrator took from the caller, and, where the turn
 * holds a token for an MCP server, those of the provider that the caller chose to trust with it.
 */
export function fallbacksOf(asked: ChatRoute, turn: Turn, caller: Caller, { routes }: Setup): readonly ChatRoute[] {
  const trusted = turn.tools.some((tool) => tool.type === 'mcp' && tool.authorization !== undefined);
  return (asked.row.fallbacks as readonly AliasName[]).flatMap((alias) => {
    const { connection, ...rest } = routes[alias];
    if (connection === null || !rest.bound || caller.restricted.has(alias)) return [];
    if (trusted && rest.providerName !== asked.providerName) return [];
    const route = chatRoute({ ...rest, connection });
    return route === null ? [] : [route];
  });
}

/** The turn that a route is asked with. A fallback gets no provider state of unknown make: it can only be of the model that was named. */
export function turnFor(route: ChatRoute, asked: ChatRoute, turn: Turn): Turn {
  return route === asked ? turn : claimed(turn, asked.plan);
}

import { wires } from '@polywire/generated/catalog/wires.ts';
import { Cutoff } from '../platform/cutoff.ts';
import type { Problem } from '../turn/problem.ts';
import type { JsonObject } from '../wires/codec.ts';
import { readProviderError } from '../wires/shared/provider-error.ts';
import { callWithRepeats, noAttempts } from './dispatch.ts';
import { ProviderFailure } from './provider-failure.ts';
import { type OpenRoute, pathOf } from './route.ts';
import { readJson, send } from './send.ts';
import type { Visit } from './visit.ts';

/** What a body is sent on with. */
export interface Forwarding {
  readonly route: OpenRoute;
  readonly path: string;
  readonly body: unknown;
  readonly visit: Visit;
  readonly signal: AbortSignal;

  /** Milliseconds for it all; absent: those of any request. */
  readonly deadline?: number;
}

/**
 * Sends a body on as it is, for endpoints whose format is their provider's own. Answers the JSON object that came back.
 * Throws ProviderFailure, and the cutoff's reasons.
 */
export async function forward({ route, path, body, visit, signal, deadline }: Forwarding): Promise<JsonObject> {
  const { record, setup } = visit;
  const { limits, breakers } = setup;
  const cutoff = new Cutoff(signal, deadline ?? limits.request_deadline);
  const request = { path, body, idleTimeout: 0, decodeError: readProviderError };
  record.resolved(route.provider.wire, route);
  try {
    return await callWithRepeats(noAttempts(route), { limits, breakers, cutoff, record }, async (watch) => {
      const reply = object(await readJson(await send(route, request, cutoff, watch.headers)));
      watch.end(null, null);
      return reply;
    });
  } finally {
    cutoff.close();
  }
}

/** Where a route's own wire takes requests. */
export function ownPath(route: OpenRoute): string {
  return pathOf(route, wires[route.provider.wire].path);
}

function object(body: unknown): JsonObject {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as JsonObject;
  throw new ProviderFailure(notAnObject);
}

const notAnObject: Problem = { name: 'upstream_malformed', message: "The provider's answer is not a JSON object." };

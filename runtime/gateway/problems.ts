import { type ErrorName, errors } from '@polywire/generated/catalog/errors.ts';
import type { ChatWire, ErrorRow } from '@polywire/generated/catalog/rows.ts';
import { DeadlinePassed } from '../platform/cutoff.ts';
import { StoreUnavailable } from '../platform/database/unavailable.ts';
import type { JsonOutgoing } from '../platform/http.ts';
import type { Log } from '../platform/log.ts';
import { type Problem, ProblemError } from '../turn/problem.ts';
import { storeSilent } from './accounts/unverified.ts';
import { statusOf } from '../wires/shared/error-body.ts';
import { codecs } from '../wires/index.ts';

/**
 * A problem as the HTTP answer that the errors table says: status, headers, and the body in the caller's envelope. An
 * endpoint that is no chat wire has the standard object, which the chat wire writes.
 */
export function problemAnswer(problem: Problem, caller: ChatWire): JsonOutgoing {
  const row: ErrorRow = errors[problem.name];
  return {
    status: statusOf(problem).sent,
    headers: {
      ...(row.reason === undefined ? {} : { 'x-service-reason': row.reason }),
      ...(row.deny_detail === undefined ? {} : { 'x-service-deny-detail': row.deny_detail }),
      ...(row.should_retry === undefined ? {} : { 'x-should-retry': String(row.should_retry) }),
      ...problem.headers,
    },
    body: codecs[caller].encodeError(problem),
  };
}

/**
 * Whatever was thrown on a request's way, as a problem. What nobody foresaw is logged, and told without its details under
 * the name `internal`.
 */
export function asProblem(error: unknown, log: Log, internal: ErrorName = 'internal'): Problem {
  if (error instanceof ProblemError) return error.problem;
  if (error instanceof DeadlinePassed) {
    const message = 'The answer took too long. Ask for a stream, or for less: fewer tokens, a lower reasoning effort.';
    return { name: 'assembly_timeout', message };
  }
  if (error instanceof StoreUnavailable) {
    log.warn('a store does not answer', { reason: error.message });
    return storeSilent;
  }
  log.error('unexpected error', { error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  return { name: internal, message: 'Something went wrong in the gateway.' };
}

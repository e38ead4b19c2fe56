import { errors } from '@polywire/generated/catalog/errors.ts';
import type { ErrorRow } from '@polywire/generated/catalog/rows.ts';
import type { Problem } from '../../turn/problem.ts';
import type { JsonObject } from '../codec.ts';

/**
 * The body for a problem. Its row says whether every format sends the same one (plain `detail`, or the Messages envelope
 * of the gate's refusals) or each its `own` (seed 000, "Errors", "Body shapes").
 */
export function errorBody(problem: Problem, own: (problem: Problem, row: ErrorRow) => JsonObject): JsonObject {
  const row = errors[problem.name];
  switch (row.envelope) {
    case 'detail':
      return plainDetail(problem);
    case 'detail_unless_messages':
      return own === messagesError ? messagesError(problem, row) : plainDetail(problem);
    case 'messages':
      return messagesError(problem, row);
    case 'caller':
      return own(problem, row);
  }
}

/** The error of a format inside a stream, where nothing else can stand. */
export function streamError(problem: Problem, own: (problem: Problem, row: ErrorRow) => JsonObject): JsonObject {
  return own(problem, errors[problem.name]);
}

function plainDetail(problem: Problem): JsonObject {
  return { detail: problem.detail ?? problem.message, ...upstreamStatus(problem) };
}

/** The standard error object. */
export function standardError(problem: Problem, row: ErrorRow): JsonObject {
  return {
    error: {
      message: problem.message,
      type: row.type,
      param: problem.param ?? null,
      code: row.code ?? problem.upstreamCode ?? null,
      ...(row.deny_detail === undefined ? {} : { deny_detail: row.deny_detail }),
      ...upstreamStatus(problem),
    },
    ...(problem.resetAt === undefined ? {} : { reset_at: problem.resetAt }),
  };
}

/** The Messages envelope; its type follows from the status, and it has no code but on the gate's refusals. */
export function messagesError(problem: Problem, row: ErrorRow): JsonObject {
  return {
    type: 'error',
    error: {
      type: messagesErrorType(statusOf(problem).sent),
      message: problem.message,
      ...(row.envelope === 'messages' && row.code !== null ? { code: row.code } : {}),
      ...(row.deny_detail === undefined ? {} : { deny_detail: row.deny_detail }),
      ...(problem.details === undefined ? {} : { details: problem.details }),
      ...upstreamStatus(problem),
    },
    ...(problem.resetAt === undefined ? {} : { reset_at: problem.resetAt }),
  };
}

/** The status behind one that the edge replaces. */
function upstreamStatus(problem: Problem): JsonObject {
  const { meant, sent } = statusOf(problem);
  return meant === sent ? {} : { upstream_status: meant };
}

/** Statuses that the edge replaces, and by which (seed 000, "Catalog" of errors). */
const replaced = new Map<number, number>();
for (const { status, sent_status: sent } of Object.values(errors)) if (sent !== undefined) replaced.set(status, sent);

/** The status of a problem as the gateway means it, a relayed one being the provider's, and as the caller gets it. */
export function statusOf(problem: Problem): { readonly meant: number; readonly sent: number } {
  const meant = problem.upstreamStatus ?? errors[problem.name].status;
  return { meant, sent: replaced.get(meant) ?? meant };
}

function messagesErrorType(status: number): string {
  switch (status) {
    case 401:
      return 'authentication_error';
    case 403:
      return 'permission_error';
    case 404:
      return 'not_found_error';
    case 413:
      return 'request_too_large';
    case 429:
      return 'rate_limit_error';
    case 529:
      return 'overloaded_error';
    default:
      return status >= 500 ? 'api_error' : 'invalid_request_error';
  }
}

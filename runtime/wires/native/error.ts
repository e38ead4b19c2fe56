import type { ErrorRow } from '@polywire/generated/catalog/rows.ts';
import type { Problem } from '../../turn/problem.ts';
import type { JsonObject } from '../codec.ts';
import { errorBody } from '../shared/error-body.ts';
import { readProviderError } from '../shared/provider-error.ts';

/** See Codec.decodeError. A stream's endpoint puts the error into an array of one. */
export function decodeError(status: number, body: unknown): Problem {
  return readProviderError(status, body);
}

/** See Codec.encodeError. */
export function encodeError(problem: Problem): JsonObject {
  return errorBody(problem, statusError);
}

/** The wire's error object: the HTTP status, its name, and a message. */
function statusError(problem: Problem, row: ErrorRow): JsonObject {
  const code = problem.upstreamStatus ?? row.sent_status ?? row.status;
  return { error: { code, message: problem.message, status: statusName(code) } };
}

/** Names of google.rpc.Code for the HTTP statuses that they stand for. */
function statusName(status: number): string {
  switch (status) {
    case 401:
      return 'UNAUTHENTICATED';
    case 403:
      return 'PERMISSION_DENIED';
    case 404:
      return 'NOT_FOUND';
    case 409:
      return 'ABORTED';
    case 429:
      return 'RESOURCE_EXHAUSTED';
    case 503:
      return 'UNAVAILABLE';
    case 504:
      return 'DEADLINE_EXCEEDED';
    default:
      return status >= 500 ? 'INTERNAL' : 'INVALID_ARGUMENT';
  }
}

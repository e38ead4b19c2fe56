import type { Problem } from '../../turn/problem.ts';
import type { JsonObject } from '../codec.ts';
import { errorBody, standardError } from '../shared/error-body.ts';
import { readProviderError } from '../shared/provider-error.ts';

/** See Codec.decodeError. */
export function decodeError(status: number, body: unknown): Problem {
  return readProviderError(status, body);
}

/** See Codec.encodeError. */
export function encodeError(problem: Problem): JsonObject {
  return errorBody(problem, standardError);
}

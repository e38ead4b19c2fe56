import type { Problem } from '../../turn/problem.ts';
import type { JsonObject } from '../codec.ts';
import { errorBody, standardError } from '../shared/error-body.ts';
import { asObject, asText } from '../shared/json.ts';
import { readErrorFrame, readProviderError } from '../shared/provider-error.ts';

/** See Codec.decodeError. */
export function decodeError(status: number, body: unknown): Problem {
  return readProviderError(status, body);
}

/** See Codec.encodeError. */
export function encodeError(problem: Problem): JsonObject {
  return errorBody(problem, standardError);
}

/**
 * The failure that a response object tells of (`error`), or an `error` event, whose fields stand under `error` or side
 * by side. Neither has a status; one follows from the code.
 */
export function decodeFailure(told: JsonObject): Problem {
  const error = asObject(told.error) ?? { code: told.code, message: told.message };
  const code = asText(error.code);
  const type = code !== undefined && callersFault.test(code) ? 'invalid_request_error' : (asText(error.type) ?? code);
  return readErrorFrame({ error: { ...error, type } });
}

/** Of the codes that the format names, those that speak of what was sent; the others are the provider's own trouble. */
const callersFault = /^invalid_|_policy$|image|^data_residency_mismatch$/;

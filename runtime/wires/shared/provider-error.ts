import { type Problem, ProblemError } from '../../turn/problem.ts';
import type { JsonObject } from '../codec.ts';
import { asObject, asText, parseObject } from './json.ts';

/** Characters of a provider's message that are passed on. */
const longestMessage = 2_000;

/**
 * A provider's reply of another status than 2xx as a problem. `body` is what came: parsed JSON, text (HTML of a proxy
 * in between), or nothing. All wires put the error under `error`, as an object or as text.
 */
export function readProviderError(status: number, body: unknown): Problem {
  const object = typeof body === 'string' ? parseObject(body) : asObject(Array.isArray(body) ? body[0] : body);
  const error = asObject(object?.error) ?? object;
  const code = word(error?.code);
  const type = asText(error?.type) ?? asText(error?.status);
  return {
    name: 'upstream_error',
    message: messageOf(object, error) ?? `The provider answered with status ${status} and no message.`,
    upstreamStatus: status,
    ...(code === undefined ? {} : { upstreamCode: code }),
    ...(type === undefined || type === 'error' ? {} : { upstreamType: type }),
  };
}

/**
 * A provider's error inside a stream or reply whose status was 2xx: the status that it would have had follows from its
 * code, where that is one, or its type.
 */
export function readErrorFrame(body: JsonObject): Problem {
  const error = asObject(body.error);
  return readProviderError(statusOf(error?.code) ?? statusOfType(asText(error?.type) ?? ''), body);
}

function statusOf(code: unknown): number | undefined {
  const status = Number(typeof code === 'string' || typeof code === 'number' ? code : Number.NaN);
  return Number.isInteger(status) && status >= 400 && status < 600 ? status : undefined;
}

function statusOfType(type: string): number {
  switch (type) {
    case 'invalid_request_error':
      return 400;
    case 'authentication_error':
      return 401;
    case 'billing_error':
      return 402;
    case 'permission_error':
      return 403;
    case 'not_found_error':
      return 404;
    case 'request_too_large':
      return 413;
    case 'rate_limit_error':
    case 'rate_limit_exceeded':
      return 429;
    case 'timeout_error':
      return 504;
    case 'overloaded_error':
      return 529;
    default:
      return 500;
  }
}

/** For a reply of status 2xx that is not what its wire promises. */
export function malformed(what: string): ProblemError {
  return new ProblemError(malformedProblem(what));
}

/** The same as a value, for streams. */
export function malformedProblem(what: string): Problem {
  return { name: 'upstream_malformed', message: `The provider's reply could not be read: ${what}.` };
}

function messageOf(object: JsonObject | undefined, error: JsonObject | undefined): string | undefined {
  const text = asText(error?.message) ?? asText(object?.error) ?? asText(object?.detail) ?? asText(object?.message);
  return text === undefined || text.trim() === '' ? undefined : text.slice(0, longestMessage);
}

function word(value: unknown): string | undefined {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
}

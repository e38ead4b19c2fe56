import type { FastifyError } from 'fastify';
import type { Unprocessable } from '../platform/fastify.ts';
import { JsonError } from '../platform/json.ts';
import type { ErrorName } from '@polywire/generated/catalog/errors.ts';
import type { Problem } from '../turn/problem.ts';

/** What the HTTP server itself refuses, by its codes. */
const refusals: Readonly<Record<string, { readonly name: ErrorName; readonly message: string }>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { name: 'too_large', message: 'The body is larger than this gateway takes.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { name: 'unsupported_media_type', message: 'The body must be application/json.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    name: 'malformed_json',
    message: 'The body is not as long as Content-Length says.',
  },
  FST_ERR_BAD_URL: { name: 'unknown_path', message: 'The path is not a valid URL.' },
  FST_ERR_MAX_PARAM_LENGTH: { name: 'not_found', message: 'Nothing has an id as long as that in the path.' },
};

/** A refusal of the HTTP server or of the body's parser as a problem; null for any other error. */
export function httpProblem(error: unknown): Problem | null {
  if (error instanceof JsonError) return { name: 'malformed_json', message: `The body is not JSON: ${error.message}.` };
  return refusals[(error as Partial<FastifyError>).code ?? ''] ?? null;
}

/** Rows of errors.yaml for a failed check, by the status that the spec gives the field. */
const failedChecks: Readonly<Record<number, ErrorName>> = { 400: 'invalid_metadata', 422: 'validation_failed' };

/** A request that fails a check of the spec: a list of what is wrong with a 422, plain text otherwise. */
export function unprocessableProblem({ status, failures }: Unprocessable): Problem {
  const name = failedChecks[status] ?? 'validation_failed';
  const text = failures.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; ');
  return { name, message: text, detail: name === 'validation_failed' ? failures : text };
}

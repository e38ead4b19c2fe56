import type { ErrorName } from '@polywire/generated/catalog/errors.ts';
import type { Unprocessable } from '../platform/fastify.ts';
import { httpRefusal } from '../platform/serving/refusals.ts';
import type { Problem } from '../turn/problem.ts';

/** A refusal of the HTTP server or of the body's parser as a problem; null for any other error. */
export function httpProblem(error: unknown): Problem | null {
  const refusal = httpRefusal(error);
  return refusal === null ? null : { name: refusal.kind, message: refusal.message };
}

/** Rows of errors.yaml for a failed check, by the status that the spec gives the field. */
const failedChecks: Readonly<Record<number, ErrorName>> = { 400: 'invalid_metadata', 422: 'validation_failed' };

/** A request that fails a check of the spec: a list of what is wrong with a 422, plain text otherwise. */
export function unprocessableProblem({ status, failures }: Unprocessable): Problem {
  const name = failedChecks[status] ?? 'validation_failed';
  const text = failures.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; ');
  return { name, message: text, detail: name === 'validation_failed' ? failures : text };
}

import type { ErrorName } from '@polywire/generated/catalog/errors.ts';

/**
 * A request that is not answered. It names a row of errors.yaml, which holds status, code, body shape and headers;
 * here is only what differs from one time to the next. Codecs encode it in their wire's error body.
 */
export interface Problem {
  readonly name: ErrorName;

  /** For a person; may change. Never contains a credential, prompt or completion. */
  readonly message: string;

  /** The caller's field at fault. */
  readonly param?: string;

  /** Status of a relayed provider error, or the one behind a replaced 502 or 504. */
  readonly upstreamStatus?: number;

  /** The provider's own code and type, for `upstream_error`. */
  readonly upstreamCode?: string;
  readonly upstreamType?: string;

  /** Values of the row's headers. */
  readonly headers?: Readonly<Record<string, string>>;

  /** ISO-8601 instant. */
  readonly resetAt?: string;

  /** Field errors of a 422, or the plain text of another `detail` body. */
  readonly detail?: string | readonly FieldError[];

  /** `error.details` of the Messages envelope. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** One failed check of a request body. */
export interface FieldError {
  /** Where: `["body", "messages", 0, "role"]`. */
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly type: string;
}

/** A problem on its way to the boundary that answers the caller. */
export class ProblemError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.message, options);
    this.name = 'ProblemError';
    this.problem = problem;
  }
}

import { JsonError } from '../platform/json.ts';
import { SseOverflow } from '../platform/sse-parser.ts';
import { UpstreamError } from '../platform/upstream.ts';
import { type Problem, ProblemError } from '../turn/problem.ts';

/** A provider call that brought no answer and of which the caller has seen nothing yet. */
export class ProviderFailure extends ProblemError {
  /** Milliseconds that the provider asked to wait; null: it named none. */
  readonly retryAfter: number | null;

  /** What the provider said, as it said it; undefined: nothing that may be passed on. */
  readonly body: unknown;

  constructor(problem: Problem, retryAfter: number | null = null, body?: unknown) {
    super(problem);
    this.name = 'ProviderFailure';
    this.retryAfter = retryAfter;
    this.body = body;
  }

  /** Whether the same call, or another model, may well succeed (GAPS "failover"). */
  get transient(): boolean {
    const { name, upstreamStatus: status = 500 } = this.problem;
    if (name === 'upstream_error') return status >= 500 || transientRefusals.has(status);
    return name === 'upstream_unreachable' || name === 'upstream_malformed';
  }
}

/** Request timeout, conflict, too many requests. */
const transientRefusals = new Set([408, 409, 429]);

/** Statuses by which a provider refuses us rather than the caller: credential, account, proxy. Never told in its words. */
const refusesUs = new Set([401, 402, 403, 407]);

/** The failure that an answer of another status than 2xx is. `said` is the problem as the wire's codec reads its body. */
export function refusal(status: number, said: Problem, retryAfter: unknown, body: unknown): ProviderFailure {
  if (refusesUs.has(status)) {
    return new ProviderFailure({
      name: 'upstream_credential_refused',
      message: 'The provider does not let the gateway in. The operator has to look at it.',
    });
  }
  if (status < 400) {
    const message = `The provider answered with status ${status}, which is neither an answer nor an error.`;
    return new ProviderFailure({ name: 'upstream_malformed', message });
  }
  return new ProviderFailure(said, readRetryAfter(retryAfter), body);
}

/** Milliseconds of a Retry-After header: seconds or a date. */
function readRetryAfter(value: unknown): number | null {
  if (typeof value !== 'string' || value === '') return null;
  const seconds = Number(value);
  const milliseconds = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000;
  return Number.isNaN(milliseconds) ? null : Math.max(0, milliseconds);
}

/** What went wrong while a provider's answer was fetched or read. What is no failure of the provider is thrown on. */
export function asProviderFailure(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  if (error instanceof ProblemError) return new ProviderFailure(error.problem);
  if (error instanceof UpstreamError) return new ProviderFailure(brokenExchange[error.kind]);
  if (error instanceof SseOverflow || error instanceof JsonError) return new ProviderFailure(brokenExchange.malformed);
  throw error;
}

const brokenExchange: Readonly<Record<UpstreamError['kind'], Problem>> = {
  unreachable: { name: 'upstream_unreachable', message: 'The provider could not be reached, or broke the connection.' },
  idle: { name: 'upstream_unreachable', message: 'The provider stopped in the middle of its answer.' },
  malformed: { name: 'upstream_malformed', message: "The provider's answer could not be read." },
};

import { field } from './error.ts';

/** How the service served a request: what it changed to fit the model, and which model answered. */
export interface ServiceReport {
  /** Canonical names of parameters, tools and ignored fields that the model did not get. */
  readonly dropped: readonly string[];

  /** Values that were moved into the model's range. */
  readonly clamped: readonly Clamped[];

  /** Kinds of parts, markers and rewritten tool schemas that were lost on the way. */
  readonly droppedContent: readonly string[];

  /** A fallback model served; null: the answer does not say. */
  readonly failover: boolean | null;

  /** Provider calls made; null: the answer does not say. */
  readonly attempts: number | null;

  /** The model as the caller named it; null: the answer does not say. */
  readonly requestedModel: string | null;

  /** The alias that served; null: the answer does not say. */
  readonly servedModel: string | null;
}

/** One value that was moved into the model's range. */
export interface Clamped {
  /** Canonical name of the parameter. */
  readonly name: string;
  readonly requested: string;
  readonly applied: string;
}

/** The header behind each part of the report that a header tells. */
export type ServiceHeaders = Readonly<Record<Exclude<keyof ServiceReport, 'requestedModel' | 'servedModel'>, string>>;

/** An answer with how it was served in place of what its body says of that. */
export type Result<T> = { readonly [Key in keyof T as Key extends 'service' ? never : Key]: T[Key] } & {
  readonly service: ServiceReport;
};

/** Of a service that tells nothing. */
export const unreported: ServiceReport = {
  dropped: [],
  clamped: [],
  droppedContent: [],
  failover: null,
  attempts: null,
  requestedModel: null,
  servedModel: null,
};

/** What the headers say. A stream whose 200 went out early has none: then only the body tells. */
export function reportOf(headers: Headers, names: ServiceHeaders): ServiceReport {
  const listed = (name: string): readonly string[] => headers.get(name)?.split(', ') ?? [];
  const attempts = headers.get(names.attempts);
  const failover = headers.get(names.failover);
  return {
    ...unreported,
    dropped: listed(names.dropped),
    clamped: listed(names.clamped).map(clampedIn),
    droppedContent: listed(names.droppedContent),
    failover: failover === null ? null : failover === 'true',
    attempts: attempts === null ? null : Number(attempts),
  };
}

/** What a body says. */
interface Said {
  readonly failover?: boolean | null;
  readonly attempts?: number | null;
  readonly requested_model?: string | null;
  readonly served_model?: string | null;
}

/** The report with what a body, or the body in an event, says of how it was served. */
export function withBody(report: ServiceReport, body: unknown): ServiceReport {
  const said = (field(body, 'service') ?? field(field(body, 'response'), 'service') ?? {}) as Said;
  const { failover, attempts, requested_model, served_model } = said;
  return {
    ...report,
    failover: failover ?? report.failover,
    attempts: attempts ?? report.attempts,
    requestedModel: requested_model ?? report.requestedModel,
    servedModel: served_model ?? report.servedModel,
  };
}

/** The answer with the report on it. */
export function resultOf(answer: unknown, report: ServiceReport): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.assign(answer, { service: withBody(report, answer) });
}

/** `max_tokens=9>16`. */
function clampedIn(text: string): Clamped {
  const [, name = text, requested = '', applied = ''] = /^([^=]*)=(.*)>(.*)$/.exec(text) ?? [];
  return { name, requested, applied };
}

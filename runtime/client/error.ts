/** Anything that a call can fail with. */
export class ClientError extends Error {
  // As text: a minifier renames the class.
  override readonly name: string = 'ClientError';

  /** What to do next; null where nobody knows. */
  readonly advice: string | null = null;
}

/** No answer: the server could not be reached or the connection broke. The call may have taken effect. */
export class ConnectionError extends ClientError {
  override readonly name = 'ConnectionError';
  override readonly advice = 'Check the address and the network; the call may have taken effect.';
}

/** No answer, or no further event, in time. The call may have taken effect, and is not sent again blindly. */
export class TimeoutError extends ClientError {
  override readonly name = 'TimeoutError';
  override readonly advice = 'Stream, or allow more time; the call may have taken effect.';
}

/** The caller's signal was aborted, or the stream was. */
export class AbortError extends ClientError {
  override readonly name = 'AbortError';
}

/** What a service says of its errors beside what an answer says. */
export interface ErrorCatalogue {
  /** Header with the reason of a denial, for answers whose body has no place for a code. */
  readonly reason: string | null;

  /** The code of each reason that is another word. */
  readonly codes: Readonly<Record<string, string>>;

  /**
   * What to do next: by code, by `code/detail` where the named cause of a denial makes a difference, and by status where an
   * answer has no code.
   */
  readonly advice: Readonly<Record<string, string>>;
}

/** An answer that is no success. */
export class ApiError extends ClientError {
  override readonly name = 'ApiError';
  override readonly advice: string | null;
  readonly status: number;

  /** Stable where the service has one; else null. */
  readonly code: string | null;

  /** The service's kind of error; null where the body has none. */
  readonly type: string | null;

  /** The field at fault. */
  readonly param: string | null;

  /** What failed in the request's body, of a 422. */
  readonly detail: readonly FieldFailure[];

  /** The named cause of a denial. */
  readonly denyDetail: string | null;

  /** The status behind a 503 that stands for another. */
  readonly upstreamStatus: number | null;

  /** When what was exhausted comes back. */
  readonly resetAt: Date | null;
  readonly headers: Headers;

  /** As it came: parsed JSON, or text. */
  readonly body: unknown;

  constructor(status: number, headers: Headers, body: unknown, catalogue: ErrorCatalogue) {
    const error = field(body, 'error');
    const detail = field(body, 'detail');
    const said = text(field(error, 'message')) ?? text(detail) ?? listed(detail) ?? text(body);
    super(said === null || said === '' ? `status ${status}` : `${status}: ${said}`);
    this.status = status;
    const reason = catalogue.reason === null ? null : headers.get(catalogue.reason);
    this.code = text(field(error, 'code')) ?? (reason === null ? null : (catalogue.codes[reason] ?? reason));
    this.type = text(field(error, 'type'));
    this.param = text(field(error, 'param'));
    this.detail = Array.isArray(detail) ? (detail as FieldFailure[]) : [];
    this.denyDetail = text(field(error, 'deny_detail'));
    // What a provider says is of this type: its statuses mean what it means by them.
    const uncoded = this.code === null && this.type !== 'api_error' ? String(status) : null;
    this.advice = adviceOn(this.code ?? uncoded, this.denyDetail, catalogue);
    this.upstreamStatus = number(field(error, 'upstream_status') ?? field(body, 'upstream_status'));
    const reset = text(field(body, 'reset_at'));
    this.resetAt = reset === null ? null : new Date(reset);
    this.headers = headers;
    this.body = body;
  }
}

/** One failed check of a request's body. */
export interface FieldFailure {
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly type: string;
}

/** A stream that told of a failure, or broke off before its end. What was received until then stands. */
export class StreamError extends ClientError {
  override readonly name = 'StreamError';
  override readonly advice: string | null;

  /** Null where the stream just broke off. */
  readonly code: string | null;
  readonly type: string | null;

  /** The event that told of the failure. */
  readonly body: unknown;

  constructor(message: string, body?: unknown, catalogue?: ErrorCatalogue) {
    const error = field(body, 'error');
    super(text(field(error, 'message')) ?? message);
    this.code = text(field(error, 'code'));
    this.advice = adviceOn(this.code, null, catalogue);
    this.type = text(field(error, 'type'));
    this.body = body;
  }
}

/** An object's field; undefined of anything else. */
export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

function adviceOn(code: string | null, detail: string | null, catalogue: ErrorCatalogue | undefined): string | null {
  return catalogue?.advice[`${code}/${detail}`] ?? catalogue?.advice[code ?? ''] ?? null;
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function listed(detail: unknown): string | null {
  if (!Array.isArray(detail)) return null;
  return (detail as FieldFailure[]).map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; ');
}

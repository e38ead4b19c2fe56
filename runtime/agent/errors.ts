import { agentErrors, type AgentErrorName } from '@polywire/generated/catalog/agent_errors.ts';
import { Unstorable } from '../platform/database/parameters.ts';
import { StoreUnavailable } from '../platform/database/unavailable.ts';
import type { JsonOutgoing } from '../platform/http.ts';
import type { Log } from '../platform/log.ts';
import { type HttpRefusal, httpRefusal } from '../platform/serving/refusals.ts';

/** A refusal or failure that a caller is told of: a row of agent_errors.yaml in words of its own. */
export class AgentError extends Error {
  readonly code: AgentErrorName;

  /** The caller's field at fault; null: none. */
  readonly param: string | null;

  /** Of `gateway_error`: the gateway's own body. */
  readonly gateway: unknown;

  /** `message` is for the caller: no secret, no path outside the home folder, no text of the user's. */
  constructor(
    code: AgentErrorName,
    message: string,
    more: { param?: string; gateway?: unknown; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.name = 'AgentError';
    this.code = code;
    this.param = more.param ?? null;
    this.gateway = more.gateway;
  }
}

/** A field that the spec lets through and that is wrong all the same: a 422 like those of the spec's own checks. */
export class InvalidField extends Error {
  /** `['body', 'skill_ids', 0]`. */
  readonly loc: readonly (string | number)[];

  /** Which check failed, such as `unknown_id`. */
  readonly type: string;

  /** `message` says what would be right. */
  constructor(loc: readonly (string | number)[], message: string, type: string) {
    super(message);
    this.name = 'InvalidField';
    this.loc = loc;
    this.type = type;
  }
}

/** `There is no conversation conv_…`, as a 404. */
export function notFound(what: string, id: string): AgentError {
  return new AgentError('not_found', `There is no ${what} ${id}.`);
}

/** The answer to a caller. */
export function errorAnswer(error: AgentError | InvalidField): JsonOutgoing {
  if (error instanceof InvalidField) {
    return { status: 422, body: { detail: [{ loc: error.loc, msg: error.message, type: error.type }] } };
  }
  const { code, message, param, gateway } = error;
  const body = { message, type: code, param, code, ...(gateway !== undefined && { gateway }) };
  return { status: agentErrors[code].status, body: { error: body } };
}

/**
 * Whatever was thrown on a request's way, as what its caller is told. What nobody foresaw is logged, and told without its
 * details as `internal` with the request's id.
 */
export function asAgentError(error: unknown, log: Log, requestId: string): AgentError | InvalidField {
  if (error instanceof AgentError || error instanceof InvalidField) return error;
  if (error instanceof Unstorable) return new AgentError('invalid_request', `This cannot be done: ${error.message}.`);
  const refusal = httpRefusal(error);
  if (refusal !== null) return new AgentError(refusals[refusal.kind], refusal.message);
  if (error instanceof StoreUnavailable || isDiskFull(error)) {
    log.warn('the store cannot be used', { reason: error.message });
    return new AgentError(
      'store_unavailable',
      `The store cannot be used: ${error.message}. Run polywire agent doctor.`,
    );
  }
  log.error('unexpected error', { error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  return new AgentError('internal', `The server failed. Its log says why under ${requestId}.`);
}

/** What the HTTP server itself refuses, as rows of the table. */
const refusals: Readonly<Record<HttpRefusal['kind'], AgentErrorName>> = {
  too_large: 'too_large',
  unsupported_media_type: 'unsupported_media_type',
  malformed_json: 'invalid_request',
  unknown_path: 'unknown_path',
  not_found: 'not_found',
};

/** A file cannot be written: the disk is full, over its quota or read-only. */
function isDiskFull(error: unknown): error is Error {
  const codes: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EROFS'];
  return error instanceof Error && 'code' in error && codes.includes(error.code);
}

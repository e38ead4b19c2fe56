/**
 * The errors of spec/catalog/errors.yaml as a caller meets them.
 *
 * Written by the generator; never edited by hand.
 */
import { ApiError } from '@polywire/runtime/client/error.ts';

/** Stable codes: when each is met, and what helps. */
export type ErrorCode =
  /** Unknown or revoked credential. Fix the credential; no retry. */
  | 'invalid_credentials'
  /**
   * Credential not allowed for the resource. Fix access; no retry.
   * An administrator of the organisation restricted the model. Choose another model; no retry.
   */
  | 'permission_denied'
  /** Account access could not be verified. Retry in a few seconds. */
  | 'policy_unavailable'
  /** The request needs wallet credit and the balance is empty. Add credit; decision calls recover as the allowance refills over 24 hours. */
  | 'wallet_empty'
  /** Requests a minute, tokens a minute or concurrency exceeded. Wait Retry-After seconds and retry. */
  | 'rate_limited'
  /** Weighted allowance used up and no wallet capacity. Wait for reset_at or add credit. */
  | 'included_allowance_exhausted'
  /** Free serving paused for everyone until the next UTC midnight. Wait for reset_at or add credit. */
  | 'free_air_daily_spend_fuse_exceeded'
  /** `max_tokens` above the hard cap. Lower it. */
  | 'max_tokens_exceeded'
  /** The model is in the catalog but cannot be reached here, or serves another endpoint. Use another model and report it. */
  | 'model_not_configured'
  /** No alias has this name. Use an alias from GET /v1/models. */
  | 'model_not_found'
  /** Structured output asked of a model that cannot constrain its output. Choose another model. */
  | 'param_not_supported'
  /** A parameter that this API refuses rather than ignores. Leave it out. */
  | 'unsupported_parameter'
  /** An MCP server that is not referenced by exactly one mcp_toolset. Pair each server with one toolset. */
  | 'mcp_servers_unpaired'
  /** `previous_response_id` names no stored response: unknown, expired or deleted. Send the whole conversation. */
  | 'previous_response_not_found'
  /** The response is no longer in progress. Read it instead. */
  | 'response_not_cancellable'
  /** No such object in the caller's organisation. Check the id. */
  | 'not_found'
  /** No endpoint has this path. Check method and path. */
  | 'unknown_path'
  /** The path has no such method. Use a method that Allow names. */
  | 'method_not_allowed'
  /** The body is above the size limit. Send less. */
  | 'request_too_large'
  /** The body is not application/json. Send JSON with its content type. */
  | 'unsupported_media_type'
  /** The request is not HTTP as it should be. Check the framing of the request. */
  | 'malformed_http'
  /** The request did not come whole in time. Send it again. */
  | 'request_timeout'
  /** The headers or the address are above the size limit. Send shorter ones. */
  | 'headers_too_large'
  /** A non-streaming request exceeded its time. No retry: stream, or lower max_tokens or reasoning effort. */
  | 'assembly_timeout';

/** The codes of each status. Null: the service gives none, or it was lost in the Messages format, which has no place for one. */
const codes = {
  400: [
    null,
    'max_tokens_exceeded',
    'model_not_configured',
    'param_not_supported',
    'unsupported_parameter',
    'mcp_servers_unpaired',
    'previous_response_not_found',
    'response_not_cancellable',
    'malformed_http',
  ],
  401: [null, 'invalid_credentials'],
  402: [null, 'wallet_empty'],
  403: [null, 'permission_denied'],
  404: [null, 'model_not_found', 'not_found', 'unknown_path'],
  405: [null, 'method_not_allowed'],
  408: [null, 'request_timeout'],
  413: [null, 'request_too_large'],
  415: [null, 'unsupported_media_type'],
  422: [null],
  429: [null, 'rate_limited', 'included_allowance_exhausted', 'free_air_daily_spend_fuse_exceeded'],
  431: [null, 'headers_too_large'],
  500: [null],
  503: [null, 'policy_unavailable', 'assembly_timeout'],
} as const satisfies Readonly<Record<number, readonly (ErrorCode | null)[]>>;

type Codes = typeof codes;

/** An error of the catalogue: one member for each status and code. */
type Known<Status extends keyof Codes, Code = Codes[Status][number]> = Code extends null
  ? ApiError & { readonly status: Status; readonly code: null }
  : ApiError & { readonly status: Status; readonly code: Code; readonly advice: string };

/**
 * An error that the catalogue knows: `switch` over `code`, or over `status`. What a provider said comes as an ApiError
 * of any status.
 */
export type ServiceError = { readonly [Status in keyof Codes]: Known<Status> }[keyof Codes];

/** True for an answer whose status and code are those of the catalogue. */
export function isServiceError(error: unknown): error is ServiceError {
  if (!(error instanceof ApiError)) return false;
  const known: Readonly<Record<number, readonly (string | null)[]>> = codes;
  return known[error.status]?.includes(error.code) ?? false;
}

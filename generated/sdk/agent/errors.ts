/**
 * The errors of spec/catalog/agent_errors.yaml as a caller meets them.
 *
 * Written by the generator; never edited by hand.
 */
import { ApiError } from '@polywire/runtime/client/error.ts';

/** Stable codes: when each is met, and what helps. */
export type ErrorCode =
  /** The request cannot be read or asks for what is not possible. Correct it as the message says. */
  | 'invalid_request'
  /** The request comes from a web page of another origin. Call from a program or from the server's own pages. */
  | 'forbidden_origin'
  /** The Host header names another host than this server. Use the address that the server prints. */
  | 'forbidden_host'
  /** There is no such thing. Check the id. */
  | 'not_found'
  /** There is no such path. Check method and path. */
  | 'unknown_path'
  /** The path has other methods. Use a method that Allow names. */
  | 'method_not_allowed'
  /** Something is in the way: a name that is taken, a conversation that is busy. Wait, or choose another name. */
  | 'conflict'
  /** If-Match names another version than the current one. Read it again and repeat the change. */
  | 'precondition_failed'
  /** More bytes than the limit. Send less or raise the limit in the agent's file. */
  | 'too_large'
  /** The content is of no accepted type, or not of the type that it says. Send an accepted type under its own name. */
  | 'unsupported_media_type'
  /** Too much of this kind is under way. Wait and retry. */
  | 'busy'
  /** The server failed. Look into its log for the request id. */
  | 'internal'
  /** The gateway answered with an error or not at all. See the gateway's own words inside. */
  | 'gateway_error'
  /** An external source answered with an error or not at all. Check the connection. */
  | 'connection_failed'
  /** The database cannot be used: its disk is full or it is locked. Run polywire agent doctor. */
  | 'store_unavailable';

/** The codes of each status. */
const codes = {
  400: ['invalid_request'],
  403: ['forbidden_origin', 'forbidden_host'],
  404: ['not_found', 'unknown_path'],
  405: ['method_not_allowed'],
  409: ['conflict'],
  412: ['precondition_failed'],
  413: ['too_large'],
  415: ['unsupported_media_type'],
  429: ['busy'],
  500: ['internal'],
  502: ['gateway_error', 'connection_failed'],
  503: ['store_unavailable'],
} as const satisfies Readonly<Record<number, readonly ErrorCode[]>>;

type Codes = typeof codes;

/** An error of the catalogue: one member for each status and code. */
type Known<Status extends keyof Codes, Code = Codes[Status][number]> = Code extends null
  ? ApiError & { readonly status: Status; readonly code: null }
  : ApiError & { readonly status: Status; readonly code: Code; readonly advice: string };

/** An error that the catalogue knows: `switch` over `code`, or over `status`. */
export type ServiceError = { readonly [Status in keyof Codes]: Known<Status> }[keyof Codes];

/** True for an answer whose status and code are those of the catalogue. */
export function isServiceError(error: unknown): error is ServiceError {
  if (!(error instanceof ApiError)) return false;
  const known: Readonly<Record<number, readonly (string | null)[]>> = codes;
  return known[error.status]?.includes(error.code) ?? false;
}

/**
 * A client of spec/local/: everything that a caller imports.
 *
 * Written by the generator; never edited by hand.
 */

export * from './agent/client.ts';
export * from './agent/errors.ts';
export * from './agent/functions.ts';
export type * from './agent/requests.ts';
export type * from '../local/types.ts';
export { Call, type Answered } from '@polywire/runtime/client/call.ts';
export {
  AbortError,
  ApiError,
  ClientError,
  ConnectionError,
  StreamError,
  TimeoutError,
  type ErrorCatalogue,
  type FieldFailure,
} from '@polywire/runtime/client/error.ts';
export { type Log, type LogEntry } from '@polywire/runtime/client/log.ts';
export { type CallOptions, type LocalOptions, type TransportOptions } from '@polywire/runtime/client/options.ts';
export { PagedCall, type Page } from '@polywire/runtime/client/pages.ts';
export { EventStream } from '@polywire/runtime/client/stream.ts';

/**
 * A client of spec/hosted/: everything that a caller imports.
 *
 * Written by the generator; never edited by hand.
 */

export * from './client.ts';
export * from './errors.ts';
export type * from '../hosted/types.ts';
export { Call, type Answered } from '@polywire/runtime/client/call.ts';
export {
  AbortError,
  ApiError,
  ClientError,
  ConnectionError,
  StreamError,
  TimeoutError,
} from '@polywire/runtime/client/error.ts';
export type { CallOptions, ClientOptions } from '@polywire/runtime/client/options.ts';
export { EventStream } from '@polywire/runtime/client/stream.ts';

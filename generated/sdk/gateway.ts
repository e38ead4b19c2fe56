/**
 * A client of spec/hosted/: everything that a caller imports.
 *
 * Written by the generator; never edited by hand.
 */

export * from './gateway/built.ts';
export * from './gateway/client.ts';
export * from './gateway/errors.ts';
export * from './gateway/functions.ts';
export type * from './gateway/models.ts';
export type * from './gateway/requests.ts';
export type * from '../hosted/types.ts';
export { Call, type Answered } from '@polywire/runtime/client/call.ts';
export { Chain } from '@polywire/runtime/client/chain.ts';
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
export { type CallOptions, type ClientOptions, type TransportOptions } from '@polywire/runtime/client/options.ts';
export { PagedCall, type Page } from '@polywire/runtime/client/pages.ts';
export { type Clamped, type Result, type ServiceReport } from '@polywire/runtime/client/service.ts';
export {
  type Checked,
  type Issue,
  type JsonSchema,
  type Shape,
  type StandardSchema,
} from '@polywire/runtime/client/standard-schema.ts';
export { EventStream } from '@polywire/runtime/client/stream.ts';
export { OutputError, type Parsed } from '@polywire/runtime/client/structured.ts';
export {
  tool,
  TurnLimitError,
  type Run,
  type RunnableTool,
  type RunOptions,
  type ToolContext,
} from '@polywire/runtime/client/tools.ts';

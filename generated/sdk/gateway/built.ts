/**
 * What is built on operations of spec/hosted/: structured output, tool runs, conversations.
 *
 * Written by the generator; never edited by hand.
 */
import type {
  ChatCompletion,
  ChatCompletionRequest,
  ResponseEvent,
  ResponseObject,
  ResponseRequest,
} from '../../hosted/types.ts';
import type { CallOptions } from '@polywire/runtime/client/options.ts';
import type { Result } from '@polywire/runtime/client/service.ts';
import type { Parsed } from '@polywire/runtime/client/structured.ts';
import type { Run, RunOptions } from '@polywire/runtime/client/tools.ts';
import type { ModelName } from './models.ts';
import type { Told, ChatCompletionRequestTo, ResponseRequestTo } from './requests.ts';
import type { Shape } from '@polywire/runtime/client/standard-schema.ts';
import type { RunnableTool } from '@polywire/runtime/client/tools.ts';
import type { Refused } from './models.ts';
import { Chain } from '@polywire/runtime/client/chain.ts';
import { parsed } from '@polywire/runtime/client/structured.ts';
import { runWithTools } from '@polywire/runtime/client/tools.ts';
import { Transport, createChatCompletion, createResponse } from './functions.ts';

/** The form of an answer: a schema of a library that follows Standard Schema. */
export interface Wants<M extends string, Output> {
  /** With its JSON Schema beside it where its library makes none. */
  readonly output: 'json_schema' extends Refused<M> ? `${M} cannot answer in a JSON schema` : Shape<Output>;
  /** Name of the schema, as the model sees it. Default `output`. */
  readonly outputName?: string;
}

/** Tools of which some are run here. */
export interface Tooled {
  /** Made by `tool`, or any other that the request may have. */
  readonly tools: readonly (RunnableTool | NonNullable<ChatCompletionRequest['tools']>[number])[];
}

/**
 * An answer that follows a schema, as a typed value in `parsed`; null where the model declined. Throws OutputError where it
 * does not follow. A model that cannot answer in JSON Schema is a type error.
 */
export function createChatCompletionParsed<const M extends ModelName, Output>(
  transport: Transport,
  body: Omit<ChatCompletionRequestTo<M>, 'response_format' | 'stream'> & Wants<M, Output>,
  options?: CallOptions,
): Promise<Parsed<Result<ChatCompletion>, Output>> {
  return parsed((whole, own) => createChatCompletion(transport, whole as never, own) as never, body as never, options);
}

/**
 * Calls the model and the tools it asks for, until it asks for none. The calls of one turn run side by side; what a tool
 * throws goes to the model. Throws TurnLimitError after `maxTurns`.
 */
export function createChatCompletionWithTools<const M extends ModelName>(
  transport: Transport,
  body: Omit<ChatCompletionRequestTo<M>, 'tools' | 'stream'> & Tooled,
  options?: RunOptions,
): Promise<Run<Result<ChatCompletion>, ChatCompletionRequest['messages'][number]>> {
  return runWithTools(
    (whole, own) => createChatCompletion(transport, whole as never, own) as never,
    body as never,
    options,
  );
}

/**
 * A conversation that the gateway keeps: each turn goes on from the last. `every` is sent with every turn; `from` is the id
 * of the response to begin after.
 */
export function createResponseChain<const M extends ModelName>(
  transport: Transport,
  every: Omit<ResponseRequestTo<M>, 'input' | 'stream' | 'previous_response_id'>,
  from?: string | null,
): Chain<ResponseRequest['input'], Result<ResponseObject>, Told<ResponseEvent>> {
  return new Chain(
    {
      whole: (whole, own) => createResponse(transport, whole as never, own) as never,
      streamed: (whole, own) => createResponse(transport, { ...whole, stream: true } as never, own) as never,
    },
    every,
    from,
  );
}

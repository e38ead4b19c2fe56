/**
 * What the official client packages may send is accepted by our types, and what we send fits theirs. Checked by the
 * compiler: the assertions have no work left to do when the test runs.
 */
import type Anthropic from '@anthropic-ai/sdk';
import type {
  ChatCompletionRequest,
  CountTokensRequest,
  EmbeddingRequest,
  MessageRequest,
  ResponseRequest,
} from '@polywire/generated/hosted/types.ts';
import type OpenAI from 'openai';
import { expectTypeOf, test } from 'vitest';

/** A reference without a type is not told apart from a message without one. */
type Item = Exclude<OpenAI.Responses.ResponseInputItem, OpenAI.Responses.ResponseInputItem.ItemReference>;

/** Model and input may come from a stored prompt there; here they are required. */
type ResponseParams = Omit<OpenAI.Responses.ResponseCreateParams, 'model' | 'input'> & {
  model: string;
  input: string | Item[];
};

// Assignments rather than expectTypeOf: its own rewriting of such large types does not hold optional fields apart.
test('requests of the openai package', () => {
  const chat = (params: OpenAI.ChatCompletionCreateParams): ChatCompletionRequest => params;
  const response = (params: ResponseParams): ResponseRequest => params;
  const embedding = (params: OpenAI.EmbeddingCreateParams): EmbeddingRequest => params;
  expectTypeOf([chat, response, embedding]).toBeArray();
});

test('requests of the @anthropic-ai/sdk package', () => {
  const message = (params: Anthropic.MessageCreateParams): MessageRequest => params;
  const count = (params: Anthropic.MessageCountTokensParams): CountTokensRequest => params;
  expectTypeOf([message, count]).toBeArray();
});

// spec/hosted/
import type { Validator } from '@polywire/runtime/platform/validation.ts';
import type { ChatCompletionRequest, ResponseRequest, MessageRequest, CountTokensRequest, EmbeddingRequest, DecisionRequest } from './types.ts';

export declare const chatCompletionRequest: Validator<ChatCompletionRequest>;
export declare const responseRequest: Validator<ResponseRequest>;
export declare const messageRequest: Validator<MessageRequest>;
export declare const countTokensRequest: Validator<CountTokensRequest>;
export declare const embeddingRequest: Validator<EmbeddingRequest>;
export declare const decisionRequest: Validator<DecisionRequest>;

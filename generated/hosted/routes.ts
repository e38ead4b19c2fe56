/**
 * The routes of spec/hosted/.
 *
 * Written by the generator; never edited by hand.
 */
import type { FastifyInstance } from 'fastify';
import { bindRoutes, type Binding, type Route } from '@polywire/runtime/platform/fastify.ts';
import {
  chatCompletionRequest as chatCompletionRequestFailures,
  responseRequest as responseRequestFailures,
  messageRequest as messageRequestFailures,
  countTokensRequest as countTokensRequestFailures,
  embeddingRequest as embeddingRequestFailures,
  decisionRequest as decisionRequestFailures,
} from './failures.js';
import type { Operations } from './operations.ts';
import { getResponseQuery, listInputItemsQuery } from './queries.js';
import {
  chatCompletionRequest,
  responseRequest,
  messageRequest,
  countTokensRequest,
  embeddingRequest,
  decisionRequest,
} from './validators.js';

/** Every operation with its method, its path and its checks, in the order of the spec. */
export const routes = {
  createChatCompletion: {
    operation: 'createChatCompletion',
    method: 'POST',
    path: '/v1/chat/completions',
    tag: 'Chat Completions',
    credential: true,
    permission: 'execute',
    body: { check: chatCompletionRequest, all: chatCompletionRequestFailures, statuses: { metadata: 400 } },
  },
  createResponse: {
    operation: 'createResponse',
    method: 'POST',
    path: '/v1/responses',
    tag: 'Responses',
    credential: true,
    permission: 'execute',
    body: { check: responseRequest, all: responseRequestFailures, statuses: {} },
  },
  getResponse: {
    operation: 'getResponse',
    method: 'GET',
    path: '/v1/responses/:response_id',
    tag: 'Responses',
    credential: true,
    permission: 'read',
    query: getResponseQuery,
  },
  deleteResponse: {
    operation: 'deleteResponse',
    method: 'DELETE',
    path: '/v1/responses/:response_id',
    tag: 'Responses',
    credential: true,
    permission: 'execute',
  },
  listInputItems: {
    operation: 'listInputItems',
    method: 'GET',
    path: '/v1/responses/:response_id/input_items',
    tag: 'Responses',
    credential: true,
    permission: 'read',
    query: listInputItemsQuery,
  },
  cancelResponse: {
    operation: 'cancelResponse',
    method: 'POST',
    path: '/v1/responses/:response_id/cancel',
    tag: 'Responses',
    credential: true,
    permission: 'execute',
  },
  createMessage: {
    operation: 'createMessage',
    method: 'POST',
    path: '/v1/messages',
    tag: 'Messages',
    credential: true,
    permission: 'execute',
    body: { check: messageRequest, all: messageRequestFailures, statuses: {} },
  },
  countTokens: {
    operation: 'countTokens',
    method: 'POST',
    path: '/v1/messages/count_tokens',
    tag: 'Messages',
    credential: true,
    permission: 'execute',
    body: { check: countTokensRequest, all: countTokensRequestFailures, statuses: {} },
  },
  createEmbedding: {
    operation: 'createEmbedding',
    method: 'POST',
    path: '/v1/embeddings',
    tag: 'Embeddings',
    credential: true,
    permission: 'execute',
    body: { check: embeddingRequest, all: embeddingRequestFailures, statuses: {} },
  },
  listModels: {
    operation: 'listModels',
    method: 'GET',
    path: '/v1/models',
    tag: 'Models',
    credential: true,
    permission: 'read',
  },
  getModel: {
    operation: 'getModel',
    method: 'GET',
    path: '/v1/models/:model_id',
    tag: 'Models',
    credential: true,
    permission: 'read',
  },
  createDecision: {
    operation: 'createDecision',
    method: 'POST',
    path: '/v1/decisions',
    tag: 'Decisions',
    credential: true,
    permission: 'execute',
    body: { check: decisionRequest, all: decisionRequestFailures, statuses: {} },
  },
  getUsage: {
    operation: 'getUsage',
    method: 'GET',
    path: '/v1/usage',
    tag: 'Usage',
    credential: true,
    permission: 'read',
  },
  getHealth: { operation: 'getHealth', method: 'GET', path: '/healthz', tag: 'Health', credential: false },
  getReadiness: { operation: 'getReadiness', method: 'GET', path: '/readyz', tag: 'Health', credential: false },
  getRoot: { operation: 'getRoot', method: 'GET', path: '/', tag: 'Health', credential: false },
} as const satisfies Readonly<Record<keyof Operations, Route>>;

/** Registers every operation. */
export function registerRoutes<Context>(
  app: FastifyInstance,
  operations: Operations<Context>,
  binding: Binding<Context>,
): void {
  bindRoutes(app, routes, operations, binding);
}

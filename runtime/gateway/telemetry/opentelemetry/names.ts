import type { Route } from '../../route.ts';

/**
 * Names of the OpenTelemetry semantic conventions that are not stable yet, as they stand in their registry: for generative
 * AI, processes and Node. The package that has them all is large and marks what moves between registries as deprecated.
 */
export const genAi = {
  operation: 'gen_ai.operation.name',
  provider: 'gen_ai.provider.name',
  requestModel: 'gen_ai.request.model',
  responseModel: 'gen_ai.response.model',
  tokenType: 'gen_ai.token.type',
  inputTokens: 'gen_ai.usage.input_tokens',
  cacheReadTokens: 'gen_ai.usage.cache_read.input_tokens',
  cacheWriteTokens: 'gen_ai.usage.cache_creation.input_tokens',
  outputTokens: 'gen_ai.usage.output_tokens',
  reasoningTokens: 'gen_ai.usage.reasoning.output_tokens',
  requestDuration: 'gen_ai.server.request.duration',
  timeToFirstToken: 'gen_ai.server.time_to_first_token',
  callDuration: 'gen_ai.client.operation.duration',
  callTimeToFirstChunk: 'gen_ai.client.operation.time_to_first_chunk',
  callTokens: 'gen_ai.client.token.usage',
} as const;

export const system = {
  cpuMode: 'cpu.mode',
  cpuTime: 'process.cpu.time',
  memory: 'process.memory.usage',
  uptime: 'process.uptime',
  delayMean: 'nodejs.eventloop.delay.mean',
  delayP50: 'nodejs.eventloop.delay.p50',
  delayP99: 'nodejs.eventloop.delay.p99',
  delayMax: 'nodejs.eventloop.delay.max',
  utilization: 'nodejs.eventloop.utilization',
  pid: 'process.pid',
  instance: 'service.instance.id',
} as const;

/** Ours, for what the conventions have no name for. */
export const own = {
  requestId: 'polywire.request.id',
  operation: 'polywire.operation',
  organization: 'polywire.organization',
  wire: 'polywire.wire',
  alias: 'polywire.alias',
  served: 'polywire.alias.served',
  outcome: 'polywire.outcome',
  attempts: 'polywire.attempts',
  tokenKind: 'polywire.token.kind',
} as const;

/** What is asked of a model, in the words of the conventions, or ours where they have none. */
export function operationOf({ row }: Route): string {
  return operations[row.kind];
}

const operations: Readonly<Record<Route['row']['kind'], string>> = {
  chat: 'chat',
  embedding: 'embeddings',
  decision: 'decisions',
};

import type { Route } from '../../route.ts';

/** What is asked of a model, in the words of the conventions for generative AI, or ours where they have none. */
export function operationOf({ row }: Route): string {
  return operations[row.kind];
}

const operations: Readonly<Record<Route['row']['kind'], string>> = {
  chat: 'chat',
  embedding: 'embeddings',
  decision: 'decisions',
};

/** Attributes that the conventions have no name for. */
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

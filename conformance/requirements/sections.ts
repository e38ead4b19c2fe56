/** The sections of seed 000, in its order: every statement comes from one of them. */
export const sections = [
  'Naming',
  'What the service does',
  'Adaptation rule',
  'Funding',
  'Conversation state',
  'Model addressing',
  'Providers',
  'Model catalog by group',
  'Group notes',
  'Features by API',
  'Chat Completions request',
  'Chat Completions response',
  'Messages request',
  'Messages response',
  'Token counting',
  'Embeddings',
  'Responses request',
  'Decision question and answer',
  'States and transitions',
  'Endpoints',
  'Authentication',
  'Events',
  'Errors: Body shapes',
  'Errors: Catalog',
  'Errors: Headers',
  'Streaming failures and retries',
  'Limits',
  'Versioning',
] as const;

export type Section = (typeof sections)[number];

/** What a statement may wait for before it can be proven: parts of the gateway that are not there yet. */
export const awaited = ['accounts', 'funding', 'rate_limits', 'failover'] as const;

export type Awaited = (typeof awaited)[number];

/** A file of statements. */
export interface Document {
  /** As the command tells it. */
  readonly name: string;

  /** Beside this folder. */
  readonly file: string;

  /** Where its statements come from: the first word of a row's source. */
  readonly origins: readonly string[];

  /** What statements come from, in its order: the second part of a row's source. */
  readonly sections: readonly string[];
}

/** Seed 000. */
export const gatewayDocument: Document = {
  name: 'gateway',
  file: 'requirements.yaml',
  origins: ['000'],
  sections: [
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
  ],
};

/** Seed 001, with what was decided and asked for beyond it. */
export const agentDocument: Document = {
  name: 'agent server',
  file: 'agent-requirements.yaml',
  origins: ['001', 'GAPS', 'issue'],
  sections: [
    'Intro',
    'What the service does',
    'Resources and their fields',
    'Response',
    'Conversation',
    'Project',
    'Artifact',
    'Schedule',
    'File',
    'ConnectorSpec',
    'Connection',
    'Memory',
    'Skill',
    'Scratchpad',
    'Cell',
    'SearchResult',
    'States and transitions',
    'Endpoints',
    'Responses',
    'Conversations',
    'Projects',
    'Artifacts',
    'Schedules',
    'Files',
    'Connectors',
    'Memories',
    'Skills',
    'Scratchpads and cells',
    'Search',
    'Authentication',
    'Events',
    'Errors',
    'Limits',
    'Versioning',
    'Names and addresses',
    'Agent server bodies',
    'Its world',
    'Its mind',
  ],
};

export const documents: readonly Document[] = [gatewayDocument, agentDocument];

/** What a statement may wait for before it can be proven: parts that are not there yet. */
export const awaited = ['accounts', 'funding', 'rate_limits', 'failover'] as const;

/**
 * The rows of spec/catalog/agent_limits.yaml, in the order of the table.
 *
 * Written by the generator; never edited by hand.
 */
import type { AgentLimit } from './rows.ts';

const rows = {
  body_size: { value: 16777216, unit: 'bytes', configurable: true, applies_to: 'body of a request that is no upload' },
  event_backlog: {
    value: 1000,
    unit: 'count',
    configurable: true,
    applies_to: 'events that a slow reader of GET /events has not taken; after it its stream ends',
  },
  drain: {
    value: 10000,
    unit: 'milliseconds',
    configurable: true,
    applies_to: 'requests under way when the server is told to stop',
  },
  file_size: { value: 104857600, unit: 'bytes', configurable: true, applies_to: 'one file' },
  project_size: {
    value: 1073741824,
    unit: 'bytes',
    configurable: true,
    applies_to: 'files and artifacts of one project',
  },
  extraction_time: {
    value: 60000,
    unit: 'milliseconds',
    configurable: true,
    applies_to: 'taking the text out of one file',
  },
  extraction_memory: {
    value: 536870912,
    unit: 'bytes',
    configurable: true,
    applies_to: 'the process that takes the text out of files',
  },
  extracted_text: {
    value: 20000000,
    unit: 'characters',
    configurable: true,
    applies_to: 'text of one file; the rest is left out',
  },
  extracted_pages: {
    value: 2000,
    unit: 'pages',
    configurable: true,
    applies_to: 'pages of one document; the rest is left out',
  },
  unpacked_size: {
    value: 524288000,
    unit: 'bytes',
    configurable: true,
    applies_to: 'content of an archive such as a DOCX or an import once unpacked',
  },
  chunk_size: { value: 2000, unit: 'characters', configurable: false, applies_to: "a piece of a file's text" },
  embedding_batch: {
    value: 64,
    unit: 'count',
    configurable: true,
    applies_to: 'texts of one call to the gateway for embeddings',
  },
  embedding_pause: {
    value: 300000,
    unit: 'milliseconds',
    configurable: true,
    applies_to: 'time without embeddings after the gateway refused or could not be reached',
  },
  query_embedding: {
    value: 800,
    unit: 'milliseconds',
    configurable: true,
    applies_to: 'waiting for the vector of what is searched for; without it a search is by words alone',
  },
  vector_scan: {
    value: 1200,
    unit: 'milliseconds',
    configurable: true,
    applies_to: 'comparing that vector with all others; the same after it',
  },
  nearness: {
    value: 30,
    unit: 'percent',
    configurable: true,
    applies_to: 'cosine of two vectors, below which texts have nothing to do with each other',
  },
  excerpt: { value: 240, unit: 'characters', configurable: false, applies_to: 'excerpt of a search result' },
  query_answer: {
    value: 67108864,
    unit: 'bytes',
    configurable: true,
    applies_to: 'what a database sends for one query; after it its connection is cut',
  },
  openapi_size: {
    value: 8388608,
    unit: 'bytes',
    configurable: true,
    applies_to: 'an OpenAPI document or what an HTTP source answers to a check',
  },
  check_time: { value: 10000, unit: 'milliseconds', configurable: true, applies_to: 'checking one connection' },
  oauth_lifetime: { value: 600, unit: 'seconds', configurable: false, applies_to: 'an authorization that was begun' },
  gateway_idle: {
    value: 120000,
    unit: 'milliseconds',
    configurable: true,
    applies_to: 'time without an event from the gateway',
  },
  reader_backlog: {
    value: 4194304,
    unit: 'bytes',
    configurable: true,
    applies_to: 'events that a slow reader of a turn has not taken; after it the reader is dropped',
  },
  turns_at_once: { value: 64, unit: 'count', configurable: true, applies_to: 'turns under way in all conversations' },
  turn_steps: { value: 50, unit: 'count', configurable: true, applies_to: 'model calls of one turn' },
  turn_tokens: { value: 2000000, unit: 'tokens', configurable: true, applies_to: 'tokens of one turn, in and out' },
  identical_calls: {
    value: 3,
    unit: 'count',
    configurable: true,
    applies_to: 'the same tool call with the same arguments one after the other',
  },
  compaction_at: {
    value: 120000,
    unit: 'tokens',
    configurable: true,
    applies_to: 'history that is sent to the model; older turns are summed up after it',
  },
  tool_time: { value: 120000, unit: 'milliseconds', configurable: true, applies_to: 'one tool call' },
  tool_result: { value: 50000, unit: 'characters', configurable: true, applies_to: 'result of one tool call' },
  query_rows: { value: 500, unit: 'rows', configurable: true, applies_to: 'rows of one query of a connection' },
  cell_time: { value: 300000, unit: 'milliseconds', configurable: true, applies_to: 'one run of a cell' },
  kernel_idle: {
    value: 1800000,
    unit: 'milliseconds',
    configurable: true,
    applies_to: 'a kernel that runs nothing; after it its state is gone',
  },
  kernel_memory: { value: 2147483648, unit: 'bytes', configurable: true, applies_to: 'a kernel' },
  cell_output: { value: 10485760, unit: 'bytes', configurable: true, applies_to: 'outputs of one run of a cell' },
  kernels: { value: 8, unit: 'count', configurable: true, applies_to: 'kernels at once' },
  missed_run: {
    value: 3600000,
    unit: 'milliseconds',
    configurable: false,
    applies_to: 'age of a missed slot that is caught up with; older ones are skipped',
  },
} as const satisfies Readonly<Record<string, AgentLimit>>;

/** Keys of spec/catalog/agent_limits.yaml. */
export type AgentLimitName = keyof typeof rows;

/** spec/catalog/agent_limits.yaml; columns: `Polywire.Catalog.AgentLimit`. */
export const agentLimits: Readonly<Record<AgentLimitName, AgentLimit>> = rows;

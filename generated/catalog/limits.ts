/**
 * The rows of spec/catalog/limits.yaml, in the order of the table.
 *
 * Written by the generator; never edited by hand.
 */
import type { Limit } from './rows.ts';

const rows = {
  max_tokens_cap: {
    value: 131072,
    unit: 'tokens',
    deployment: false,
    applies_to: 'max_tokens of a chat request; above it max_tokens_exceeded',
  },
  max_tokens_missing: {
    value: 32000,
    unit: 'tokens',
    deployment: false,
    applies_to: 'max_tokens sent where the wire needs one and nobody gave a number',
  },
  body_size: { value: 33554432, unit: 'bytes', deployment: true, applies_to: 'body of a request; above it too_large' },
  choices: { value: 1, unit: 'count', deployment: false, applies_to: 'choices of a completion' },
  decision_options: { value: 255, unit: 'count', deployment: false, applies_to: 'options of a choice question' },
  decision_levels: { value: 10, unit: 'count', deployment: false, applies_to: 'levels of a score question' },
  request_deadline: {
    value: 110000,
    unit: 'milliseconds',
    deployment: true,
    applies_to: 'a non-streaming request with failover and search turns',
  },
  early_ok: {
    value: 90000,
    unit: 'milliseconds',
    deployment: true,
    applies_to: 'start of a stream; after it the 200 goes out early',
  },
  idle_close: { value: 125000, unit: 'milliseconds', deployment: true, applies_to: 'a connection without data' },
  request_receipt: {
    value: 120000,
    unit: 'milliseconds',
    deployment: true,
    applies_to: 'a request until all of it has come; after it request_timeout',
  },
  count_deadline: {
    value: 10000,
    unit: 'milliseconds',
    deployment: true,
    applies_to: "a provider's answer to token counting; after it an estimate",
  },
  drain: {
    value: 30000,
    unit: 'milliseconds',
    deployment: true,
    applies_to: 'requests under way when the gateway is told to stop; after it they are cut',
  },
  keep_alive: {
    value: 15000,
    unit: 'milliseconds',
    deployment: true,
    applies_to: 'time between comments on a stream whose 200 went out early',
  },
  same_target_retries: {
    value: 1,
    unit: 'count',
    deployment: true,
    applies_to: 'repeats of a failed call to one target before failover',
  },
  retry_after_cap: {
    value: 5000,
    unit: 'milliseconds',
    deployment: true,
    applies_to: 'Retry-After of a provider that a repeat waits for',
  },
  retry_delay: {
    value: 250,
    unit: 'milliseconds',
    deployment: true,
    applies_to: 'wait before a repeat where the provider names none; jittered',
  },
  fallbacks: { value: 2, unit: 'count', deployment: false, applies_to: 'fallbacks of an alias' },
  breaker_failures: {
    value: 50,
    unit: 'percent',
    deployment: true,
    applies_to: "failed calls that open a provider's breaker",
  },
  breaker_window: {
    value: 20,
    unit: 'count',
    deployment: true,
    applies_to: 'last calls that a breaker counts; 0 of them never open it',
  },
  breaker_open: {
    value: 10000,
    unit: 'milliseconds',
    deployment: true,
    applies_to: 'time until an open breaker lets one call through',
  },
  connect_timeout: { value: 10000, unit: 'milliseconds', deployment: true, applies_to: 'connecting to a provider' },
  search_turns: { value: 5, unit: 'turns', deployment: true, applies_to: 'web search loop of one request' },
  search_deadline: {
    value: 15000,
    unit: 'milliseconds',
    deployment: true,
    applies_to: 'one search of the web search loop; a slower one has failed',
  },
  search_results: {
    value: 10,
    unit: 'count',
    deployment: true,
    applies_to: 'pages of one search that a model gets to read',
  },
  search_excerpt: {
    value: 2000,
    unit: 'characters',
    deployment: true,
    applies_to: 'text of a page that a model gets to read',
  },
  response_retention: { value: 30, unit: 'days', deployment: false, applies_to: 'stored responses' },
  chain_depth: {
    value: 25,
    unit: 'turns',
    deployment: false,
    applies_to: 'turns walked back from previous_response_id',
  },
  requests_per_minute: {
    value: 600,
    unit: 'requests_per_minute',
    deployment: true,
    raisable: true,
    applies_to: 'requests of an organisation',
  },
  tokens_per_minute: {
    value: 2000000,
    unit: 'tokens_per_minute',
    deployment: true,
    raisable: true,
    applies_to: 'tokens of an organisation',
  },
  concurrency: {
    value: 64,
    unit: 'count',
    deployment: true,
    raisable: true,
    applies_to: 'requests of an organisation that run at once',
  },
  allowance_window: { value: 30, unit: 'days', deployment: false, applies_to: 'included allowance of an organisation' },
  allowance_units: {
    value: 50000000,
    unit: 'units',
    deployment: true,
    raisable: true,
    applies_to: 'included allowance of an organisation in one window',
  },
  decision_free_calls: {
    value: 200,
    unit: 'count',
    deployment: true,
    raisable: true,
    applies_to: 'free decision calls of an organisation without credit',
  },
  decision_refill: {
    value: 86400,
    unit: 'seconds',
    deployment: false,
    applies_to: 'time in which the free decision calls refill',
  },
  decision_shared_calls: {
    value: 100000,
    unit: 'count',
    deployment: true,
    raisable: true,
    applies_to: 'free decision calls of all organisations in one refill',
  },
  free_air_daily_budget: {
    value: 50000000,
    unit: 'micro_usd',
    deployment: true,
    raisable: true,
    applies_to: 'free serving of service_air on one UTC day',
  },
  key_freshness: {
    value: 900,
    unit: 'milliseconds',
    deployment: true,
    applies_to: 'what a process knows of a key before it reads it again; a revocation holds everywhere after it',
  },
  session_lifetime: { value: 43200, unit: 'seconds', deployment: true, applies_to: 'a browser session' },
  console_link_lifetime: {
    value: 600,
    unit: 'seconds',
    deployment: true,
    applies_to: 'a one-time link that opens a browser session',
  },
  lease_ttl: {
    value: 15000,
    unit: 'milliseconds',
    deployment: true,
    applies_to: 'what a process holds that has not been heard of; after it places and funds are free again',
  },
  settle_wait: {
    value: 1000,
    unit: 'milliseconds',
    deployment: true,
    applies_to: 'an answer that waits until it is paid for and kept; after it both go on behind it',
  },
  held_attachment_tokens: {
    value: 20000,
    unit: 'tokens',
    deployment: true,
    applies_to: 'funds held for a picture or a document in a prompt',
  },
  held_search_tokens: {
    value: 10000,
    unit: 'tokens',
    deployment: true,
    applies_to: 'funds held for what one web search adds to a prompt',
  },
  metered_timeout_tokens: {
    value: 32000,
    unit: 'tokens',
    deployment: false,
    applies_to: 'max_tokens from which a timed-out request pays for its prompt',
  },
} as const satisfies Readonly<Record<string, Limit>>;

/** Keys of spec/catalog/limits.yaml. */
export type LimitName = keyof typeof rows;

/** spec/catalog/limits.yaml; columns: `Polywire.Catalog.Limit`. */
export const limits: Readonly<Record<LimitName, Limit>> = rows;

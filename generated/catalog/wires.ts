/**
 * The rows of spec/catalog/wires.yaml, in the order of the table.
 *
 * Written by the generator; never edited by hand.
 */
import type { WireRow } from './rows.ts';

const rows = {
  chat: { path: '/chat/completions', models: { path: '/models', list: 'data', id: 'id' }, echo: 'alias', headers: {} },
  responses: { path: '/responses', models: { path: '/models', list: 'data', id: 'id' }, echo: 'alias', headers: {} },
  messages: {
    path: '/messages',
    count_path: '/messages/count_tokens',
    models: { path: '/models?limit=1000', list: 'data', id: 'id' },
    echo: 'requested',
    headers: { 'anthropic-version': '2023-06-01' },
    tool_headers: { mcp: { 'anthropic-beta': 'mcp-client-2025-11-20' } },
  },
  native: {
    path: '/models/{model}:generateContent',
    stream_path: '/models/{model}:streamGenerateContent?alt=sse',
    models: { path: '/models?pageSize=1000', list: 'models', id: 'name', prefix: 'models/' },
    echo: 'alias',
    headers: {},
  },
  embeddings: { path: '/embeddings', models: { path: '/models', list: 'data', id: 'id' }, headers: {} },
  decisions: { path: '/systemone', headers: {} },
  search: { path: '/search', headers: {} },
} as const satisfies Readonly<Record<string, WireRow>>;

/** Keys of spec/catalog/wires.yaml. */
export type WireName = keyof typeof rows;

/** spec/catalog/wires.yaml; columns: `Polywire.Catalog.WireRow`. */
export const wires: Readonly<Record<WireName, WireRow>> = rows;

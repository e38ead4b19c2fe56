import type { OutputItem, Response, TurnError } from '@polywire/generated/local/types.ts';
import type { ResponseRow } from '../storage/schema.ts';

/** A turn as the API tells it. */
export function responseOf(row: Omit<ResponseRow, 'skill_ids' | 'ended_at'>): Response {
  return {
    id: row.id,
    object: 'response',
    conversation_id: row.conversation_id,
    input: row.input,
    output: JSON.parse(row.output) as readonly OutputItem[],
    status: row.status,
    model: row.model,
    usage: { input_tokens: Number(row.input_tokens), output_tokens: Number(row.output_tokens) },
    error: row.error === null ? null : (JSON.parse(row.error) as TurnError),
    created_at: row.created_at,
  };
}

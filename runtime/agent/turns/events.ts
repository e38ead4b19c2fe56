import type { TurnEvent } from '@polywire/generated/local/types.ts';

/** An event before it has a place in the log of its turn. */
export type Untold = TurnEvent extends infer Event
  ? Event extends TurnEvent
    ? Omit<Event, 'response_id' | 'sequence_number'>
    : never
  : never;

/** The events that a tool may make. */
export type ToolEvent = Extract<Untold, { readonly type: 'response.artifact.created' | 'response.memory.created' }>;

/** The types of a last event. */
export type LastType = 'response.completed' | 'response.failed' | 'response.cancelled';

/**
 * Two pieces of the same text as one event; null: they are not that. So a log has no more rows than it had writings, however
 * small the pieces are that a model sends.
 */
export function joined(one: Untold, next: Untold): Untold | null {
  if (one.type === 'response.output_text.delta' && next.type === one.type) {
    return one.output_index === next.output_index ? { ...one, delta: one.delta + next.delta } : null;
  }
  if (one.type === 'response.reasoning_summary_text.delta' && next.type === one.type) {
    return { ...one, delta: one.delta + next.delta };
  }
  return null;
}

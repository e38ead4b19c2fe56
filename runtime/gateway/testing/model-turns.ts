import type { Received, Script } from './provider.ts';
import { events, json } from './provider.ts';
import { frame } from './replies.ts';

/** For tests: one block of a model's turn on the messages wire. */
export type Block =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'tool_use'; readonly id: string; readonly name: string; readonly input: object };

/** For tests: what a model says when it is asked once more. */
export interface ModelTurn {
  readonly content: readonly Block[];

  /** Absent: as the content suggests. */
  readonly stop?: string;
}

/** For tests: a model that wants to know. */
export function asks(...queries: readonly string[]): ModelTurn {
  return {
    content: queries.map((query, place) => ({
      type: 'tool_use',
      id: `toolu_${query.replace(/\W/g, '_')}_${place}`,
      name: 'web_search',
      input: { query },
    })),
  };
}

/** For tests: a model that answers. */
export function says(text: string): ModelTurn {
  return { content: [{ type: 'text', text }] };
}

/** For tests: a model that takes its turns one after the other, each for 10 prompt tokens and 5 of its own. */
export function model(...turns: readonly ModelTurn[]): Script {
  let next = 0;
  return (request, response) => {
    const turn = turns[next];
    next += 1;
    if (turn === undefined) json(500, { error: 'no more turns' })(request, response);
    else take(turn, request)(request, response);
  };
}

/** For tests: one turn, whole or as a stream, as it was asked for. */
export function take({ content, stop }: ModelTurn, { body }: Received): Script {
  const stop_reason = stop ?? (content.some(({ type }) => type === 'tool_use') ? 'tool_use' : 'end_turn');
  const usage = { input_tokens: 10, output_tokens: 5, cache_creation_input_tokens: 0, cache_read_input_tokens: 0 };
  const message = { id: 'msg_p', type: 'message', role: 'assistant', model: 'm', stop_sequence: null, usage };
  if (body['stream'] !== true) return json(200, { ...message, content, stop_reason });
  return events(
    frame({ type: 'message_start', message: { ...message, content: [], stop_reason: null } }),
    ...content.map(blockEvents),
    frame({ type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 5 } }),
    frame({ type: 'message_stop' }),
  );
}

function blockEvents(block: Block, index: number): string {
  const [begun, delta] =
    block.type === 'text'
      ? [
          { ...block, text: '' },
          { type: 'text_delta', text: block.text },
        ]
      : [
          { ...block, input: {} },
          { type: 'input_json_delta', partial_json: JSON.stringify(block.input) },
        ];
  return [
    { type: 'content_block_start', index, content_block: begun },
    { type: 'content_block_delta', index, delta },
    { type: 'content_block_stop', index },
  ]
    .map(frame)
    .join('');
}

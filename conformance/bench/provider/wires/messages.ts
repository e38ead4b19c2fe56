import {
  argumentPieces,
  model,
  outputTokens,
  pieces,
  promptTokens,
  text,
  toolArguments,
  toolName,
} from '../content.ts';
import { frame, print, type Answers } from '../answer.ts';

export function messagesAnswers(): Answers {
  const usage = { input_tokens: promptTokens, cache_creation_input_tokens: 0, cache_read_input_tokens: 0 };
  const message = (content: readonly object[], stop: string | null, output: number) => ({
    id: 'msg_bench',
    type: 'message',
    role: 'assistant',
    model,
    content,
    stop_reason: stop,
    stop_sequence: null,
    usage: { ...usage, output_tokens: output },
  });
  const event = (type: string, rest: object) => frame({ type, ...rest }, type);
  const stream = (open: object, deltas: readonly object[], stop: string) => [
    event('message_start', { message: message([], null, 1) }),
    event('content_block_start', { index: 0, content_block: open }),
    event('ping', {}),
    ...deltas.map((delta) => event('content_block_delta', { index: 0, delta })),
    event('content_block_stop', { index: 0 }),
    event('message_delta', {
      delta: { stop_reason: stop, stop_sequence: null },
      usage: { ...usage, output_tokens: outputTokens },
    }),
    event('message_stop', {}),
  ];
  const call = { type: 'tool_use', id: 'toolu_bench', name: toolName };
  return {
    text: {
      json: print(message([{ type: 'text', text }], 'end_turn', outputTokens)),
      opening: 4,
      frames: stream(
        { type: 'text', text: '' },
        pieces.map((piece) => ({ type: 'text_delta', text: piece })),
        'end_turn',
      ),
    },
    tool: {
      json: print(message([{ ...call, input: JSON.parse(toolArguments) as unknown }], 'tool_use', outputTokens)),
      opening: 4,
      frames: stream(
        { ...call, input: {} },
        argumentPieces.map((piece) => ({ type: 'input_json_delta', partial_json: piece })),
        'tool_use',
      ),
    },
  };
}

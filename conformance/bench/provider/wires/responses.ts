import {
  argumentPieces,
  created,
  model,
  outputTokens,
  pieces,
  promptTokens,
  text,
  toolArguments,
  toolName,
} from '../content.ts';
import { frame, print, type Answers } from '../answer.ts';

export function responsesAnswers(): Answers {
  const usage = {
    input_tokens: promptTokens,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: outputTokens,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: promptTokens + outputTokens,
  };
  const response = (status: string, output: readonly object[]) => ({
    id: 'resp_bench',
    object: 'response',
    created_at: created,
    status,
    background: false,
    error: null,
    incomplete_details: null,
    instructions: null,
    max_output_tokens: null,
    model,
    output,
    parallel_tool_calls: true,
    previous_response_id: null,
    reasoning: { effort: null, summary: null },
    store: false,
    temperature: 1,
    text: { format: { type: 'text' } },
    tool_choice: 'auto',
    tools: [],
    top_p: 1,
    truncation: 'disabled',
    usage: status === 'completed' ? usage : null,
    metadata: {},
  });
  const stream = (open: object, middle: readonly object[], done: object) => {
    const place = { output_index: 0 };
    const events = [
      { type: 'response.created', response: response('in_progress', []) },
      { type: 'response.in_progress', response: response('in_progress', []) },
      { type: 'response.output_item.added', ...place, item: open },
      ...middle.map((event) => ({ ...place, ...event })),
      { type: 'response.output_item.done', ...place, item: done },
      { type: 'response.completed', response: response('completed', [done]) },
    ];
    return events.map((event, index) => frame({ ...event, sequence_number: index }, (event as { type: string }).type));
  };
  const message = (status: string, content: readonly object[]) => ({
    type: 'message',
    id: 'msg_bench',
    status,
    role: 'assistant',
    content,
  });
  const part = (content: string) => ({ type: 'output_text', text: content, annotations: [], logprobs: [] });
  const call = (status: string, args: string) => ({
    type: 'function_call',
    id: 'fc_bench',
    call_id: 'call_bench',
    name: toolName,
    arguments: args,
    status,
  });
  const inPart = { item_id: 'msg_bench', content_index: 0 };
  const inCall = { item_id: 'fc_bench' };
  return {
    text: {
      json: print(response('completed', [message('completed', [part(text)])])),
      opening: 5,
      frames: stream(
        message('in_progress', []),
        [
          { type: 'response.content_part.added', ...inPart, part: part('') },
          ...pieces.map((delta) => ({ type: 'response.output_text.delta', ...inPart, delta, logprobs: [] })),
          { type: 'response.output_text.done', ...inPart, text, logprobs: [] },
          { type: 'response.content_part.done', ...inPart, part: part(text) },
        ],
        message('completed', [part(text)]),
      ),
    },
    tool: {
      json: print(response('completed', [call('completed', toolArguments)])),
      opening: 4,
      frames: stream(
        call('in_progress', ''),
        [
          ...argumentPieces.map((delta) => ({ type: 'response.function_call_arguments.delta', ...inCall, delta })),
          { type: 'response.function_call_arguments.done', ...inCall, name: toolName, arguments: toolArguments },
        ],
        call('completed', toolArguments),
      ),
    },
  };
}

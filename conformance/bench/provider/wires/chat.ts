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

export function chatAnswers(): Answers {
  const usage = {
    prompt_tokens: promptTokens,
    completion_tokens: outputTokens,
    total_tokens: promptTokens + outputTokens,
    prompt_tokens_details: { cached_tokens: 0 },
    completion_tokens_details: { reasoning_tokens: 0 },
  };
  const reply = (message: object, finish: string) => ({
    id: 'chatcmpl-bench',
    object: 'chat.completion',
    created,
    model,
    choices: [
      { index: 0, message: { role: 'assistant', refusal: null, ...message }, logprobs: null, finish_reason: finish },
    ],
    usage,
    system_fingerprint: 'fp_bench',
  });
  const head = {
    id: 'chatcmpl-bench',
    object: 'chat.completion.chunk',
    created,
    model,
    system_fingerprint: 'fp_bench',
  };
  const chunk = (delta: object, finish: string | null = null) =>
    frame({ ...head, choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }] });
  const ending = [frame({ ...head, choices: [], usage }), Buffer.from('data: [DONE]\n\n')];
  const call = (args: string) => ({
    id: 'call_bench',
    type: 'function',
    function: { name: toolName, arguments: args },
  });
  return {
    text: {
      json: print(reply({ content: text }, 'stop')),
      opening: 2,
      frames: [
        chunk({ role: 'assistant', content: '' }),
        ...pieces.map((content) => chunk({ content })),
        chunk({}, 'stop'),
        ...ending,
      ],
    },
    tool: {
      json: print(reply({ content: null, tool_calls: [call(toolArguments)] }, 'tool_calls')),
      opening: 2,
      frames: [
        chunk({ role: 'assistant', content: null, tool_calls: [{ index: 0, ...call('') }] }),
        ...argumentPieces.map((piece) => chunk({ tool_calls: [{ index: 0, function: { arguments: piece } }] })),
        chunk({}, 'tool_calls'),
        ...ending,
      ],
    },
  };
}

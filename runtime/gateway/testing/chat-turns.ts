import { events, json, type Received, type Script } from './provider.ts';

/** For tests: a call as a model on the chat wire makes it. */
export interface ChatCall {
  readonly id: string;
  readonly type: 'function' | 'builtin_function';
  readonly function: { readonly name: string; readonly arguments: string };
}

/** For tests: one turn of a model on the chat wire. */
export interface ChatTurn {
  readonly text?: string;
  readonly calls?: readonly ChatCall[];

  /** Absent: as the calls suggest. */
  readonly finish?: string;
}

/** For tests: a model that takes its turns one after the other, each for 10 prompt tokens and 5 of its own. */
export function chatModel(...turns: readonly ChatTurn[]): Script {
  let next = 0;
  return (request, response) => {
    const turn = turns[next];
    next += 1;
    (turn === undefined ? json(500, { error: { message: 'no more turns' } }) : take(turn, request))(request, response);
  };
}

function take({ text = '', calls = [], finish }: ChatTurn, { body }: Received): Script {
  const head = { id: 'chatcmpl-p', created: 1, model: 'm' };
  const finish_reason = finish ?? (calls.length > 0 ? 'tool_calls' : 'stop');
  const usage = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 };
  if (body['stream'] !== true) {
    const message = { role: 'assistant', content: text, ...(calls.length > 0 && { tool_calls: calls }) };
    return json(200, {
      ...head,
      object: 'chat.completion',
      choices: [{ index: 0, message, finish_reason }],
      usage,
    });
  }
  const chunk = (delta: object, reason: string | null = null): string => {
    const choices = [{ index: 0, delta, finish_reason: reason }];
    return `data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', choices })}\n\n`;
  };
  const last = { ...head, object: 'chat.completion.chunk', choices: [], usage };
  return events(
    chunk({ role: 'assistant', content: '' }),
    ...(text === '' ? [] : [chunk({ content: text })]),
    ...calls.flatMap((call, index) => pieces(call, index).map((tool_call) => chunk({ tool_calls: [tool_call] }))),
    chunk({}, finish_reason),
    `data: ${JSON.stringify(last)}\n\ndata: [DONE]\n\n`,
  );
}

/** A call in three pieces: its head, and its arguments in two. */
function pieces({ id, type, function: { name, arguments: text } }: ChatCall, index: number): readonly object[] {
  const half = Math.floor(text.length / 2);
  return [
    { index, id, type, function: { name, arguments: '' } },
    { index, function: { arguments: text.slice(0, half) } },
    { index, function: { arguments: text.slice(half) } },
  ];
}

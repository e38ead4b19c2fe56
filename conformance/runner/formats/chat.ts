import { number, object, objects, text } from '../../mocks/json.ts';
import type { Answer, Finish, Usage, Words } from './answer.ts';
import { over, spelled, turnsOf, type Question, type Turn } from './question.ts';

/** The Chat Completions format. */
export const chat: Words = {
  path: '/v1/chat/completions',

  write(question, stream) {
    const body = {
      model: question.model,
      messages: [
        ...(question.system === undefined ? [] : [{ role: 'system', content: question.system }]),
        ...turnsOf(question).flatMap(messages),
      ],
      ...(stream && { stream, stream_options: { include_usage: true } }),
      ...(question.tools && {
        tools: question.tools.map(({ name, schema }) => ({
          type: 'function',
          function: { name, parameters: schema },
        })),
      }),
      ...(question.tool_choice !== undefined && { tool_choice: choice(question.tool_choice) }),
      ...(question.parallel !== undefined && { parallel_tool_calls: question.parallel }),
      ...(question.response_format !== undefined && { response_format: format(question.response_format) }),
      ...(question.web_search === true && { web_search_options: {} }),
    };
    return over(body, spelled('chat', question));
  },

  read(body) {
    const reply = object(body);
    const [first] = objects(reply['choices']);
    const message = object(first?.['message']);
    return {
      model: reply['model'],
      text: text(message['content']),
      reasoning: '',
      calls: objects(message['tool_calls']).map(call),
      finish: finishOf(first?.['finish_reason']),
      sources: objects(message['annotations']).map((one) => object(one['url_citation'])['url']),
      usage: usageOf(reply['usage']),
    };
  },

  fold(events) {
    const chunks = events.map(({ data }) => object(data));
    const choices = chunks.flatMap((chunk) => objects(chunk['choices']));
    const deltas = choices.map((one) => object(one['delta']));
    const calls: { id: unknown; name: string; arguments: string }[] = [];
    for (const piece of deltas.flatMap((delta) => objects(delta['tool_calls']))) {
      const called = (calls[number(piece['index']) ?? 0] ??= { id: piece['id'], name: '', arguments: '' });
      called.name += text(object(piece['function'])['name']);
      called.arguments += text(object(piece['function'])['arguments']);
    }
    return {
      model: chunks[0]?.['model'],
      text: deltas.map((delta) => text(delta['content'])).join(''),
      reasoning: '',
      calls: calls.map(({ id, name, arguments: args }) => ({ id, name, arguments: parsed(args) })),
      finish: finishOf(choices.map((one) => one['finish_reason']).findLast((reason) => reason !== undefined)),
      sources: deltas
        .flatMap((delta) => objects(delta['annotations']))
        .map((one) => object(one['url_citation'])['url']),
      usage: usageOf(chunks.map((chunk) => chunk['usage']).findLast((usage) => usage !== undefined)),
    };
  },
};

const finishes: Readonly<Record<string, Finish>> = {
  stop: 'end',
  tool_calls: 'tool_calls',
  length: 'length',
  content_filter: 'refusal',
};

function finishOf(reason: unknown): Finish | null {
  return finishes[text(reason)] ?? null;
}

function usageOf(usage: unknown): Usage | null {
  if (usage === undefined || usage === null) return null;
  const told = object(usage);
  const details = object(told['prompt_tokens_details']);
  return {
    input: number(told['prompt_tokens']) ?? 0,
    output: number(told['completion_tokens']) ?? 0,
    cache_read: number(details['cached_tokens']) ?? 0,
    cache_write: number(details['cache_write_tokens']) ?? 0,
  };
}

function call(one: Readonly<Record<string, unknown>>): Answer['calls'][number] {
  const { name, arguments: args } = object(one['function']);
  return { id: one['id'], name, arguments: parsed(args) };
}

/** The arguments of a call; as text where they are no JSON. */
export function parsed(args: unknown): unknown {
  try {
    return JSON.parse(text(args)) as unknown;
  } catch {
    return args;
  }
}

function choice(wanted: NonNullable<Question['tool_choice']>): unknown {
  return typeof wanted === 'string' ? wanted : { type: 'function', function: { name: wanted.tool } };
}

function format(wanted: NonNullable<Question['response_format']>): unknown {
  if (wanted === 'json_object') return { type: 'json_object' };
  return { type: 'json_schema', json_schema: { name: 'answer', schema: wanted.schema, strict: true } };
}

function messages(turn: Turn): readonly object[] {
  if ('results' in turn) {
    return turn.results.map(({ id, text: content }) => ({ role: 'tool', tool_call_id: id, content }));
  }
  if ('assistant' in turn) return [{ role: 'assistant', content: turn.assistant }];
  if ('calls' in turn) {
    const calls = turn.calls.map(({ id, name, arguments: args }) => ({
      type: 'function',
      id,
      function: { name, arguments: JSON.stringify(args) },
    }));
    return [{ role: 'assistant', content: null, tool_calls: calls }];
  }
  if (turn.image === undefined) return [{ role: 'user', content: turn.user }];
  const url = `data:${turn.image.media_type};base64,${turn.image.data}`;
  const content = [
    { type: 'text', text: turn.user },
    { type: 'image_url', image_url: { url } },
  ];
  return [{ role: 'user', content }];
}

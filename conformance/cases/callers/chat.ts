import OpenAI from 'openai';
import type { Answer, AnsweredCall, Asks, Caller, Question, QuestionTurn } from './question.ts';
import { orRefused } from './refused.ts';

type Params = OpenAI.ChatCompletionCreateParamsNonStreaming;
type Message = OpenAI.ChatCompletionMessageParam;

/** The Chat Completions format, with the `openai` package. */
export function chatCaller(baseURL: string, apiKey: string): Caller {
  const client = new OpenAI({ baseURL, apiKey, maxRetries: 0 });
  return {
    format: 'chat',
    finishes: {
      end: 'stop',
      tool_calls: 'tool_calls',
      length: 'length',
      stop_sequence: 'stop',
      refusal: 'content_filter',
    },
    ask: (question, stream) => orRefused(stream ? streamed(client, question) : whole(client, question)),
  };
}

async function whole(client: OpenAI, question: Question): Promise<Answer> {
  const { data, response } = await client.chat.completions.create(body(question)).withResponse();
  const [choice] = data.choices;
  return {
    ok: true,
    headers: response.headers,
    model: data.model,
    text: choice?.message.content ?? '',
    reasoning: '',
    calls: (choice?.message.tool_calls ?? []).map((call) => readCall(call.id, 'function' in call ? call.function : {})),
    finish: choice?.finish_reason ?? null,
    usage: { input: data.usage?.prompt_tokens ?? 0, output: data.usage?.completion_tokens ?? 0 },
  };
}

async function streamed(client: OpenAI, question: Question): Promise<Answer> {
  const { data, response } = await client.chat.completions
    .create({ ...body(question), stream: true, stream_options: { include_usage: true } })
    .withResponse();
  let text = '';
  let finish: string | null = null;
  let model = '';
  let usage: OpenAI.CompletionUsage | undefined;
  const calls: { id: string; name: string; arguments: string }[] = [];
  for await (const chunk of data) {
    model = chunk.model;
    usage = chunk.usage ?? usage;
    const [choice] = chunk.choices;
    text += choice?.delta.content ?? '';
    finish = choice?.finish_reason ?? finish;
    for (const { index, id, function: piece } of choice?.delta.tool_calls ?? []) {
      const call = (calls[index] ??= { id: id ?? '', name: '', arguments: '' });
      call.name += piece?.name ?? '';
      call.arguments += piece?.arguments ?? '';
    }
  }
  return {
    ok: true,
    headers: response.headers,
    model,
    text,
    reasoning: '',
    calls: calls.map((call) => readCall(call.id, call)),
    finish,
    usage: { input: usage?.prompt_tokens ?? 0, output: usage?.completion_tokens ?? 0 },
  };
}

function readCall(id: string, call: { readonly name?: string; readonly arguments?: string }): AnsweredCall {
  return { id, name: call.name ?? '', arguments: JSON.parse(call.arguments ?? '') as AnsweredCall['arguments'] };
}

function body({ model, turns, tools, asks = {} }: Question): Params {
  const { max_tokens, stop_sequences, reasoning_effort, temperature, top_p, top_k, verbosity, seed } = asks;
  const { parallel_tool_calls, tool_choice, presence_penalty, frequency_penalty, response_format } = asks;
  const same = {
    max_tokens,
    reasoning_effort,
    temperature,
    top_p,
    top_k,
    verbosity,
    seed,
    parallel_tool_calls,
    presence_penalty,
    frequency_penalty,
  };
  return {
    model,
    messages: turns.flatMap(messages),
    ...same,
    ...(stop_sequences && { stop: [...stop_sequences] }),
    ...(tools && {
      tools: tools.map(({ name, schema }) => ({ type: 'function', function: { name, parameters: schema } })),
    }),
    ...(tool_choice && { tool_choice: choice(tool_choice) }),
    ...(response_format && { response_format: format(response_format) }),
  } as Params;
}

function choice(choice: NonNullable<Asks['tool_choice']>): Params['tool_choice'] {
  return typeof choice === 'string' ? choice : { type: 'function', function: { name: choice.tool } };
}

function format(wanted: NonNullable<Asks['response_format']>): Params['response_format'] {
  if (wanted === 'json_object') return { type: 'json_object' };
  return { type: 'json_schema', json_schema: { name: 'answer', schema: { ...wanted.schema }, strict: true } };
}

function messages(turn: QuestionTurn): Message[] {
  if ('results' in turn) {
    return turn.results.map(({ id, text }) => ({ role: 'tool', tool_call_id: id, content: text }));
  }
  if ('calls' in turn) {
    const tool_calls = turn.calls.map(({ id, name, arguments: args }) => ({
      type: 'function' as const,
      id,
      function: { name, arguments: JSON.stringify(args) },
    }));
    return [{ role: 'assistant', tool_calls }];
  }
  if (turn.image === undefined) return [{ role: 'user', content: turn.user }];
  const url = `data:${turn.image.mediaType};base64,${turn.image.data}`;
  return [
    {
      role: 'user',
      content: [
        { type: 'text', text: turn.user },
        { type: 'image_url', image_url: { url } },
      ],
    },
  ];
}

import Anthropic from '@anthropic-ai/sdk';
import type { Answer, AnsweredCall, Asks, Caller, Question, QuestionTurn } from './question.ts';
import { orRefused } from './refused.ts';

type Params = Anthropic.MessageCreateParamsNonStreaming;

/** The format demands a limit: this one, where a question asks for none. */
const maxTokens = 4_096;

/** The Messages format, with the `@anthropic-ai/sdk` package. */
export function messagesCaller(baseURL: string, apiKey: string): Caller {
  const client = new Anthropic({ baseURL, apiKey, maxRetries: 0 });
  return {
    format: 'messages',
    finishes: {
      end: 'end_turn',
      tool_calls: 'tool_use',
      length: 'max_tokens',
      stop_sequence: 'stop_sequence',
      refusal: 'refusal',
    },
    ask: (question, stream) => orRefused(stream ? streamed(client, question) : whole(client, question)),
  };
}

async function whole(client: Anthropic, question: Question): Promise<Answer> {
  const { data, response } = await client.messages.create(body(question)).withResponse();
  return read(data, response.headers);
}

async function streamed(client: Anthropic, question: Question): Promise<Answer> {
  const stream = client.messages.stream(body(question));
  const [{ response }, message] = await Promise.all([stream.withResponse(), stream.finalMessage()]);
  return read(message, response.headers);
}

function read({ content, model, stop_reason, usage }: Anthropic.Message, headers: Headers): Answer {
  return {
    ok: true,
    headers,
    model,
    text: content.map((block) => (block.type === 'text' ? block.text : '')).join(''),
    reasoning: content.map((block) => (block.type === 'thinking' ? block.thinking : '')).join(''),
    calls: content.flatMap((block) => (block.type === 'tool_use' ? [readCall(block)] : [])),
    finish: stop_reason,
    usage: {
      input: usage.input_tokens + (usage.cache_creation_input_tokens ?? 0) + (usage.cache_read_input_tokens ?? 0),
      output: usage.output_tokens,
    },
  };
}

function readCall({ id, name, input }: Anthropic.ToolUseBlock): AnsweredCall {
  return { id, name, arguments: input as AnsweredCall['arguments'] };
}

function body({ model, turns, tools, asks = {} }: Question): Params {
  const { max_tokens, reasoning_effort, response_format, tool_choice, parallel_tool_calls } = asks;
  const { temperature, top_p, top_k, stop_sequences, thinking } = asks;
  const output = {
    ...(reasoning_effort && { effort: reasoning_effort }),
    ...(response_format && { format: format(response_format) }),
  };
  const choosing = {
    ...choice(tool_choice),
    ...(parallel_tool_calls !== undefined && { disable_parallel_tool_use: !parallel_tool_calls }),
  };
  return {
    model,
    max_tokens: max_tokens ?? maxTokens,
    messages: turns.map(message),
    ...(temperature !== undefined && { temperature }),
    ...(top_p !== undefined && { top_p }),
    ...(top_k !== undefined && { top_k }),
    ...(stop_sequences && { stop_sequences: [...stop_sequences] }),
    ...(thinking && { thinking }),
    ...(Object.keys(output).length > 0 && { output_config: output }),
    ...(tools && { tools: tools.map(({ name, schema }) => ({ name, input_schema: schema })) }),
    ...(Object.keys(choosing).length > 0 && { tool_choice: { type: 'auto', ...choosing } }),
  } as Params;
}

function choice(choice: Asks['tool_choice']): object {
  if (choice === undefined) return {};
  if (choice === 'required') return { type: 'any' };
  return typeof choice === 'string' ? { type: choice } : { type: 'tool', name: choice.tool };
}

function format(wanted: NonNullable<Asks['response_format']>): object {
  return wanted === 'json_object' ? { type: 'json_object' } : { type: 'json_schema', schema: wanted.schema };
}

function message(turn: QuestionTurn): Anthropic.MessageParam {
  if ('results' in turn) {
    const content = turn.results.map(({ id, text }) => ({
      type: 'tool_result' as const,
      tool_use_id: id,
      content: text,
    }));
    return { role: 'user', content };
  }
  if ('calls' in turn) {
    const content = turn.calls.map(({ id, name, arguments: input }) => ({
      type: 'tool_use' as const,
      id,
      name,
      input,
    }));
    return { role: 'assistant', content };
  }
  if (turn.image === undefined) return { role: 'user', content: turn.user };
  const { mediaType, data } = turn.image;
  return {
    role: 'user',
    content: [
      { type: 'text', text: turn.user },
      { type: 'image', source: { type: 'base64', media_type: mediaType as 'image/png', data } },
    ],
  };
}

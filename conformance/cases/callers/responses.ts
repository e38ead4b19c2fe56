import OpenAI from 'openai';
import type { Answer, AnsweredCall, Asks, Caller, Question, QuestionTurn } from './question.ts';
import { orRefused } from './refused.ts';

type Params = OpenAI.Responses.ResponseCreateParamsNonStreaming;
type Response = OpenAI.Responses.Response;

/** The Responses format, with the `openai` package. */
export function responsesCaller(baseURL: string, apiKey: string): Caller {
  const client = new OpenAI({ baseURL, apiKey, maxRetries: 0 });
  return {
    format: 'responses',
    finishes: {
      end: 'completed',
      tool_calls: 'completed',
      length: 'incomplete',
      stop_sequence: 'completed',
      refusal: 'incomplete',
    },
    ask: (question, stream) => orRefused(stream ? streamed(client, question) : whole(client, question)),
  };
}

async function whole(client: OpenAI, question: Question): Promise<Answer> {
  const { data, response } = await client.responses.create(body(question)).withResponse();
  return read(data, response.headers);
}

/** Throws where the deltas say something else than the response that ends the stream. */
async function streamed(client: OpenAI, question: Question): Promise<Answer> {
  const { data, response } = await client.responses.create({ ...body(question), stream: true }).withResponse();
  let text = '';
  let last: Response | undefined;
  for await (const event of data) {
    if (event.type === 'response.output_text.delta') text += event.delta;
    if (event.type === 'response.completed' || event.type === 'response.incomplete') last = event.response;
  }
  if (last === undefined) throw new Error('the stream has no end');
  const answer = read(last, response.headers);
  if (answer.ok && answer.text !== text) throw new Error(`the deltas say '${text}', the response '${answer.text}'`);
  return answer;
}

function read(response: Response, headers: Headers): Answer {
  const output = response.output;
  return {
    ok: true,
    headers,
    model: response.model,
    text: output
      .flatMap((item) => (item.type === 'message' ? item.content : []))
      .map((part) => (part.type === 'output_text' ? part.text : ''))
      .join(''),
    reasoning: output
      .flatMap((item) => (item.type === 'reasoning' ? item.summary : []))
      .map((part) => part.text)
      .join(''),
    calls: output.flatMap((item) => (item.type === 'function_call' ? [readCall(item)] : [])),
    finish: response.status ?? null,
    usage: { input: response.usage?.input_tokens ?? 0, output: response.usage?.output_tokens ?? 0 },
  };
}

function readCall({ call_id, name, arguments: text }: OpenAI.Responses.ResponseFunctionToolCall): AnsweredCall {
  return { id: call_id, name, arguments: JSON.parse(text) as AnsweredCall['arguments'] };
}

function body({ model, turns, tools, asks = {} }: Question): Params {
  const { max_tokens, reasoning_effort, verbosity, response_format, tool_choice, temperature, top_p } = asks;
  const text = { ...(verbosity && { verbosity }), ...(response_format && { format: format(response_format) }) };
  return {
    model,
    input: turns.flatMap(items),
    ...(max_tokens !== undefined && { max_output_tokens: max_tokens }),
    ...(temperature !== undefined && { temperature }),
    ...(top_p !== undefined && { top_p }),
    ...(reasoning_effort && { reasoning: { effort: reasoning_effort, summary: 'auto' } }),
    ...(Object.keys(text).length > 0 && { text }),
    ...(tools && {
      tools: tools.map(({ name, schema }) => ({ type: 'function', name, parameters: schema, strict: false })),
    }),
    ...(tool_choice && { tool_choice: choice(tool_choice) }),
    ...(asks.parallel_tool_calls !== undefined && { parallel_tool_calls: asks.parallel_tool_calls }),
  } as Params;
}

function choice(choice: NonNullable<Asks['tool_choice']>): Params['tool_choice'] {
  return typeof choice === 'string' ? choice : { type: 'function', name: choice.tool };
}

function format(wanted: NonNullable<Asks['response_format']>): object {
  if (wanted === 'json_object') return { type: 'json_object' };
  return { type: 'json_schema', name: 'answer', schema: wanted.schema, strict: true };
}

function items(turn: QuestionTurn): OpenAI.Responses.ResponseInputItem[] {
  if ('results' in turn) {
    return turn.results.map(({ id, text }) => ({ type: 'function_call_output', call_id: id, output: text }));
  }
  if ('calls' in turn) {
    return turn.calls.map(({ id, name, arguments: args }) => ({
      type: 'function_call',
      call_id: id,
      name,
      arguments: JSON.stringify(args),
    }));
  }
  if (turn.image === undefined) return [{ role: 'user', content: turn.user }];
  const image_url = `data:${turn.image.mediaType};base64,${turn.image.data}`;
  return [
    {
      role: 'user',
      content: [
        { type: 'input_text', text: turn.user },
        { type: 'input_image', image_url, detail: 'auto' },
      ],
    },
  ];
}

import { Http, json, readStream } from './http.ts';
import type { Running } from './running.ts';

/** Addresses of the three formats. */
export const addresses = {
  chat: '/v1/chat/completions',
  responses: '/v1/responses',
  messages: '/v1/messages',
} as const;

export type Format = keyof typeof addresses;
export const formats = Object.keys(addresses) as Format[];

type Body = Readonly<Record<string, unknown>>;

/** Something that callers do, in each format's own words; absent: the format has no words for it. */
interface Deed extends Readonly<Partial<Record<Format, Body>>> {
  readonly name: string;
}

/** What the gateway sent: a whole reply or the events of a stream. */
export interface Exchange {
  readonly name: string;
  readonly status: number;

  /** Null where it is a stream. */
  readonly body: unknown;
  readonly events: readonly unknown[];
}

const parameters = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] };
const answer = {
  type: 'object',
  properties: { capital: { type: 'string' }, people: { type: 'integer' } },
  required: ['capital', 'people'],
  additionalProperties: false,
};

/** A text for the model, with what else each format says beside it. */
function saying(text: string, more: Readonly<Partial<Record<Format, Body>>> = {}): Readonly<Record<Format, Body>> {
  const messages = [{ role: 'user', content: text }];
  return {
    chat: { messages, ...more.chat },
    responses: { input: text, ...more.responses },
    messages: { messages, max_tokens: 1000, ...more.messages },
  };
}

/** Functions of these names, as each format offers them. */
function offering(...names: readonly string[]): Readonly<Record<Format, Body>> {
  return {
    chat: { tools: names.map((name) => ({ type: 'function', function: { name, parameters } })) },
    responses: { tools: names.map((name) => ({ type: 'function', name, parameters, strict: null })) },
    messages: { tools: names.map((name) => ({ name, input_schema: parameters })) },
  };
}

const call = { id: 'call_1', name: 'look', arguments: '{"city":"Oslo"}' };
const results: Readonly<Record<Format, Body>> = {
  chat: {
    messages: [
      { role: 'user', content: 'call look with city=Oslo' },
      { role: 'assistant', content: null, tool_calls: [{ id: call.id, type: 'function', function: call }] },
      { role: 'tool', tool_call_id: call.id, content: 'rain' },
    ],
    ...offering('look').chat,
  },
  responses: {
    input: [
      { role: 'user', content: 'call look with city=Oslo' },
      { type: 'function_call', call_id: call.id, name: call.name, arguments: call.arguments },
      { type: 'function_call_output', call_id: call.id, output: 'rain' },
    ],
    ...offering('look').responses,
  },
  messages: {
    max_tokens: 1000,
    messages: [
      { role: 'user', content: 'call look with city=Oslo' },
      { role: 'assistant', content: [{ type: 'tool_use', id: call.id, name: call.name, input: { city: 'Oslo' } }] },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: call.id, content: 'rain' }] },
    ],
    ...offering('look').messages,
  },
};

const deeds: readonly Deed[] = [
  { name: 'text', ...saying('Hello 👩‍👩‍👧‍👦') },
  {
    name: 'text with its usage, from a cache',
    ...saying('cached 12, cache write 5', { chat: { stream_options: { include_usage: true } } }),
  },
  { name: 'a tool call', ...saying('call look with city=Oslo', offering('look')) },
  { name: 'parallel tool calls', ...saying('call look and count with city=Oslo', offering('look', 'count')) },
  { name: 'the result of a tool', ...results },
  {
    name: 'a legacy function',
    chat: { ...saying('call look with city=Oslo').chat, functions: [{ name: 'look', parameters }] },
  },
  {
    name: 'reasoning',
    ...saying('Think of ships', {
      chat: { reasoning_effort: 'high' },
      responses: {
        reasoning: { effort: 'high', summary: 'auto' },
        include: ['reasoning.encrypted_content'],
      },
      messages: { thinking: { type: 'adaptive' }, output_config: { effort: 'high' } },
    }),
  },
  {
    name: 'JSON by a schema',
    ...saying('capital=Oslo, people=5', {
      chat: { response_format: { type: 'json_schema', json_schema: { name: 'answer', schema: answer, strict: true } } },
      responses: { text: { format: { type: 'json_schema', name: 'answer', schema: answer, strict: true } } },
      messages: { output_config: { format: { type: 'json_schema', schema: answer } } },
    }),
  },
  {
    name: 'JSON of any form',
    ...saying('some JSON', {
      chat: { response_format: { type: 'json_object' } },
      responses: { text: { format: { type: 'json_object' }, verbosity: 'low' } },
    }),
  },
  { name: 'a refusal', ...saying('please refuse') },
  {
    name: 'truncation',
    ...saying('say 100 words', {
      chat: { max_tokens: 20 },
      responses: { max_output_tokens: 20 },
      messages: { max_tokens: 20 },
    }),
  },
  {
    name: 'a stop sequence',
    ...saying('one HALT two', { chat: { stop: ['HALT'] }, messages: { stop_sequences: ['HALT'] } }),
  },
  {
    name: 'a web search',
    ...saying('search for red bees', {
      chat: { web_search_options: {} },
      responses: { tools: [{ type: 'web_search' }] },
      messages: { tools: [{ type: 'web_search_20250305', name: 'web_search' }] },
    }),
  },
  {
    name: 'a remote server',
    ...saying('ask the deploy server', {
      responses: {
        tools: [
          { type: 'mcp', server_label: 'deploy', server_url: 'https://mcp.example.com', require_approval: 'never' },
        ],
      },
      messages: {
        tools: [{ type: 'mcp_toolset', mcp_server_name: 'deploy' }],
        mcp_servers: [{ type: 'url', name: 'deploy', url: 'https://mcp.example.com' }],
      },
    }),
  },
  {
    name: 'everything that a response repeats',
    responses: {
      input: [{ role: 'user', content: [{ type: 'input_text', text: 'Hello' }] }],
      instructions: 'Be brief.',
      temperature: 0.5,
      top_p: 0.9,
      max_output_tokens: 500,
      max_tool_calls: 3,
      metadata: { a: 'b' },
      prompt_cache_key: 'k',
      safety_identifier: 's',
      user: 'u',
      truncation: 'auto',
      parallel_tool_calls: false,
      tool_choice: { type: 'function', name: 'look' },
      service_tier: 'auto',
      store: false,
      ...offering('look').responses,
    },
  },
  {
    name: 'a limit above all others',
    ...saying('Hello', {
      chat: { max_tokens: 200_000 },
      responses: { max_output_tokens: 200_000 },
      messages: { max_tokens: 200_000 },
    }),
  },
  {
    name: 'a field that is rejected',
    responses: { input: 'Hello', conversation: 'conv_1' },
  },
  { name: 'a response that there is not', responses: { input: 'Hello', previous_response_id: 'resp_no' } },
];

/** Failures do not differ between models of one wire, and take the time of a repeat. */
const failures: readonly Deed[] = [400, 429, 500, 529].map((status) => ({
  name: `a provider that fails with ${status}`,
  ...saying(`fail with ${status}`),
}));

/** Does all that a caller does in one format with one model, whole and streamed. */
export function exchangesOf(running: Running, format: Format, alias: string): Promise<readonly Exchange[]> {
  return exchanges(running, format, alias, deeds);
}

/** Asks the model of a provider that fails in many ways. */
export function failuresOf(running: Running, format: Format, alias: string): Promise<readonly Exchange[]> {
  return exchanges(running, format, alias, failures);
}

let marks = 0;

/** Has a stream fail in its middle, as its provider says. */
export async function brokenStream({ http, mocks }: Running, format: Format, alias: string): Promise<Exchange> {
  const marker = `broken-${(marks += 1)}-here`;
  await mocks.script({ match: { marker }, stream: { errorAfter: 6 } });
  const body = { model: alias, ...saying(`Many words before it breaks ${marker}`)[format], stream: true };
  return read('a stream that fails in its middle', await http.post(addresses[format], body));
}

/** Has a stream fail after its 200 went out early, on a gateway that waits no longer than a tenth of a second. */
export async function lateFailure({ key, mocks }: Running, url: string, format: Format): Promise<Exchange> {
  const marker = `late-${(marks += 1)}-here`;
  await mocks.script({ match: { marker }, wait: 300, answer: { status: 400 } });
  const body = { model: 'a-mid', ...saying(`Late ${marker}`)[format], stream: true };
  return read('a stream that fails late', await new Http(url, key).post(addresses[format], body));
}

/** Limits of that gateway. */
export const impatient = { early_ok: 100, keep_alive: 100 };

async function exchanges(
  running: Running,
  format: Format,
  alias: string,
  all: readonly Deed[],
): Promise<readonly Exchange[]> {
  const asked = all.flatMap((deed) => {
    const body = deed[format];
    if (body === undefined) return [];
    return [false, true].map((stream) => ({
      name: `${deed.name}${stream ? ', streamed' : ''}`,
      body: { model: alias, ...body, ...(stream && { stream }) },
    }));
  });
  return Promise.all(
    asked.map(({ name, body }) => running.http.post(addresses[format], body).then((response) => read(name, response))),
  );
}

/** What stood on the line. */
export async function read(name: string, response: Response): Promise<Exchange> {
  const { status } = response;
  if (response.headers.get('content-type')?.includes('text/event-stream') !== true) {
    return { name, status, body: await response.json(), events: [] };
  }
  const { sent } = await readStream(response);
  return { name, status, body: null, events: sent.filter(({ data }) => data !== '[DONE]').map(json) };
}

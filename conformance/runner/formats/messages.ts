import { number, object, objects, text } from '../../mocks/json.ts';
import type { Finish, Usage, Words } from './answer.ts';
import { parsed } from './chat.ts';
import { over, spelled, turnsOf, type Question, type Turn } from './question.ts';

/** The format demands a limit: this one, where a question has none. */
const usualLimit = 1_000;

/** The Messages format. */
export const messages: Words = {
  path: '/v1/messages',

  write(question, stream) {
    const tools = [
      ...(question.tools ?? []).map(({ name, schema }) => ({ name, input_schema: schema })),
      ...(question.web_search === true ? [{ type: 'web_search_20250305', name: 'web_search' }] : []),
    ];
    const choosing = {
      ...(question.tool_choice !== undefined && choice(question.tool_choice)),
      ...(question.parallel !== undefined && { disable_parallel_tool_use: !question.parallel }),
    };
    const body = {
      model: question.model,
      max_tokens: usualLimit,
      messages: turnsOf(question).map(message),
      ...(question.system !== undefined && { system: question.system }),
      ...(stream && { stream }),
      ...(tools.length > 0 && { tools }),
      ...(Object.keys(choosing).length > 0 && { tool_choice: { type: 'auto', ...choosing } }),
      ...(question.response_format !== undefined && { output_config: { format: format(question.response_format) } }),
    };
    return over(body, spelled('messages', question));
  },

  read(body) {
    const reply = object(body);
    const content = objects(reply['content']);
    const said = content.filter((block) => block['type'] === 'text');
    return {
      model: reply['model'],
      text: said.map((block) => text(block['text'])).join(''),
      reasoning: content.map((block) => text(block['thinking'])).join(''),
      calls: content
        .filter((block) => block['type'] === 'tool_use')
        .map((block) => ({ id: block['id'], name: block['name'], arguments: block['input'] })),
      finish: finishes[text(reply['stop_reason'])] ?? null,
      sources: said.flatMap((block) => objects(block['citations'])).map((one) => one['url']),
      usage: usageOf(reply['usage']),
    };
  },

  fold(events) {
    let reply: Record<string, unknown> = {};
    const blocks: Record<string, unknown>[] = [];
    for (const data of events.map((event) => object(event.data))) {
      const block = blocks[number(data['index']) ?? 0];
      const delta = object(data['delta']);
      if (data['type'] === 'message_start') reply = { ...object(data['message']) };
      if (data['type'] === 'content_block_start') blocks.push({ ...object(data['content_block']) });
      if (data['type'] === 'content_block_delta' && block !== undefined) grow(block, delta);
      if (data['type'] === 'message_delta') reply = { ...reply, ...delta, usage: both(reply['usage'], data['usage']) };
    }
    const content = blocks.map(({ partial, ...block }) =>
      partial === undefined ? block : { ...block, input: parsed(partial) },
    );
    return this.read({ ...reply, content });
  },
};

function grow(block: Record<string, unknown>, delta: Readonly<Record<string, unknown>>): void {
  for (const [from, to] of [
    ['text', 'text'],
    ['thinking', 'thinking'],
    ['partial_json', 'partial'],
  ] as const) {
    if (delta[from] !== undefined) block[to] = text(block[to]) + text(delta[from]);
  }
  if (delta['citation'] !== undefined) block['citations'] = [...objects(block['citations']), delta['citation']];
}

function both(before: unknown, after: unknown): object {
  return { ...object(before), ...object(after) };
}

const finishes: Readonly<Record<string, Finish>> = {
  end_turn: 'end',
  tool_use: 'tool_calls',
  max_tokens: 'length',
  stop_sequence: 'stop_sequence',
  refusal: 'refusal',
};

function usageOf(usage: unknown): Usage | null {
  if (usage === undefined || usage === null) return null;
  const told = object(usage);
  const cache_read = number(told['cache_read_input_tokens']) ?? 0;
  const cache_write = number(told['cache_creation_input_tokens']) ?? 0;
  const input = (number(told['input_tokens']) ?? 0) + cache_read + cache_write;
  return { input, output: number(told['output_tokens']) ?? 0, cache_read, cache_write };
}

function choice(wanted: NonNullable<Question['tool_choice']>): object {
  if (wanted === 'required') return { type: 'any' };
  return typeof wanted === 'string' ? { type: wanted } : { type: 'tool', name: wanted.tool };
}

function format(wanted: NonNullable<Question['response_format']>): object {
  return wanted === 'json_object' ? { type: 'json_object' } : { type: 'json_schema', schema: wanted.schema };
}

function message(turn: Turn): object {
  if ('results' in turn) {
    const content = turn.results.map(({ id, text: said }) => ({ type: 'tool_result', tool_use_id: id, content: said }));
    return { role: 'user', content };
  }
  if ('assistant' in turn) return { role: 'assistant', content: turn.assistant };
  if ('calls' in turn) {
    const content = turn.calls.map(({ id, name, arguments: input }) => ({ type: 'tool_use', id, name, input }));
    return { role: 'assistant', content };
  }
  if (turn.image === undefined) return { role: 'user', content: turn.user };
  const { media_type, data } = turn.image;
  const content = [
    { type: 'text', text: turn.user },
    { type: 'image', source: { type: 'base64', media_type, data } },
  ];
  return { role: 'user', content };
}

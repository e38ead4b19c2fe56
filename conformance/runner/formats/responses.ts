import { number, object, objects, text } from '../../mocks/json.ts';
import type { Finish, Usage, Words } from './answer.ts';
import { parsed } from './chat.ts';
import { over, spelled, turnsOf, type Question, type Turn } from './question.ts';

/** The Responses format. */
export const responses: Words = {
  path: '/v1/responses',

  write(question, stream) {
    const tools = [
      ...(question.tools ?? []).map(({ name, schema }) => ({
        type: 'function',
        name,
        parameters: schema,
        strict: false,
      })),
      ...(question.web_search === true ? [{ type: 'web_search' }] : []),
    ];
    const body = {
      model: question.model,
      input: turnsOf(question).flatMap(items),
      ...(question.system !== undefined && { instructions: question.system }),
      ...(stream && { stream }),
      ...(tools.length > 0 && { tools }),
      ...(question.tool_choice !== undefined && { tool_choice: choice(question.tool_choice) }),
      ...(question.parallel !== undefined && { parallel_tool_calls: question.parallel }),
      ...(question.response_format !== undefined && { text: { format: format(question.response_format) } }),
    };
    return over(body, spelled('responses', question));
  },

  read(body) {
    const reply = object(body);
    const output = objects(reply['output']);
    const parts = output.flatMap((item) => (item['type'] === 'message' ? objects(item['content']) : []));
    const calls = output.filter((item) => item['type'] === 'function_call');
    return {
      model: reply['model'],
      text: parts.map((part) => text(part['text'])).join(''),
      reasoning: output
        .flatMap((item) => (item['type'] === 'reasoning' ? objects(item['summary']) : []))
        .map((part) => text(part['text']))
        .join(''),
      calls: calls.map((item) => ({ id: item['call_id'], name: item['name'], arguments: parsed(item['arguments']) })),
      finish: finishOf(reply, calls.length > 0),
      sources: parts.flatMap((part) => objects(part['annotations'])).map((one) => one['url']),
      usage: usageOf(reply['usage']),
    };
  },

  fold(events) {
    const data = events.map((event) => object(event.data));
    const last = data.findLast((one) => one['response'] !== undefined);
    const answer = this.read(last?.['response']);
    const deltas = data.filter((one) => one['type'] === 'response.output_text.delta');
    return { ...answer, text: deltas.map((one) => text(one['delta'])).join('') };
  },
};

function finishOf(reply: Readonly<Record<string, unknown>>, called: boolean): Finish | null {
  if (reply['status'] === 'completed') return called ? 'tool_calls' : 'end';
  if (reply['status'] !== 'incomplete') return null;
  return object(reply['incomplete_details'])['reason'] === 'content_filter' ? 'refusal' : 'length';
}

function usageOf(usage: unknown): Usage | null {
  if (usage === undefined || usage === null) return null;
  const told = object(usage);
  const details = object(told['input_tokens_details']);
  return {
    input: number(told['input_tokens']) ?? 0,
    output: number(told['output_tokens']) ?? 0,
    cache_read: number(details['cached_tokens']) ?? 0,
    cache_write: number(details['cache_write_tokens']) ?? 0,
  };
}

function choice(wanted: NonNullable<Question['tool_choice']>): unknown {
  return typeof wanted === 'string' ? wanted : { type: 'function', name: wanted.tool };
}

function format(wanted: NonNullable<Question['response_format']>): unknown {
  if (wanted === 'json_object') return { type: 'json_object' };
  return { type: 'json_schema', name: 'answer', schema: wanted.schema, strict: true };
}

function items(turn: Turn): readonly object[] {
  if ('results' in turn) {
    return turn.results.map(({ id, text: output }) => ({ type: 'function_call_output', call_id: id, output }));
  }
  if ('assistant' in turn) return [{ role: 'assistant', content: turn.assistant }];
  if ('calls' in turn) {
    return turn.calls.map(({ id, name, arguments: args }) => ({
      type: 'function_call',
      call_id: id,
      name,
      arguments: JSON.stringify(args),
    }));
  }
  if (turn.image === undefined) return [{ role: 'user', content: turn.user }];
  const image_url = `data:${turn.image.media_type};base64,${turn.image.data}`;
  const content = [
    { type: 'input_text', text: turn.user },
    { type: 'input_image', image_url, detail: 'auto' },
  ];
  return [{ role: 'user', content }];
}

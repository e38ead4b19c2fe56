import type { Received, Script } from './provider.ts';
import { events, json } from './provider.ts';

/** What a provider on the messages wire answers when the model says `text`. */
export function message(text: string): object {
  return {
    id: 'msg_provider',
    type: 'message',
    role: 'assistant',
    model: 'whatever',
    content: [{ type: 'text', text }],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 7, output_tokens: 5, cache_creation_input_tokens: 0, cache_read_input_tokens: 0 },
  };
}

/** The same on the responses wire. */
export function response(text: string): object {
  const content = [{ type: 'output_text', text, annotations: [] }];
  return {
    id: 'resp_provider',
    object: 'response',
    created_at: 1,
    status: 'completed',
    model: 'whatever',
    output: [{ type: 'message', id: 'msg_1', status: 'completed', role: 'assistant', content }],
    usage: { input_tokens: 7, output_tokens: 5, total_tokens: 12 },
  };
}

/** The same on the native wire. */
export function candidate(text: string): object {
  return {
    candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 }],
    usageMetadata: { promptTokenCount: 7, candidatesTokenCount: 5, totalTokenCount: 12 },
    modelVersion: 'whatever',
    responseId: 'r1',
  };
}

/** Events of the messages wire for one text that comes in pieces, without the end. */
export function messageBegin(...texts: readonly string[]): string {
  const begin = { ...message(''), content: [], stop_reason: null };
  return [
    { type: 'message_start', message: begin },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  ]
    .map(frame)
    .concat(texts.map(messageDelta))
    .join('');
}

/** More of that text. */
export function messageDelta(text: string): string {
  return frame({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } });
}

/** The end of that. */
export const messageEnd = [
  { type: 'content_block_stop', index: 0 },
  { type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: 5 } },
  { type: 'message_stop' },
]
  .map(frame)
  .join('');

/** One event of a wire whose events are named by their type. */
export function frame(data: Readonly<Record<string, unknown>>): string {
  return `event: ${String(data['type'])}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Answers on whatever wire was asked on, streamed where asked for: `Hello, <model>!` */
export const hello: Script = (request, response_) => {
  const { path, body } = request;
  const text = `Hello, ${modelOf(request)}!`;
  const streamed = body['stream'] === true;
  if (path.includes(':streamGenerateContent'))
    events(`data: ${JSON.stringify(candidate(text))}\n\n`)(request, response_);
  else if (path.includes(':generateContent')) json(200, candidate(text))(request, response_);
  else if (path.endsWith('/messages'))
    (streamed ? events(messageBegin(text), messageEnd) : json(200, message(text)))(request, response_);
  else if (path.endsWith('/responses'))
    (streamed ? events(responseStream(text)) : json(200, response(text)))(request, response_);
  else json(404, { error: { message: `no such path: ${path}` } })(request, response_);
};

function modelOf({ path, body }: Received): string {
  return typeof body['model'] === 'string' ? body['model'] : (/models\/([^:]+):/.exec(path)?.[1] ?? '');
}

/** A whole stream of the responses wire for one text. */
export function responseStream(text: string): string {
  const done = response(text) as { readonly output: readonly object[] };
  const begun = { ...done, status: 'in_progress', output: [] };
  const item = { type: 'message', id: 'msg_1', status: 'in_progress', role: 'assistant', content: [] };
  const place = { item_id: 'msg_1', output_index: 0, content_index: 0 };
  return [
    { type: 'response.created', response: begun },
    { type: 'response.output_item.added', output_index: 0, item },
    { type: 'response.content_part.added', ...place, part: { type: 'output_text', text: '', annotations: [] } },
    { type: 'response.output_text.delta', ...place, delta: text },
    { type: 'response.output_text.done', ...place, text },
    { type: 'response.content_part.done', ...place, part: { type: 'output_text', text, annotations: [] } },
    { type: 'response.output_item.done', output_index: 0, item: done.output[0] },
    { type: 'response.completed', response: done },
  ]
    .map((event, sequence_number) => frame({ ...event, sequence_number }))
    .join('');
}

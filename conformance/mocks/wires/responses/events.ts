import { frame, type Frame } from '../../frame.ts';
import { list, object, objects, text, type JsonObject } from '../../json.ts';
import type { Asked } from '../../talk/asked.ts';
import { jsonPieces, pieces, type Said, type SaidPart } from '../../talk/said.ts';
import { envelope, items, reply } from './reply.ts';

type Event = JsonObject & { readonly type: string };

/** A reply as the whole catalogue of events that its items go through, numbered. */
export function* events(said: Said, asked: Asked): Generator<Frame> {
  let sequence = 0;
  for (const event of unnumbered(said, asked)) {
    const { type, ...rest } = event;
    yield frame({ type, sequence_number: sequence, ...rest }, type);
    sequence += 1;
  }
}

function* unnumbered(said: Said, asked: Asked): Generator<Event> {
  const response = envelope(said, 'in_progress');
  yield { type: 'response.created', response };
  yield { type: 'response.in_progress', response };
  let place = 0;
  for (const [index, part] of said.parts.entries()) {
    for (const item of items(part, `${said.id}${index}`, asked)) {
      yield { type: 'response.output_item.added', output_index: place, item: begun(item) };
      yield* inside(item, part, { item_id: text(item['id']), output_index: place });
      yield { type: 'response.output_item.done', output_index: place, item };
      place += 1;
    }
  }
  const whole = reply(said, asked);
  yield { type: `response.${text(whole['status'])}`, response: whole };
}

/** The item as it opens: nothing in it yet. */
function begun(item: JsonObject): JsonObject {
  const emptied: JsonObject = { content: [], summary: [], arguments: '', tools: [] };
  const kept = Object.entries(item).filter(([key]) => !['output', 'encrypted_content', 'action'].includes(key));
  return Object.fromEntries(
    kept.map(([key, value]) => [key, key === 'status' ? 'in_progress' : (emptied[key] ?? value)]),
  );
}

/** What happens to an item between its opening and its end. */
function inside(item: JsonObject, part: SaidPart, at: JsonObject): Iterable<Event> {
  switch (item['type']) {
    case 'message':
      return messageEvents(object(list(item['content'])[0]), part, { ...at, content_index: 0 });
    case 'reasoning':
      return summaryEvents(objects(item['summary']), at);
    case 'function_call':
      return argumentEvents('response.function_call_arguments', item, part, at);
    case 'mcp_call':
      return mcpEvents(item, part, at);
    case 'mcp_list_tools':
      return states('response.mcp_list_tools', ['in_progress', 'completed'], at);
    default:
      return states('response.web_search_call', ['in_progress', 'searching', 'completed'], at);
  }
}

function* messageEvents(content: JsonObject, part: SaidPart, at: JsonObject): Generator<Event> {
  const isText = content['type'] === 'output_text';
  const opened = isText ? { ...content, text: '', annotations: [] } : { ...content, refusal: '' };
  yield { type: 'response.content_part.added', ...at, part: opened };
  const name = isText ? 'response.output_text' : 'response.refusal';
  const said = part.type === 'text' ? pieces(part) : pieces(text(content['refusal']));
  for (const delta of said) yield { type: `${name}.delta`, ...at, delta, ...(isText && { logprobs: [] }) };
  for (const [index, annotation] of objects(content['annotations']).entries()) {
    yield { type: 'response.output_text.annotation.added', ...at, annotation_index: index, annotation };
  }
  yield isText
    ? { type: `${name}.done`, ...at, text: content['text'], logprobs: [] }
    : { type: `${name}.done`, ...at, refusal: content['refusal'] };
  yield { type: 'response.content_part.done', ...at, part: content };
}

function* summaryEvents(summary: readonly JsonObject[], at: JsonObject): Generator<Event> {
  for (const [index, part] of summary.entries()) {
    const place = { ...at, summary_index: index };
    yield { type: 'response.reasoning_summary_part.added', ...place, part: { ...part, text: '' } };
    for (const delta of pieces(text(part['text'])))
      yield { type: 'response.reasoning_summary_text.delta', ...place, delta };
    yield { type: 'response.reasoning_summary_text.done', ...place, text: part['text'] };
    yield { type: 'response.reasoning_summary_part.done', ...place, part };
  }
}

function* argumentEvents(name: string, item: JsonObject, part: SaidPart, at: JsonObject): Generator<Event> {
  if (!('arguments' in part)) return;
  for (const delta of jsonPieces(part.arguments)) yield { type: `${name}.delta`, ...at, delta };
  yield {
    type: `${name}.done`,
    ...at,
    arguments: item['arguments'],
    ...(item['type'] === 'function_call' && { name: item['name'] }),
  };
}

function* mcpEvents(item: JsonObject, part: SaidPart, at: JsonObject): Generator<Event> {
  yield* states('response.mcp_call', ['in_progress'], at);
  yield* argumentEvents('response.mcp_call_arguments', item, part, at);
  yield* states('response.mcp_call', ['completed'], at);
}

function* states(name: string, words: readonly string[], at: JsonObject): Generator<Event> {
  for (const word of words) yield { type: `${name}.${word}`, ...at };
}

import { frame, type Frame } from '../../frame.ts';
import { objects, text, type JsonObject } from '../../json.ts';
import type { Asked } from '../../talk/asked.ts';
import { jsonPieces, pieces, type Said, type SaidPart } from '../../talk/said.ts';
import { blocks, ending, envelope, usage } from './reply.ts';

type Event = JsonObject & { readonly type: string };

/** A reply as the standard sequence of events. */
export function* events(said: Said, asked: Asked): Generator<Frame> {
  for (const event of sequence(said, asked)) yield frame(event, event.type);
}

function* sequence(said: Said, asked: Asked): Generator<Event> {
  yield { type: 'message_start', message: { ...envelope(said), usage: { ...usage(said), output_tokens: 1 } } };
  yield { type: 'ping' };
  let index = 0;
  for (const part of said.parts) {
    for (const block of blocks(part, asked)) {
      yield { type: 'content_block_start', index, content_block: begun(block) };
      for (const delta of deltas(block, part)) yield { type: 'content_block_delta', index, delta };
      yield { type: 'content_block_stop', index };
      index += 1;
    }
  }
  yield { type: 'message_delta', delta: ending(said.stop), usage: usage(said) };
  yield { type: 'message_stop' };
}

/** The block as it opens; results of the provider's own tools arrive whole. */
function begun(block: JsonObject): JsonObject {
  switch (block['type']) {
    case 'text':
      return { ...block, text: '', citations: null };
    case 'thinking':
      return { ...block, thinking: '', signature: '' };
    case 'tool_use':
    case 'server_tool_use':
    case 'mcp_tool_use':
      return { ...block, input: {} };
    default:
      return block;
  }
}

function* deltas(block: JsonObject, part: SaidPart): Generator<JsonObject> {
  if (block['type'] === 'thinking') {
    for (const thinking of pieces(text(block['thinking']))) yield { type: 'thinking_delta', thinking };
    yield { type: 'signature_delta', signature: block['signature'] };
  }
  if (block['type'] === 'text') {
    for (const piece of pieces(part.type === 'text' ? part : text(block['text'])))
      yield { type: 'text_delta', text: piece };
    for (const citation of objects(block['citations'])) yield { type: 'citations_delta', citation };
  }
  if ('input' in block) {
    yield { type: 'input_json_delta', partial_json: '' };
    for (const piece of jsonPieces(block['input'])) yield { type: 'input_json_delta', partial_json: piece };
  }
}

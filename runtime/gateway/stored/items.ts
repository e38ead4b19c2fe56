import { newId } from '../../platform/ids.ts';
import type { JsonObject } from '../../wires/codec.ts';

/** The input of a Responses request as items to store: text becomes a message, and every item has an id. */
export function storedItems(input: unknown): readonly JsonObject[] {
  if (typeof input === 'string') return [storedItem({ role: 'user', content: input })];
  return Array.isArray(input) ? (input as JsonObject[]).map(storedItem) : [];
}

/** The item with the fields that every stored item has. */
export function storedItem(item: JsonObject): JsonObject {
  const type = typeOf(item);
  const id = typeof item['id'] === 'string' ? item['id'] : `${prefixes.get(type) ?? 'item'}_${newId()}`;
  const stored = { ...item, id, type, status: item['status'] ?? 'completed' };
  return type === 'message' ? { ...stored, content: contentParts(item) } : stored;
}

/** Without a type an item with a role is a message, and one without names another. */
function typeOf({ type, role }: JsonObject): string {
  if (typeof type === 'string') return type;
  return role === undefined ? 'item_reference' : 'message';
}

const prefixes = new Map([
  ['message', 'msg'],
  ['function_call', 'fc'],
  ['function_call_output', 'fco'],
  ['reasoning', 'rs'],
]);

function contentParts({ role, content }: JsonObject): unknown {
  if (Array.isArray(content)) return (content as JsonObject[]).map(whole);
  if (typeof content !== 'string') return [];
  return [role === 'assistant' ? whole({ type: 'output_text', text: content }) : { type: 'input_text', text: content }];
}

/** What a model said has fields that callers who hand it back may leave out. */
function whole(part: JsonObject): JsonObject {
  return part['type'] === 'output_text' ? { annotations: [], logprobs: [], ...part } : part;
}

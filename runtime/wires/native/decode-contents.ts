import type { Message, OpaquePart, Part, TextPart } from '../../turn/message.ts';
import type { Origin } from '../../turn/turn.ts';
import type { JsonObject } from '../codec.ts';
import { kindOf } from '../shared/content-kind.ts';
import { asObject, asObjects, asText } from '../shared/json.ts';
import { argumentsText } from '../shared/tool-arguments.ts';
import { CallIds } from './call-ids.ts';
import { decodeResponse } from './function-response.ts';
import { decodeAddress, decodeInline } from './media.ts';
import { sealedOf } from './state.ts';

/** The system prompt and the conversation of a request. */
export function decodeContents(system: unknown, contents: unknown): Message[] {
  const said = asObjects(contents);
  const ids = new CallIds(said);
  const messages: Message[] = [];
  const instruction = typeof system === 'string' ? [{ text: system }] : asObjects(asObject(system)?.parts);
  add(messages, 'system', instruction, ids);
  for (const content of said) {
    add(messages, content.role === 'model' ? 'assistant' : 'user', asObjects(content.parts), ids);
  }
  return messages;
}

function add(messages: Message[], role: Message['role'], values: readonly JsonObject[], ids: CallIds): void {
  const parts: Part[] = [];
  for (const value of values) decodePart(value, parts, ids);
  if (parts.length > 0) messages.push({ role, parts });
}

function decodePart(value: JsonObject, parts: Part[], ids: CallIds): void {
  const text = asText(value.text);
  const call = asObject(value.functionCall);
  const response = asObject(value.functionResponse);
  if (text !== undefined) decodeText(text, value, parts);
  else if (call !== undefined) {
    const sealed = sealedOf(value.thoughtSignature);
    const name = asText(call.name) ?? '';
    const id = ids.ofCall(asText(call.id), name);
    parts.push({ type: 'tool_call', id, name, arguments: argumentsText(call.args), ...(sealed && { sealed }) });
  } else if (response !== undefined) {
    const name = asText(response.name);
    const { id, known } = ids.ofResponse(asText(response.id), name);
    parts.push({ ...decodeResponse(response, id), ...(known || name === undefined ? {} : { name }) });
  } else parts.push(decodeOther(value));
}

/** A text, a thought, or nothing but a signature. */
function decodeText(text: string, value: JsonObject, parts: Part[]): void {
  const thought = value.thought === true;
  const sealed = sealedOf(value.thoughtSignature, thought || text === '' ? undefined : 'text');
  if (text !== '' && !thought) parts.push(withOrigin<TextPart>({ type: 'text', text }, value));
  if (thought || sealed !== undefined) {
    const origin: Origin = { wire: 'native', value };
    parts.push({ type: 'reasoning', text: thought ? text : '', ...(sealed && { sealed }), origin });
  }
}

function decodeOther(value: JsonObject): Part {
  const inline = asObject(value.inlineData);
  if (inline !== undefined) return withOrigin(decodeInline(inline), value);
  const address = asObject(value.fileData);
  if (address !== undefined) return withOrigin(decodeAddress(address), value);
  return opaque(value);
}

/** What a part is besides its text or data; a turn has no words for other fields. */
const known = new Set(['text', 'inlineData', 'thought', 'thoughtSignature']);

/** Keeps what the turn has no place for: further fields, and the type of what an address leads to. */
function withOrigin<Kept extends { readonly origin?: Origin }>(part: Kept, value: JsonObject): Kept {
  const entries = Object.entries(value).filter(([field]) => field !== 'thoughtSignature');
  if (entries.every(([field]) => known.has(field))) return part;
  return { ...part, origin: { wire: 'native', value: Object.fromEntries(entries) } };
}

function opaque(value: JsonObject): OpaquePart {
  const field = Object.keys(value).find((key) => key !== 'thoughtSignature') ?? 'unknown';
  return { type: 'opaque', kind: kindOf('native', 'part', field), origin: { wire: 'native', value } };
}

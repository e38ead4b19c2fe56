import type { ChatWire, Provider } from '@polywire/generated/catalog/rows.ts';
import { at, objects, text, type JsonObject } from '../json.ts';
import type { Refusal } from '../wires/error-body.ts';

/** Tools of the provider's own that it does not have, and calls of its search that are not handed back as it wants them. */
export function searchCallRefusal(wire: ChatWire, body: JsonObject, provider: Provider): Refusal | null {
  if (wire !== 'chat') return null;
  const unknown = objects(body['tools']).find((tool) => isBuiltin(tool) && nameOf(tool) !== provider.search_call);
  if (unknown !== undefined)
    return { status: 400, field: 'tools', message: `there is no builtin function ${nameOf(unknown)}` };
  const messages = objects(body['messages']);
  for (const call of messages.flatMap((message) => objects(message['tool_calls']))) {
    const wrong = wrongCall(call, messages, provider);
    if (wrong !== null) return { status: 400, field: 'messages', message: wrong };
  }
  return null;
}

/** What is wrong with a call in the history; null: nothing. */
function wrongCall(call: JsonObject, messages: readonly JsonObject[], provider: Provider): string | null {
  const own = nameOf(call) === provider.search_call;
  if (own !== isBuiltin(call)) return `${nameOf(call)} is ${own ? 'a' : 'no'} builtin function`;
  if (!own) return null;
  const result = messages.find((message) => message['tool_call_id'] === call['id']);
  const unchanged = result?.['content'] === at(call, 'function.arguments');
  return unchanged ? null : `the result of ${nameOf(call)} must be its arguments, unchanged`;
}

function isBuiltin({ type }: JsonObject): boolean {
  return type === 'builtin_function';
}

function nameOf(tool: JsonObject): string {
  return text(at(tool, 'function.name'));
}

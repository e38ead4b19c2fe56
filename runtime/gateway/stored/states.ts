import type { JsonObject } from '../../wires/codec.ts';
import type { States } from './store.ts';

/** Items as a model is to see them: reasoning whose state was kept has it again. */
export function withStates(items: readonly JsonObject[], states: States): readonly JsonObject[] {
  return items.map((item) => {
    const state = stateOf(item, states);
    return state === undefined || hasState(item) ? item : { ...item, encrypted_content: state };
  });
}

export function stateOf(item: JsonObject, states: States): string | undefined {
  return item['type'] === 'reasoning' ? states[String(item['id'])] : undefined;
}

/** The caller carries it. */
export function hasState(item: JsonObject): boolean {
  return typeof item['encrypted_content'] === 'string' && item['encrypted_content'] !== '';
}

import { responseIdOf } from '../../wires/responses/item-id.ts';
import type { JsonObject } from '../../wires/codec.ts';
import { storedItem, storedItems } from './items.ts';
import { outputOf } from './output.ts';
import { hasState, stateOf } from './states.ts';
import type { ResponseStore, States, StoredResponse } from './store.ts';

/** What a request brings: items, and what is kept of them here. */
export interface Input {
  readonly items: readonly JsonObject[];

  /** State of reasoning that its caller hands back by id alone. */
  readonly states: States;
}

/**
 * The input of a request. A caller may name an item of a stored response in place of the item, and reasoning without the
 * state it never got; both are looked up. A name that nobody knows stays one, and is dropped and named on the way.
 */
export async function readInput(store: ResponseStore, organization: string, input: unknown): Promise<Input> {
  const known = new Map<string, Promise<StoredResponse | null>>();
  const find = (itemId: unknown): Promise<StoredResponse | null> => {
    const id = typeof itemId === 'string' ? responseIdOf(itemId) : null;
    if (id === null) return Promise.resolve(null);
    const found = known.get(id) ?? store.get(organization, id);
    known.set(id, found);
    return found;
  };

  const items: JsonObject[] = [];
  const states: Record<string, string> = {};
  for (const given of storedItems(input)) {
    const named = isReference(given);
    const kept = named || (given['type'] === 'reasoning' && !hasState(given)) ? await find(given['id']) : null;
    const item = named ? storedItem(itemOf(kept, given['id']) ?? given) : given;
    items.push(item);
    const state = kept === null ? undefined : stateOf(item, kept.states);
    if (state !== undefined) states[String(item['id'])] = state;
  }
  return { items, states };
}

function isReference(item: JsonObject): boolean {
  return item['type'] === 'item_reference';
}

function itemOf(stored: StoredResponse | null, id: unknown): JsonObject | undefined {
  return outputOf(stored?.response ?? {}).find((item) => item['id'] === id);
}

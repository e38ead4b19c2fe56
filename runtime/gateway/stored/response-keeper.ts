import type { SseMessage } from '../../platform/sse.ts';
import type { JsonObject } from '../../wires/codec.ts';
import type { Keeper } from '../keeper.ts';
import type { ResponseStore, StoredResponse } from './store.ts';

/** Events whose `response` is the whole response in its last state. */
const last = new Set(['response.completed', 'response.incomplete', 'response.failed']);

/** Keeps the response that a request gets. */
export class ResponseKeeper implements Keeper {
  private readonly store: ResponseStore;
  private readonly asked: Omit<StoredResponse, 'id' | 'response'>;
  private final: SseMessage | null = null;

  constructor(store: ResponseStore, asked: Omit<StoredResponse, 'id' | 'response'>) {
    this.store = store;
    this.asked = asked;
  }

  reply(response: JsonObject): Promise<void> {
    return this.store.put({ ...this.asked, id: String(response['id']), response });
  }

  message(message: SseMessage): void {
    if (message.event !== undefined && last.has(message.event)) this.final = message;
  }

  async ended(): Promise<void> {
    if (this.final === null) return;
    const { response } = JSON.parse(this.final.data) as { readonly response: JsonObject };
    await this.reply(response);
  }
}

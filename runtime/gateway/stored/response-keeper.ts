import type { SseMessage } from '../../platform/sse.ts';
import type { JsonObject } from '../../wires/codec.ts';
import type { Keeper } from '../keeper.ts';
import { Run } from './run.ts';
import type { Runs } from './runs.ts';
import type { Events, ResponseStore, StoredRequest } from './store.ts';

/** Messages whose `response` is the whole response in its last state. */
const ends = new Set(['response.completed', 'response.incomplete', 'response.failed']);

/** Keeps the response that a request gets: a streamed one is there to be read from its first message on. */
export class ResponseKeeper implements Keeper {
  private readonly store: ResponseStore;
  private readonly runs: Runs;
  private readonly asked: StoredRequest;
  private readonly states: Record<string, string>;
  private run: Run | null = null;
  private cancel: () => void = () => undefined;
  private last: SseMessage | null = null;
  private kept: Promise<void> | null = null;

  constructor(store: ResponseStore, runs: Runs, asked: StoredRequest) {
    this.store = store;
    this.runs = runs;
    this.asked = asked;
    this.states = { ...asked.states };
  }

  state(itemId: string, state: string): void {
    this.states[itemId] = state;
  }

  reply(response: JsonObject): Promise<void> {
    return this.put(response, null);
  }

  begun(cancel: () => void): void {
    this.cancel = cancel;
  }

  message(message: SseMessage): void {
    if (ends.has(message.event ?? '')) this.last = message;
    else if (this.run === null) this.begin(message);
    else this.run.add(message);
  }

  ended(): Promise<void> {
    return (this.kept ??= this.end());
  }

  private begin(opening: SseMessage): void {
    const cancel = (): Promise<void> => {
      this.cancel();
      return this.ended();
    };
    this.run = new Run(this.asked, opening, cancel);
    this.runs.add(this.run);
  }

  private async end(): Promise<void> {
    const { run, last } = this;
    if (run === null || last === null) return;
    const { response } = JSON.parse(last.data) as { readonly response: JsonObject };
    try {
      await this.put(response, run.events === null ? null : [...run.events, last]);
    } finally {
      run.end(last);
      this.runs.remove(run);
    }
  }

  private put(response: JsonObject, events: Events | null): Promise<void> {
    return this.store.put({ ...this.asked, id: String(response['id']), response, states: this.states }, events);
  }
}

import type { Log } from '../../platform/log.ts';
import type { SseMessage } from '../../platform/sse.ts';
import { within } from '../../platform/within.ts';
import type { JsonObject } from '../../wires/codec.ts';
import type { Keeper } from '../keeper.ts';
import { Run } from './run.ts';
import type { Runs } from './runs.ts';
import type { Events, ResponseStore, StoredRequest } from './store.ts';

/** Messages whose `response` is the whole response in its last state. */
const ends = new Set(['response.completed', 'response.incomplete', 'response.failed']);

/** What bounds the keeping of one response. */
export interface Keeping {
  /** Milliseconds that an answer waits until it is kept; after them keeping goes on behind it. */
  readonly patience: number;

  /** Is told what could not be kept: the answer is its caller's all the same. */
  readonly log: Log;
}

/** Keeps the response that a request gets: a streamed one is there to be read from its first message on. */
export class ResponseKeeper implements Keeper {
  private readonly store: ResponseStore;
  private readonly runs: Runs;
  private readonly asked: StoredRequest;
  private readonly keeping: Keeping;
  private readonly states: Record<string, string>;
  private run: Run | null = null;
  private cancel: () => void = () => undefined;
  private last: SseMessage | null = null;

  /** Whether the store knows that it has begun. */
  private opened: Promise<boolean> = Promise.resolve(false);
  private kept: Promise<void> | null = null;

  constructor(store: ResponseStore, runs: Runs, asked: StoredRequest, keeping: Keeping) {
    this.store = store;
    this.runs = runs;
    this.asked = asked;
    this.keeping = keeping;
    this.states = { ...asked.states };
  }

  state(itemId: string, state: string): void {
    this.states[itemId] = state;
  }

  reply(response: JsonObject): Promise<void> {
    return this.keep(response, null);
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
    const run = new Run(this.asked, opening, cancel);
    this.run = run;
    this.runs.add(run);
    this.opened = this.tried(run.id, this.store.begin(run.stored)).then((begun) => (run.kept = begun));
  }

  private async end(): Promise<void> {
    const { run, last } = this;
    if (run === null || last === null) return;
    const { response } = JSON.parse(last.data) as { readonly response: JsonObject };
    await this.keep(response, run.events === null ? null : [...run.events, last]);
    run.end(last);
    this.runs.remove(run);
  }

  private async keep(response: JsonObject, events: Events | null): Promise<void> {
    const id = String(response['id']);
    const stored = { ...this.asked, id, response, states: this.states };
    const kept = this.opened.then((begun) =>
      this.tried(id, begun ? this.store.end(stored, events) : this.store.put(stored, events)),
    );
    await within(kept, this.keeping.patience);
  }

  /** Whether something was kept; what was not is logged. */
  private async tried(id: string, keeping: Promise<void>): Promise<boolean> {
    try {
      await keeping;
      return true;
    } catch (error) {
      this.keeping.log.error('a response could not be kept', { response: id, reason: String(error) });
      return false;
    }
  }
}

import { StoreUnavailable } from '../../platform/database/unavailable.ts';
import {
  type Answer,
  type Endpoint,
  endpointOfPrimary,
  type FromPrimary,
  type FromWorker,
  type Question,
} from './endpoint.ts';
import type { HotListener, HotState, RateBounds, Refusal } from './hot-state.ts';
import { Listeners } from './notice.ts';

/** Milliseconds that the primary process has for an answer. */
const patience = 1_000;

/** Who waits for an answer. */
interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: StoreUnavailable) => void;
  readonly timer: NodeJS.Timeout;
}

/** The hot state of the primary process, as one of its workers has it. */
export class WorkerHot implements HotState {
  private readonly primary: Endpoint<FromWorker, FromPrimary>;
  private readonly patience: number;
  private readonly stopListening: () => void;
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners = new Listeners();
  private asked = 0;
  private gone = false;

  constructor(primary: Endpoint<FromWorker, FromPrimary>, milliseconds = patience) {
    this.primary = primary;
    this.patience = milliseconds;
    this.stopListening = primary.listen(
      (message) => {
        this.hear(message);
      },
      () => {
        this.giveUp();
      },
    );
  }

  async enter(organization: string, request: string, bounds: RateBounds): Promise<Refusal | null> {
    try {
      return (await this.ask({ name: 'enter', values: [organization, request, bounds] })) as Refusal | null;
    } catch (error) {
      // It may be let in yet; nobody would give the place back.
      this.leave(organization, request, 0).catch(() => undefined);
      throw error;
    }
  }

  /** Never throws: with the primary process everything is lost that could be given back. */
  async leave(organization: string, request: string, tokens: number): Promise<void> {
    try {
      await this.ask({ name: 'leave', values: [organization, request, tokens] });
    } catch {
      // What was said still arrives, where there is anybody to whom it can.
    }
  }

  async reserveFree(day: string, amount: number, budget: number): Promise<boolean> {
    return (await this.ask({ name: 'reserveFree', values: [day, amount, budget] })) as boolean;
  }

  async correctFree(day: string, difference: number): Promise<void> {
    await this.ask({ name: 'correctFree', values: [day, difference] });
  }

  breakerOpened(provider: string, milliseconds: number): void {
    this.primary.send({ hot: 'notice', notice: { tells: 'breaker_opened', provider, milliseconds } });
  }

  reload(): void {
    this.primary.send({ hot: 'notice', notice: { tells: 'reload' } });
  }

  listen(listener: HotListener): void {
    this.listeners.add(listener);
  }

  close(): Promise<void> {
    this.stopListening();
    this.giveUp();
    return Promise.resolve();
  }

  private ask(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.gone) {
        reject(new StoreUnavailable('the primary process is gone'));
        return;
      }
      const id = this.asked++;
      const timer = setTimeout(() => {
        this.waiting.delete(id);
        reject(new StoreUnavailable('the primary process does not answer'));
      }, this.patience);
      this.waiting.set(id, { resolve, reject, timer });
      this.primary.send({ hot: 'question', id, question });
    });
  }

  private hear(message: FromPrimary): void {
    if (message.hot === 'notice') {
      this.listeners.hear(message.notice);
      return;
    }
    const waiting = this.waiting.get(message.id);
    if (waiting === undefined) return;
    this.waiting.delete(message.id);
    clearTimeout(waiting.timer);
    waiting.resolve(message.answer);
  }

  private giveUp(): void {
    this.gone = true;
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer);
      reject(new StoreUnavailable('the primary process is gone'));
    }
    this.waiting.clear();
  }
}

/** The hot state of this machine, for a worker of `node:cluster` whose primary process calls `servePrimary`. */
export function connectWorker(): HotState {
  return new WorkerHot(endpointOfPrimary());
}

import type { Worker } from 'node:cluster';
import { type Answer, type Endpoint, endpointOf, type FromPrimary, type FromWorker, type Question } from './endpoint.ts';
import type { HotListener } from './hot-state.ts';
import { MemoryHot } from './memory-hot.ts';
import { Listeners, type Notice } from './notice.ts';

type WorkerEndpoint = Endpoint<FromPrimary, FromWorker>;

/** Organisations by the request under way that a worker has a place for. */
type Held = Map<string, string>;

/**
 * The hot state of one machine's workers, in their primary process. It is that process's own hot state, too: what it tells
 * goes to all workers, and it hears what they tell.
 */
export class PrimaryHot extends MemoryHot {
  private readonly workers = new Set<WorkerEndpoint>();
  private readonly listeners = new Listeners();

  /** Answers a worker until it is gone. Its places are free again then. */
  serve(worker: WorkerEndpoint): void {
    const held: Held = new Map();
    this.workers.add(worker);
    const heard = (message: FromWorker): void => {
      if (message.hot === 'question') void this.answer(worker, message.id, message.question, held);
      else this.spread(message.notice, worker);
    };
    const gone = (): void => {
      this.workers.delete(worker);
      for (const [request, organization] of held) void this.leave(organization, request, 0);
    };
    worker.listen(heard, gone);
  }

  override breakerOpened(provider: string, milliseconds: number): void {
    this.tell({ tells: 'breaker_opened', provider, milliseconds });
  }

  override reload(): void {
    this.tell({ tells: 'reload' });
  }

  override listen(listener: HotListener): void {
    this.listeners.add(listener);
  }

  private async answer(worker: WorkerEndpoint, id: number, question: Question, held: Held): Promise<void> {
    worker.send({ hot: 'answer', id, answer: await this.carryOut(question, held) });
  }

  private async carryOut(question: Question, held: Held): Promise<Answer> {
    switch (question.name) {
      case 'enter': {
        const [organization, request] = question.values;
        // Known before the answer is: the worker may be gone by then.
        held.set(request, organization);
        const refusal = await this.enter(...question.values);
        if (refusal !== null) held.delete(request);
        return refusal;
      }
      case 'leave':
        held.delete(question.values[1]);
        await this.leave(...question.values);
        return;
      case 'reserveFree':
        return this.reserveFree(...question.values);
      case 'correctFree':
        await this.correctFree(...question.values);
        return;
    }
  }

  /** To everybody but the one who tells it. */
  private spread(notice: Notice, teller: WorkerEndpoint): void {
    this.listeners.hear(notice);
    this.tell(notice, teller);
  }

  private tell(notice: Notice, teller?: WorkerEndpoint): void {
    for (const worker of this.workers) {
      if (worker !== teller) worker.send({ hot: 'notice', notice });
    }
  }
}

/**
 * Lets a worker of `node:cluster` share the primary's hot state; the worker calls `connectWorker`. To be called for every
 * worker as soon as it is forked. The channel between the two must stay open until the worker's last request has ended.
 */
export function servePrimary(hot: PrimaryHot, worker: Worker): void {
  hot.serve(endpointOf(worker));
}

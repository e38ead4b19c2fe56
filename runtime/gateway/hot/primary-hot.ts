import type { Worker } from 'node:cluster';
import {
  type Answer,
  type Endpoint,
  endpointOf,
  type FromPrimary,
  type FromWorker,
  type Question,
} from './endpoint.ts';
import { MemoryHot } from './memory-hot.ts';
import type { Notice } from './notice.ts';

type WorkerEndpoint = Endpoint<FromPrimary, FromWorker>;

/** Organisations by the request under way that a worker has a place for. */
type Held = Map<string, string>;

/** The hot state that the workers of one machine share, in their primary process, which serves no request itself. */
export class PrimaryHot {
  private readonly hot: MemoryHot;
  private readonly workers = new Set<WorkerEndpoint>();

  constructor(hot = new MemoryHot()) {
    this.hot = hot;
  }

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
      for (const [request, organization] of held) void this.hot.leave(organization, request, 0);
    };
    worker.listen(heard, gone);
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
        const refusal = await this.hot.enter(...question.values);
        if (refusal !== null) held.delete(request);
        return refusal;
      }
      case 'leave':
        held.delete(question.values[1]);
        await this.hot.leave(...question.values);
        return;
      case 'reserveFree':
        return this.hot.reserveFree(...question.values);
      case 'correctFree':
        await this.hot.correctFree(...question.values);
        return;
    }
  }

  /** To everybody but the one who tells it. */
  private spread(notice: Notice, teller: WorkerEndpoint): void {
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

import type { Worker } from 'node:cluster';
import type { HotState } from './hot-state.ts';
import type { Notice } from './notice.ts';

/** One side of the channel between a worker and the primary process. What is sent arrives whole, once and in order. */
export interface Endpoint<Sent, Received> {
  /** Does nothing once the other side is gone. */
  send(message: Sent): void;

  /** `gone` is called once, when no more can come; nothing is called after the answer was. */
  listen(heard: (message: Received) => void, gone: () => void): () => void;
}

/** What a worker cannot know alone. */
type Asked = 'enter' | 'leave' | 'reserveFree' | 'correctFree';

/** A call of the hot state that the primary process is to make. */
export type Question = { [Name in Asked]: { readonly name: Name; readonly values: Parameters<HotState[Name]> } }[Asked];

/** What a call comes to. */
export type Answer = Awaited<ReturnType<HotState[Asked]>>;

/** What workers say. Others talk on the same channel: what is ours has `hot`. */
export type FromWorker =
  | { readonly hot: 'question'; readonly id: number; readonly question: Question }
  | { readonly hot: 'notice'; readonly notice: Notice };

/** What the primary process says. */
export type FromPrimary =
  | { readonly hot: 'answer'; readonly id: number; readonly answer: Answer }
  | { readonly hot: 'notice'; readonly notice: Notice };

/** The primary's side of the channel to one worker of `node:cluster`. */
export function endpointOf(worker: Worker): Endpoint<FromPrimary, FromWorker> {
  return {
    send(message) {
      // The error of a channel that has just closed; that it has is told as `gone`.
      if (worker.isConnected()) worker.send(message, undefined, undefined, () => undefined);
    },
    listen: (heard, gone) => listenTo(worker, heard, gone),
  };
}

/** The side of this process, which is a worker. Throws where it is none. */
export function endpointOfPrimary(): Endpoint<FromWorker, FromPrimary> {
  if (process.send === undefined) throw new Error('this process is not a worker');
  return {
    send(message) {
      if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
    },
    listen: (heard, gone) => listenTo(process, heard, gone),
  };
}

function listenTo(channel: Worker | NodeJS.Process, heard: (message: never) => void, gone: () => void): () => void {
  const listener = (message: unknown): void => {
    if (isOurs(message)) heard(message as never);
  };
  const emitter: NodeJS.EventEmitter = channel;
  emitter.on('message', listener);
  emitter.once('disconnect', gone);
  return () => {
    emitter.off('message', listener);
    emitter.off('disconnect', gone);
  };
}

function isOurs(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'hot' in message;
}

import { randomUUID } from 'node:crypto';
import type { Dealer, Subscriber } from 'zeromq';
import { longestMessage } from '../kernel.ts';
import type { Connection } from './connection.ts';
import { messageOf, requestOf, type Message } from './message.ts';

export type Heard = (channel: 'shell' | 'control' | 'iopub', message: Message) => void;

/** The client's end of a kernel's sockets. */
export class Channels {
  private readonly session = randomUUID();
  private readonly key: string;
  private readonly shell: Dealer;
  private readonly control: Dealer;
  private readonly iopub: Subscriber;

  /** Sending is done by one at a time. */
  private lastSent: Promise<unknown> = Promise.resolve();

  private constructor(key: string, shell: Dealer, control: Dealer, iopub: Subscriber) {
    this.key = key;
    this.shell = shell;
    this.control = control;
    this.iopub = iopub;
  }

  /** `heard` gets what is a message; nothing else is told. */
  static async open({ key, addresses }: Connection, heard: Heard): Promise<Channels> {
    const { Dealer, Subscriber } = await import('zeromq');
    const options = { linger: 0, maxMessageSize: longestMessage };
    // What was sent is read as it comes, and counted there.
    const iopub = new Subscriber({ ...options, receiveHighWaterMark: 0 });
    const channels = new Channels(key, new Dealer(options), new Dealer(options), iopub);
    iopub.subscribe();
    for (const name of ['shell', 'control', 'iopub'] as const) {
      channels[name].connect(addresses[name]);
      void channels.listen(name, heard);
    }
    return channels;
  }

  /** Sends a request; answers its id. */
  send(channel: 'shell' | 'control', type: string, content: object): string {
    const { session, key } = this;
    const { id, frames } = requestOf(type, content, { session, key });
    this.lastSent = this.lastSent.then(() => this[channel].send([...frames])).catch(() => undefined);
    return id;
  }

  close(): void {
    for (const socket of [this.shell, this.control, this.iopub]) socket.close();
  }

  private async listen(name: 'shell' | 'control' | 'iopub', heard: Heard): Promise<void> {
    try {
      for await (const frames of this[name]) {
        const message = messageOf(frames, this.key);
        if (message !== null) heard(name, message);
      }
    } catch {
      // The socket was closed.
    }
  }
}

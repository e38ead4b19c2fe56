import { rm } from 'node:fs/promises';
import { type Kernel, KernelStartError, type Outcome, type Sink } from '../kernel.ts';
import type { KernelProcess } from '../kernel-process.ts';
import { Channels } from './channels.ts';
import type { Connection } from './connection.ts';
import type { Message } from './message.ts';
import { errorOf, shownBy } from './shown.ts';

/** Milliseconds for a kernel to begin, and between two calls for it. */
const patience = 60_000;
const callEvery = 250;

/** Milliseconds without a word after a run's end was told on one channel and its last output is awaited on another. */
const lastWords = 2000;

/** A run under way. */
interface Run {
  id: string;
  heard(channel: 'shell' | 'control' | 'iopub', message: Message): void;
}

/** A kernel that speaks the Jupyter protocol. */
export class JupyterKernel implements Kernel {
  readonly ended: Promise<string>;
  readonly pid: number;
  private readonly child: KernelProcess;
  private readonly channels: Channels;
  private current: Run | null = null;

  private constructor(child: KernelProcess, channels: Channels, connection: Connection) {
    this.child = child;
    this.channels = channels;
    this.pid = child.pid;
    this.ended = child.ended.then(async (reason) => {
      channels.close();
      await rm(connection.folder, { recursive: true, force: true });
      return reason;
    });
  }

  /** Resolves when it is ready. Throws KernelStartError. */
  static async connect(child: KernelProcess, connection: Connection): Promise<JupyterKernel> {
    let kernel: JupyterKernel | null = null;
    const channels = await Channels.open(connection, (channel, message) => {
      const run = kernel?.current;
      if (message.parent === run?.id) run.heard(channel, message);
    });
    kernel = new JupyterKernel(child, channels, connection);
    await kernel.ready();
    return kernel;
  }

  async run(code: string, sink: Sink): Promise<Outcome> {
    const content = { code, silent: false, store_history: true, allow_stdin: false, stop_on_error: false };
    const whole = new Promise<Outcome>((resolve) => {
      let outcome: Outcome | null = null;
      let isIdle = false;
      let timer: NodeJS.Timeout | undefined;
      const settle = (): void => {
        clearTimeout(timer);
        if (outcome === null) return;
        const last = outcome;
        if (isIdle) resolve(last);
        // Its last word can be lost where there was too much to say.
        else timer = setTimeout(resolve, lastWords, last);
      };
      this.begin('execute_request', content, (channel, message) => {
        if (channel === 'shell' && message.type === 'execute_reply') {
          const isGood = message.content['status'] === 'ok';
          outcome = { error: isGood ? null : errorOf(message.content) };
        } else if (channel === 'iopub') {
          isIdle ||= message.type === 'status' && message.content['execution_state'] === 'idle';
          const shown = shownBy(message);
          if (shown !== null) sink(shown);
        }
        settle();
      });
    });
    const outcome = await Promise.race([whole, this.ended.then((error) => ({ error }))]);
    this.current = null;
    return outcome;
  }

  interrupt(): void {
    // It tells its own children.
    this.channels.send('control', 'interrupt_request', {});
  }

  close(reason: string): Promise<void> {
    return this.child.end(reason);
  }

  /** Called until it answers on both channels: it hears before its own voice is heard. */
  private async ready(): Promise<void> {
    const answered = new Promise<'ready'>((resolve) => {
      let isHeard = false;
      let hasAnswered = false;
      this.current = {
        id: '',
        heard: (channel, { type }) => {
          isHeard ||= channel === 'iopub';
          hasAnswered ||= type === 'kernel_info_reply';
          if (isHeard && hasAnswered) resolve('ready');
        },
      };
    });
    const call = (): void => {
      if (this.current !== null) this.current.id = this.channels.send('shell', 'kernel_info_request', {});
    };
    call();
    const calling = setInterval(call, callEvery);
    const waiting = new Promise<string>((resolve) => {
      setTimeout(resolve, patience, 'The kernel did not answer.').unref();
    });
    const first = await Promise.race([answered, this.ended, waiting]);
    clearInterval(calling);
    this.current = null;
    if (first === 'ready') return;
    await this.close(first);
    throw new KernelStartError(first);
  }

  private begin(type: string, content: object, heard: Run['heard']): void {
    this.current = { id: this.channels.send('shell', type, content), heard };
  }
}

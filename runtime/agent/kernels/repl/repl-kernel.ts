import { randomBytes } from 'node:crypto';
import { type Kernel, type KernelOutput, longestMessage, type Outcome, type Sink } from '../kernel.ts';
import type { KernelProcess } from '../kernel-process.ts';
import { lineOf } from './line.ts';
import { MarkedStream } from './marked-stream.ts';

/** How a child is spoken to. */
export interface Speech {
  /** Tells it to run code, to write the mark to both its streams then, and to say how the run ended. */
  run(child: KernelProcess, code: string, mark: string): void;

  /** Asks it to stop what runs. */
  interrupt(child: KernelProcess): void;
}

/** A kernel that is a child of our own: text comes from its streams, the rest as lines of JSON from descriptor 3. */
export class ReplKernel implements Kernel {
  readonly ended: Promise<string>;
  readonly pid: number;
  private readonly child: KernelProcess;
  private readonly speech: Speech;
  private readonly stdout: MarkedStream;
  private readonly stderr: MarkedStream;
  private tell: (line: string) => void = () => undefined;

  constructor(child: KernelProcess, speech: Speech) {
    this.child = child;
    this.speech = speech;
    this.ended = child.ended;
    this.pid = child.pid;
    this.stdout = new MarkedStream(child.stdout);
    this.stderr = new MarkedStream(child.stderr);
    void this.listen();
  }

  async run(code: string, sink: Sink): Promise<Outcome> {
    const mark = randomBytes(16).toString('hex');
    const shown: KernelOutput[] = [];
    const told = new Promise<Outcome>((resolve) => {
      this.tell = (text) => {
        const line = lineOf(text);
        if (line === null) return;
        if ('shown' in line) shown.push(line.shown);
        // An end that was told twice is none of the next run.
        else if (line.mark === mark) resolve({ error: line.error });
      };
    });
    const texts = (['stdout', 'stderr'] as const).map((stream) =>
      this[stream].until(mark, (text) => {
        // What was shown before is not to stand behind.
        for (const output of shown.splice(0)) sink(output);
        sink({ kind: 'text', stream, text });
      }),
    );
    this.speech.run(this.child, code, mark);
    const whole = Promise.all([told, ...texts]).then(([outcome]) => outcome);
    const outcome = await Promise.race([whole, this.ended.then((error) => ({ error }))]);
    this.tell = () => undefined;
    for (const output of shown) sink(output);
    return outcome;
  }

  interrupt(): void {
    this.speech.interrupt(this.child);
  }

  close(reason: string): Promise<void> {
    return this.child.end(reason);
  }

  private async listen(): Promise<void> {
    let rest = '';
    const { channel } = this.child;
    channel.setEncoding('utf8');
    try {
      for await (const piece of channel as AsyncIterable<string>) {
        const lines = `${rest}${piece}`.split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) this.tell(line);
        if (rest.length > longestMessage)
          await this.close('The cell showed more at once than it may; its state is gone.');
      }
    } catch {
      // It has ended, and the news of it is on its way.
    }
  }
}

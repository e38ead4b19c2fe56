import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** For tests: a process of ours that goes on until it is ended. */
export interface Started {
  /** The first line that it printed. */
  readonly line: string;

  /** Ends it; resolves when it has. */
  end(signal: 'SIGKILL' | 'SIGINT'): Promise<void>;
}

/** Runs a file of JavaScript or TypeScript and waits for its first line. Throws with its complaint where it ends before. */
export async function start(...args: readonly string[]): Promise<Started> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (piece: Buffer) => (complaint += piece.toString()));
  const ended = once(child, 'exit');
  const early = ended.then(() => Promise.reject(new Error(`it ended: ${complaint}`)));
  const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), early])) as [string];
  return {
    line,
    async end(signal) {
      early.catch(() => undefined);
      child.kill(signal);
      await ended;
    },
  };
}

import { spawn, type ChildProcess } from 'node:child_process';

/** A process that the bench started and will end. */
export interface Child {
  readonly name: string;
  readonly pid: number;

  /** `performance.now()` at the start. */
  readonly startedAt: number;
  readonly process: ChildProcess;

  /** Everything it printed, both streams; for errors. */
  output(): string;
  ended(): boolean;
}

const running = new Map<number, ChildProcess>();

/**
 * Starts `node` with the arguments. The channel lets our own programs notice when the bench is gone; others ignore it.
 * Ends with the bench, also on Ctrl-C.
 */
export function startNode(name: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Child {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`cannot start ${name}`);
  running.set(pid, child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (printed = (printed + text).slice(-100_000)));
  let ended = false;
  child.once('exit', () => {
    ended = true;
    running.delete(pid);
  });
  return { name, pid, startedAt, process: child, output: () => printed, ended: () => ended };
}

/** Asks every child to end, and ends it after three seconds. */
export async function endAll(): Promise<void> {
  await Promise.all([...running.values()].map(end));
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), 3_000);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

/** Signals that end the bench end its children first. */
export function endAllOnSignals(): void {
  process.once('exit', () => {
    for (const child of running.values()) child.kill('SIGKILL');
  });
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)
    process.once(signal, () => {
      void endAll().finally(() => process.exit(code));
    });
}

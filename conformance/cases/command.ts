import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const polywire = fileURLToPath(import.meta.resolve('@polywire/runtime/bin/polywire.js'));

/** Runs `polywire` to its end and reads the line of JSON that it printed; throws with its complaint where it failed. */
export async function runCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const env = { ...process.env, ...environment };
  const { stdout } = await promisify(execFile)(process.execPath, [polywire, ...args], { env });
  return JSON.parse(stdout);
}

/** A `polywire` process that goes on until it is stopped. */
export interface Command {
  /** The line of JSON that it announced itself with. */
  readonly announced: unknown;
  stop(): Promise<void>;
}

/**
 * Starts `polywire` and waits for its first line; throws when it ends before. The process neither outlives the test run
 * nor keeps it from ending, even where nobody stops it because a test's preparations failed. `complain` gets what it
 * writes to stderr, which is the test run's where nobody asks for it.
 */
export async function startCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  complain?: (text: string) => void,
): Promise<Command> {
  const child = spawn(process.execPath, [polywire, ...args], {
    stdio: ['ignore', 'pipe', complain === undefined ? 'inherit' : 'pipe'],
    env: { ...process.env, ...environment },
  });
  if (complain !== undefined) child.stderr?.setEncoding('utf8').on('data', complain);
  const end = (): boolean => child.kill('SIGTERM');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  const announced = await firstLine(child);
  child.unref();
  for (const stream of [child.stdout, child.stderr]) if (stream instanceof Socket) stream.unref();
  return {
    announced: JSON.parse(announced),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.ref();
      end();
      await once(child, 'exit');
    },
  };
}

async function firstLine(child: ChildProcess): Promise<string> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`polywire ended with ${String(code)}`);
  });
  const [line] = (await Promise.race([once(createInterface({ input: child.stdout as Readable }), 'line'), ended])) as [
    string,
  ];
  return line;
}

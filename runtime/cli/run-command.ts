import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const inCheckout = fileURLToPath(new URL('../bin/polywire.js', import.meta.url));

/** For tests: what a command that ends by itself printed, and its exit code. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** For tests: runs `polywire` as a process of its own, to its end. */
export function run(...args: readonly string[]): Promise<Ended> {
  return runFrom(inCheckout, args);
}

/** As `run`, with these variables and no others. */
export function runIn(environment: NodeJS.ProcessEnv, ...args: readonly string[]): Promise<Ended> {
  return runFrom(inCheckout, args, environment);
}

/** As `run`, of the command at another place. */
export async function runFrom(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): Promise<Ended> {
  const child = spawn(process.execPath, [command, ...args], { stdio: ['ignore', 'pipe', 'pipe'], env: environment });
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), exit(child)]);
  return { code, out, err };
}

/** For tests: a command that goes on until it is told to stop. */
export interface Started {
  readonly child: ChildProcess;

  /** The first line that it printed. */
  readonly line: string;

  /** Everything printed so far. */
  readonly out: () => string;
  readonly err: () => string;

  /** Sends the signal of Ctrl-C; resolves to the exit code. */
  readonly interrupt: () => Promise<number | null>;
}

/** For tests: starts `polywire` and waits for its first line. Throws with its complaint where it ends before. */
export function startCommand(...args: readonly string[]): Promise<Started> {
  return startFrom(inCheckout, args);
}

/** As `startCommand`, with these variables and no others. */
export function startIn(environment: NodeJS.ProcessEnv, ...args: readonly string[]): Promise<Started> {
  return startFrom(inCheckout, args, environment);
}

/** As `startCommand`, of the command at another place. */
export async function startFrom(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): Promise<Started> {
  const child = spawn(process.execPath, [command, ...args], { stdio: ['ignore', 'pipe', 'pipe'], env: environment });
  let out = '';
  let err = '';
  child.stdout.on('data', (piece: Buffer) => (out += piece.toString()));
  child.stderr.on('data', (piece: Buffer) => (err += piece.toString()));
  const ended = exit(child);
  const early = ended.then((code) => Promise.reject(new Error(`ended with ${String(code)}: ${err}`)));
  const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), early])) as [string];
  return {
    child,
    line,
    out: () => out,
    err: () => err,
    interrupt: () => {
      child.kill('SIGINT');
      return ended;
    },
  };
}

/** Null: ended by a signal. */
function exit(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('exit', resolve);
  });
}

async function text(stream: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

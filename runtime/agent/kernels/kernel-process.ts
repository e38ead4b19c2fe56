import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { within } from '../../platform/within.ts';
import type { Cage, Command } from './cage/cage.ts';
import { KernelStartError, type Room } from './kernel.ts';

/** Milliseconds for a group to be gone after it was killed. */
const patience = 2000;

/** The processes of a kernel: one that we started and all that it started, in a session of their own. */
export class KernelProcess {
  readonly pid: number;
  readonly stdin: Writable;
  readonly stdout: Readable;
  readonly stderr: Readable;

  /** The kernel's file descriptor 3. */
  readonly channel: Socket;

  /** Resolves when it has ended, with why. */
  readonly ended: Promise<string>;

  private readonly child: ChildProcess;
  private readonly group: number;
  private reason: string | null = null;

  private constructor(child: ChildProcess, [pid, group]: readonly [number, number], privateFolder: string) {
    this.child = child;
    this.pid = pid;
    this.group = group;
    [this.stdin, this.stdout, this.stderr, this.channel] = child.stdio as unknown as [
      Writable,
      Readable,
      Readable,
      Socket,
    ];
    // Who writes to a process that has just ended learns so from its end.
    for (const stream of [this.stdin, this.channel]) stream.on('error', () => undefined);
    const exit = isOver(child) ? Promise.resolve([child.exitCode, child.signalCode]) : once(child, 'exit');
    this.ended = exit.then(async ([code, signal]: (number | string | null)[]) => {
      await rm(privateFolder, { recursive: true, force: true });
      return this.reason ?? `The kernel ended by itself (${signal ?? `exit code ${code}`}); its state is gone.`;
    });
  }

  /** Starts a command in the cage. `reads` of the program are its own. Throws KernelStartError. */
  static async start(cage: Cage, command: Command, room: Room): Promise<KernelProcess> {
    const privateFolder = await mkdtemp(join(room.temporary, 'kernel-'));
    const { program, args, cwd, env } = cage.around(command, room, privateFolder);
    const child = spawn(program, args, {
      cwd,
      env: { ...env },
      stdio: ['pipe', 'pipe', 'pipe', 'pipe', 'pipe'],
      detached: true,
      windowsHide: true,
    });
    try {
      const started = await Promise.race([groupOf(child, cage), failure(child)]);
      const kernel = new KernelProcess(child, started, privateFolder);
      const stop = (): void => void kernel.end(String(room.signal.reason));
      room.signal.addEventListener('abort', stop);
      if (room.signal.aborted) stop();
      return kernel;
    } catch (error) {
      child.kill('SIGKILL');
      await rm(privateFolder, { recursive: true, force: true });
      throw error;
    }
  }

  /** To all of its processes, as a terminal sends it. */
  signal(signal: NodeJS.Signals): void {
    if (isOver(this.child)) return;
    try {
      process.kill(-this.group, signal);
    } catch {
      // They have ended, and the news of it is on its way.
    }
  }

  /** Ends all of its processes. */
  async end(reason: string): Promise<void> {
    this.reason ??= reason;
    this.signal('SIGKILL');
    if ((await within(this.ended, patience)) === null) this.child.kill('SIGKILL');
    for (const stream of this.child.stdio) stream?.destroy();
  }
}

const isOver = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Its process and the group in which the kernel runs. */
function groupOf(child: ChildProcess, { lack }: Cage): Promise<readonly [number, number]> {
  const { pid } = child;
  if (pid === undefined) return new Promise(() => undefined);
  const info = child.stdio[4] as Readable;
  info.on('error', () => undefined);
  if (lack !== null) return Promise.resolve([pid, pid]);
  return new Promise((resolve) => {
    let text = '';
    info.on('data', (piece: Buffer) => {
      text += piece.toString();
      const group = /"child-pid":\s*(\d+)/.exec(text)?.[1];
      if (group !== undefined) resolve([pid, Number(group)]);
    });
  });
}

/** What its end before its beginning comes to. */
async function failure(child: ChildProcess): Promise<never> {
  try {
    await once(child, 'exit');
  } catch {
    throw new KernelStartError('The kernel cannot be started: its program is not there or may not run.');
  }
  const said = String(child.stderr?.read() ?? '').slice(-500);
  throw new KernelStartError(`The kernel did not start: ${said.trim()}`);
}

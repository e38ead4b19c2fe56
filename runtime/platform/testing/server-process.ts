import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a server as long as its input is open, and so no longer than the process that started it, however that one ends;
 * in that case nobody else removes the server's folder. `$1` folder, `$2` signal, the rest is the command.
 */
const guard = `
  place=$1; signal=$2; shift 2
  exec 3<&0
  "$@" 3<&- & server=$!
  trap '' PIPE
  { read -r _ <&3 || : > "$place/orphaned"; kill -"$signal" $server; } & watcher=$!
  wait $server
  kill $watcher 2>/dev/null
  if [ -e "$place/orphaned" ]; then rm -rf "$place"; fi`;

export interface ServerCommand {
  readonly command: readonly string[];
  /** Folder of the server. */
  readonly place: string;
  /** Ends the server without delay: its data are not needed again. */
  readonly signal: 'QUIT' | 'KILL' | 'TERM';
  readonly user?: { readonly uid: number; readonly gid: number };
}

/** A server process that cannot outlive us. */
export class ServerProcess {
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.child = child;
  }

  /** Resolves when the server says that it is ready; rejects with what it said when it ends instead. */
  static start({ command, place, signal, user }: ServerCommand): Promise<ServerProcess> {
    const child = spawn('sh', ['-c', guard, 'sh', place, signal, ...command], {
      stdio: ['pipe', 'pipe', 'pipe'],
      // Ctrl-C at a terminal is for us; the server is ended by us.
      detached: true,
      cwd: place,
      env: { PATH: process.env['PATH'], LC_ALL: 'C' },
      ...user,
    });
    return new Promise((resolve, reject) => {
      let said = '';
      const hear = (piece: Buffer) => {
        said = (said + piece.toString()).slice(-4_000);
        if (/ready (to accept|for) connections/i.test(said)) resolve(new ServerProcess(child));
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.on('error', reject);
      child.on('exit', () => {
        reject(new Error(said.trim().split('\n').at(-1) ?? 'it ended without a word'));
      });
    });
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.stdin?.end('stop\n');
    await ended;
  }
}

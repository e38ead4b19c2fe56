import type { Room } from '../kernel.ts';

/** A program that is to be run. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];

  /** All of its environment but what every kernel has. */
  readonly env: Readonly<Record<string, string>>;

  /** Files and folders that it reads, beside those of the system. */
  readonly reads: readonly string[];

  /** A folder that it and the server share, under the same path for both; null: none. */
  readonly shared: string | null;
}

/** A command as it is started, by whoever is to keep it apart. */
export interface Caged {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

/** What keeps a kernel's processes from the rest of the machine. */
export interface Cage {
  /** Why there is nothing that keeps them; null: there is. */
  readonly lack: string | null;

  /**
   * The command in the cage. Its file descriptor 3 is the kernel's own. Descriptor 4 is a pipe from the server: where
   * something keeps it, the group of its processes comes out of it; else the kernel ends with the pipe.
   */
  around(command: Command, room: Room, privateFolder: string): Caged;
}

/** The variables that every kernel has. Nothing is inherited. */
export function environmentOf({ program, env }: Command, home: string): Readonly<Record<string, string>> {
  const own = program.includes('/') ? [program.slice(0, program.lastIndexOf('/'))] : [];
  return {
    PATH: [...new Set([...own, '/usr/local/bin', '/usr/bin', '/bin'])].join(':'),
    HOME: home,
    TMPDIR: home,
    LANG: 'C.UTF-8',
    ...env,
  };
}

/** Bounds of each process by the system, then the program: arguments are kibibytes of data and the command. */
export const bounded = 'ulimit -c 0; ulimit -d "$1" 2>/dev/null; shift; exec "$@"';

/** Kibibytes, as `ulimit` counts. */
export const kibibytes = (bytes: number): string => String(Math.ceil(bytes / 1024));

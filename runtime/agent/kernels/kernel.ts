/** What a run shows. */
export type KernelOutput =
  | { readonly kind: 'text'; readonly stream: 'stdout' | 'stderr'; readonly text: string }
  | { readonly kind: 'shown'; readonly mime: Mime; readonly data: unknown; readonly displayId?: string }
  /** What was shown under this id looks so from now on. */
  | { readonly kind: 'updated'; readonly mime: Mime; readonly data: unknown; readonly displayId: string }
  /** What was shown so far goes; `wait`: with the next that is shown. */
  | { readonly kind: 'cleared'; readonly wait: boolean };

/** Kinds of what is shown. A picture is a data URL, JSON as it is, the rest text. */
export const mimes = ['image/png', 'text/html', 'application/json', 'text/plain'] as const;
export type Mime = (typeof mimes)[number];

/** Gets what a run shows, as it comes. */
export type Sink = (output: KernelOutput) => void;

/** What a run came to; null: nothing went wrong. */
export interface Outcome {
  readonly error: string | null;
}

/** Something that runs code and keeps its state between two runs. */
export interface Kernel {
  /** Runs code to its end; one at a time. Does not reject: a kernel that ends under it is an outcome. */
  run(code: string, sink: Sink): Promise<Outcome>;

  /** Asks what runs to stop, as Ctrl-C does. The state stays. It need not listen. */
  interrupt(): void;

  /** Ends it with all its processes. `reason` is told to whoever waits for a run. */
  close(reason: string): Promise<void>;

  /** Resolves when it has ended, with why. */
  readonly ended: Promise<string>;

  /** Root of its processes. */
  readonly pid: number;
}

/**
 * Bytes that are taken from a kernel at once. Far more than a run may show: what is only somewhat too large comes, and is cut
 * where it is shown.
 */
export const longestMessage = 256 * 1024 * 1024;

/** What a new kernel gets to work with. */
export interface Room {
  /** Its working folder, which it may write. */
  readonly work: string;

  /** A folder that it may read, as `files` in its working folder. */
  readonly files: string;

  /** Where a folder for it can be made that goes with it; emptied at the server's start. */
  readonly temporary: string;

  /** Bytes of memory that one of its processes may take. */
  readonly memory: number;

  /** Ends it, also while it starts; the reason is a text. */
  readonly signal: AbortSignal;
}

/** Starts a kernel. Throws KernelStartError. */
export type StartKernel = (room: Room) => Promise<Kernel>;

/** There is no kernel; the message is for the caller. */
export class KernelStartError extends Error {
  override readonly name = 'KernelStartError';
}

import type { Kernel, KernelOutput, Outcome, Sink } from './kernel.ts';

export interface RunBounds {
  /** Milliseconds. */
  readonly time: number;

  /** Bytes of all that is shown. */
  readonly output: number;
}

/** Milliseconds that code has to listen to an interrupt; then its kernel is ended. */
const grace = 2000;

/** Milliseconds between two interrupts: one can come just before a program is there that would have heard it. */
const pause = 600;

/** What was interrupted by somebody. */
export const interrupted = 'interrupted';

/**
 * Runs code for as long, and lets it show as much, as the bounds allow; then it is interrupted, as it is by `signal`, whose
 * reason is a text. What does not listen is ended together with its kernel.
 */
export async function runBounded(
  kernel: Kernel,
  code: string,
  sink: Sink,
  { time, output }: RunBounds,
  signal: AbortSignal,
): Promise<Outcome> {
  /** Why it was stopped, the first reason first. */
  const reasons: string[] = [];
  let left = output;
  let again: NodeJS.Timeout | undefined;
  let last: NodeJS.Timeout | undefined;
  const stop = (reason: string): void => {
    if (reasons.push(reason) > 1) return;
    kernel.interrupt();
    again = setInterval(() => {
      kernel.interrupt();
    }, pause);
    last = setTimeout(() => void kernel.close('The kernel was ended.'), grace);
  };
  const heed = (): void => {
    stop(String(signal.reason));
  };
  const timer = setTimeout(() => {
    stop(`The cell ran longer than ${time / 1000} seconds and was stopped.`);
  }, time);
  signal.addEventListener('abort', heed);
  if (signal.aborted) heed();
  try {
    const outcome = await kernel.run(code, (shown) => {
      if (left < 0) return;
      left -= sizeOf(shown);
      if (left >= 0) {
        sink(shown);
        return;
      }
      sink({ kind: 'text', stream: 'stderr', text: `\nThe output is cut here: it is more than ${output} bytes.\n` });
      stop('The cell showed more than it may and was stopped.');
    });
    return { error: reasons[0] ?? outcome.error };
  } finally {
    clearTimeout(timer);
    clearInterval(again);
    clearTimeout(last);
    signal.removeEventListener('abort', heed);
  }
}

function sizeOf(output: KernelOutput): number {
  if (output.kind === 'cleared') return 1;
  const shown = output.kind === 'text' ? output.text : output.data;
  return Buffer.byteLength(typeof shown === 'string' ? shown : JSON.stringify(shown)) + 1;
}

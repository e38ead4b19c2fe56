import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { Chunk } from './chunks.ts';
import type { FailureReason, Metadata } from './found.ts';
import { type Job, lineOf } from './line.ts';
import { residentMemory, startWorker } from './process.ts';

/** What came of one file. */
export interface Extracted {
  readonly chunks: readonly Chunk[];
  readonly metadata: Metadata;

  /** Why there is no text; null: there is. */
  readonly failure: FailureReason | null;
}

export interface ExtractBounds {
  /** Milliseconds. */
  readonly time: number;

  /** Bytes. */
  readonly memory: number;
}

/** Milliseconds between two looks at a worker's memory. */
const lookEvery = 50;

/**
 * Takes the text out of a file, in a process of its own that is killed when it takes too long or too much, or when `signal`
 * says so. Whatever happens to the process is a failure in the answer. Throws the reason of `signal`, and where no
 * process can be started.
 */
export async function extract(
  job: Job,
  cwd: string,
  { time, memory }: ExtractBounds,
  signal: AbortSignal,
): Promise<Extracted> {
  signal.throwIfAborted();
  const child = startWorker(job, cwd, memory);
  const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const killedFor: FailureReason[] = [];
  const kill = (reason: FailureReason): void => {
    killedFor.push(reason);
    child.kill('SIGKILL');
  };
  const stop = (): void => {
    child.kill('SIGKILL');
  };
  const timer = setTimeout(kill, time, 'timed_out');
  const watch = setInterval(() => void limitMemory(child, memory, kill), lookEvery);
  signal.addEventListener('abort', stop);
  try {
    const [told, [status, killed]] = await Promise.all([listen(child, job, kill), ended]);
    signal.throwIfAborted();
    const [reason] = killedFor;
    if (reason !== undefined) return failed(reason);
    if (told !== null) return told;
    // V8 aborts where its heap is full.
    return failed(killed === 'SIGABRT' || status === 134 ? 'too_large' : 'broken');
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    signal.removeEventListener('abort', stop);
    child.kill('SIGKILL');
  }
}

const failed = (failure: FailureReason): Extracted => ({ chunks: [], metadata: {}, failure });

async function limitMemory(
  { pid }: ChildProcess,
  memory: number,
  kill: (reason: FailureReason) => void,
): Promise<void> {
  if (pid !== undefined && ((await residentMemory(pid)) ?? 0) > memory) kill('too_large');
}

/** What the worker tells, to its end; null: it did not come to one. */
async function listen(
  child: ChildProcess,
  { options }: Job,
  kill: (reason: FailureReason) => void,
): Promise<Extracted | null> {
  const chunks: Chunk[] = [];
  let left = options.extracted_text;
  for await (const text of linesOf(child.stdio[3] as Readable, options.chunk_size)) {
    const line = lineOf(text, options.chunk_size);
    if (line === null) break;
    if ('failure' in line) return failed(line.failure);
    if ('metadata' in line) return { chunks, metadata: line.metadata, failure: null };
    left -= line.text.length;
    if (left < 0) break;
    chunks.push(line);
  }
  // It ended too early, or it is no worker of ours any more.
  kill('broken');
  return null;
}

/** Lines of bounded length: a character of a chunk takes up to six in JSON. Ends at one that is longer. */
async function* linesOf(stream: Readable, chunkSize: number): AsyncGenerator<string> {
  const longest = 6 * chunkSize + 64 * 1024;
  let rest = '';
  stream.setEncoding('utf8');
  for await (const piece of stream as AsyncIterable<string>) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
    if (rest.length > longest) return;
  }
}

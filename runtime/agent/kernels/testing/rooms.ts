import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { interrupted, runBounded } from '../bounded-run.ts';
import type { Kernel, Outcome, Room, Sink, StartKernel } from '../kernel.ts';

/** A room of a kernel under test, with a way to end it. */
export interface TestRoom extends Room {
  close(): Promise<void>;
}

export async function newRoom(): Promise<TestRoom> {
  const folder = await mkdtemp(join(tmpdir(), 'polywire-room-'));
  const controller = new AbortController();
  const [work, files] = [join(folder, 'work'), join(folder, 'files')];
  for (const path of [work, files]) await mkdir(path);
  return {
    work,
    files,
    temporary: folder,
    memory: 2 ** 31,
    signal: controller.signal,
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Starts a kernel, does `work` and ends it with its room. */
export async function withKernel(
  start: StartKernel,
  work: (kernel: Kernel, room: Room) => Promise<void>,
): Promise<void> {
  const room = await newRoom();
  try {
    const kernel = await start(room);
    try {
      await work(kernel, room);
    } finally {
      await kernel.close('The test is over.');
    }
  } finally {
    await room.close();
  }
}

/** What a run came to. */
export interface Seen extends Outcome {
  readonly stdout: string;
  readonly stderr: string;

  /** As `mime: data`. */
  readonly shown: readonly string[];
}

/** Runs code, and interrupts it from when it has printed `until`. */
export async function see(kernel: Kernel, code: string, until?: string): Promise<Seen> {
  const texts = { stdout: '', stderr: '' };
  const shown: string[] = [];
  const stop = new AbortController();
  const bounds = { time: 15_000, output: 1_000_000 };
  const sink: Sink = (output) => {
    if (output.kind === 'text') texts[output.stream] += output.text;
    else if (output.kind === 'cleared') shown.push('cleared');
    else shown.push(`${output.mime}: ${typeof output.data === 'string' ? output.data : JSON.stringify(output.data)}`);
    if (until !== undefined && texts.stdout.includes(until)) stop.abort(interrupted);
  };
  const { error } = await runBounded(kernel, code, sink, bounds, stop.signal);
  return { error, shown, ...texts };
}

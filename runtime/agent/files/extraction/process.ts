import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Job } from './line.ts';

/** Beside this module, under the name that it has where all is compiled. */
const name = `extraction-worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`;
const worker = fileURLToPath(new URL(name, import.meta.url));

/** The code that a worker loads: this folder and the one above, and wherever Node looks for packages. */
const code = [
  fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '..' : '.', import.meta.url)),
  ...(createRequire(import.meta.url).resolve.paths(name) ?? []).filter((folder) => existsSync(folder)),
];

/** Of the memory that a worker may take, the share of JavaScript's objects; the rest is for Node itself and for bytes. */
const heapShare = 0.6;

const mebibyte = 1024 * 1024;

/**
 * Starts a worker. It inherits no variable of the environment; it may read its file and its code, write nothing, start no
 * process, load no native code and make no code of text. What it finds comes out of its file descriptor 3.
 */
export function startWorker(job: Job, cwd: string, memory: number): ChildProcess {
  const reads = [job.path, ...code].map((path) => `--allow-fs-read=${path}`);
  const bounds = ['--disallow-code-generation-from-strings', '--no-addons', '--no-warnings'];
  const heap = `--max-old-space-size=${Math.max(32, Math.floor((memory * heapShare) / mebibyte))}`;
  return spawn(process.execPath, ['--permission', ...reads, ...bounds, heap, worker, JSON.stringify(job)], {
    cwd,
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    windowsHide: true,
  });
}

/** Bytes of memory that a process takes now; null: the system does not tell, or it has ended. */
export async function residentMemory(pid: number): Promise<number | null> {
  try {
    const kibibytes = await residentKibibytes(pid);
    return kibibytes === undefined ? null : Number(kibibytes) * 1024;
  } catch {
    return null;
  }
}

async function residentKibibytes(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') {
    return /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
  }
  if (process.platform === 'win32') return undefined;
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return /\d+/.exec(stdout)?.[0];
}

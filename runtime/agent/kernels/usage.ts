import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** What a process and all below it take. */
export interface Usage {
  readonly processes: number;

  /** Bytes; what several of them share counts for each. */
  readonly memory: number;
}

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly memory: number;
}

/** What the trees of processes below these take now, in their order. Nothing where the system does not tell. */
export async function usageOf(roots: readonly number[]): Promise<readonly Usage[]> {
  const children = Map.groupBy(await processes(), ({ parent }) => parent);
  const all = [...children.values()].flat();
  return roots.map((root) => {
    const found = all.filter(({ pid }) => pid === root);
    for (const { pid } of found) found.push(...(children.get(pid) ?? []));
    return { processes: found.length, memory: found.reduce((sum, { memory }) => sum + memory, 0) };
  });
}

function processes(): Promise<readonly Process[]> {
  if (process.platform === 'linux') return readProc();
  return process.platform === 'win32' ? Promise.resolve([]) : askPs();
}

async function readProc(): Promise<readonly Process[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const read = await Promise.all(names.map((name) => readFile(`/proc/${name}/status`, 'utf8').catch(() => '')));
  return read.map((status, place) => ({
    pid: Number(names[place]),
    parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0),
    memory: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024,
  }));
}

async function askPs(): Promise<readonly Process[]> {
  const { stdout } = await promisify(execFile)('ps', ['-axo', 'pid=,ppid=,rss=']);
  return stdout.split('\n').map((line) => {
    const [pid = 0, parent = 0, kibibytes = 0] = line.trim().split(/\s+/).map(Number);
    return { pid, parent, memory: kibibytes * 1024 };
  });
}

import { readFile } from 'node:fs/promises';
import type { Cage } from '../cage/cage.ts';
import type { StartKernel } from '../kernel.ts';
import { KernelProcess } from '../kernel-process.ts';
import { ReplKernel, type Speech } from '../repl/repl-kernel.ts';
import type { Interpreter } from './interpreter.ts';

const speech: Speech = {
  run(child, code, mark) {
    child.channel.write(`${JSON.stringify({ code, mark })}\n`);
  },
  interrupt(child) {
    child.signal('SIGINT');
  },
};

/** Python without ipykernel: a program of ours that runs cells in one namespace. */
export function pythonIn(cage: Cage, { program, reads, userBase }: Interpreter): StartKernel {
  return async (room) => {
    const code = await readFile(new URL('python-repl.py', import.meta.url), 'utf8');
    const env = { PYTHONUSERBASE: userBase, PYTHONUTF8: '1', PYTHONDONTWRITEBYTECODE: '1', MPLBACKEND: 'agg' };
    const command = { program, args: ['-u', '-c', code], env, reads, shared: null };
    return new ReplKernel(await KernelProcess.start(cage, command, room), speech);
  };
}

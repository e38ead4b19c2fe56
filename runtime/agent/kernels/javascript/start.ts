import { fileURLToPath } from 'node:url';
import type { Cage } from '../cage/cage.ts';
import type { StartKernel } from '../kernel.ts';
import { KernelProcess } from '../kernel-process.ts';
import { ReplKernel, type Speech } from '../repl/repl-kernel.ts';

/** Beside this module, under the name that it has where all is compiled. */
const name = `javascript-repl${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`;
const program = fileURLToPath(new URL(name, import.meta.url));

const speech: Speech = {
  run({ channel }, code, mark) {
    channel.write(`${JSON.stringify({ code, mark })}\n`);
  },
  interrupt(child) {
    child.channel.write(`${JSON.stringify({ interrupt: true })}\n`);
    // What it waits for may be a process.
    child.signal('SIGINT');
  },
};

/** JavaScript in a Node of its own. */
export function javascriptIn(cage: Cage): StartKernel {
  return async (room) => {
    const command = {
      program: process.execPath,
      args: ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', '--disable-warning=ExperimentalWarning', program],
      env: {},
      reads: [process.execPath, program],
      shared: null,
    };
    const kernel = new ReplKernel(await KernelProcess.start(cage, command, room), speech);
    // An interrupt that comes before the first thread listens would be one of a later cell.
    await kernel.run('', () => undefined);
    return kernel;
  };
}

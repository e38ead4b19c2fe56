import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a program to its end and answers what it printed. */
export const run = promisify(execFile);

/** Whether there is such a program on the PATH. */
export async function onPath(program: string): Promise<boolean> {
  return run('sh', ['-c', 'command -v "$1"', 'sh', program]).then(
    () => true,
    () => false,
  );
}

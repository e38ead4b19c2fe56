import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { bare } from './bare.ts';
import { apart, bubblewrap } from './bubblewrap.ts';
import type { Cage } from './cage.ts';

/** Milliseconds for a cage to show that it works. */
const patience = 10_000;

/** The best cage that works here. `path`: where programs are, as in the variable PATH. */
export async function findCage(path: string): Promise<Cage> {
  if (process.platform !== 'linux') return bare('this system has nothing that keeps cells apart');
  try {
    const args = [...apart, '--ro-bind', '/', '/', '--proc', '/proc', 'true'];
    await promisify(execFile)('bwrap', args, { timeout: patience, env: { PATH: path } });
    return bubblewrap;
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return bare(isMissing ? 'bubblewrap is not installed' : 'bubblewrap does not work here');
  }
}

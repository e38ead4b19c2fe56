import { describe, it } from 'vitest';
import { required } from './part.ts';
import { onPath, run } from './run.ts';

/** Debian's ipykernel is for this interpreter. */
const systemPython = '/usr/bin/python3';

/**
 * Tests with a real ipykernel and a real bubblewrap; skipped, and reported as not run, where they are not there and cannot be
 * installed.
 */
export async function onIpykernel(title: string, tests: () => void): Promise<void> {
  try {
    if (!(await isThere())) await install();
  } catch (error) {
    if (required) throw error;
    process.stderr.write(`not run: ${title} (${error instanceof Error ? error.message : String(error)})\n`);
    it.skip(title, () => undefined);
    return;
  }
  describe(title, tests);
}

async function isThere(): Promise<boolean> {
  const caged = ['--unshare-user', '--unshare-net', '--unshare-pid', '--ro-bind', '/', '/', 'true'];
  const works = [run('bwrap', caged), Promise.any(['python3', systemPython].map(hasIpykernel))];
  return Promise.all(works).then(
    () => true,
    () => false,
  );
}

const hasIpykernel = (program: string): Promise<unknown> => run(program, ['-c', 'import ipykernel']);

/** Installs the system's packages, where we may. */
async function install(): Promise<void> {
  if (process.getuid?.() !== 0 || !(await onPath('apt-get'))) {
    throw new Error('ipykernel or bubblewrap is missing, or may not work here');
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const flags = ['-q', '-y', '-o', 'DPkg::Lock::Timeout=120'];
  await run('apt-get', ['update', ...flags], { env });
  await run('apt-get', ['install', '--no-install-recommends', ...flags, 'python3-ipykernel', 'bubblewrap'], { env });
  if (!(await isThere())) throw new Error('ipykernel and bubblewrap were installed and do not work');
}

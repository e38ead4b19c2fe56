import { describe, it } from 'vitest';
import { required } from './part.ts';
import { onPath, run } from './run.ts';

/** A program of the system that some tests need. */
interface Needed {
  /** Debian's name of it. */
  readonly package: string;

  /** Rejects where it is not there or may not work here. */
  readonly check: () => Promise<unknown>;
}

/** Debian's ipykernel is for Debian's Python. */
const pythons = ['python3', '/usr/bin/python3'];

export const ipykernel: Needed = {
  package: 'python3-ipykernel',
  check: () => Promise.any(pythons.map((python) => run(python, ['-c', 'import ipykernel']))),
};

export const bubblewrap: Needed = {
  package: 'bubblewrap',
  check: () => run('bwrap', ['--unshare-user', '--unshare-net', '--unshare-pid', '--ro-bind', '/', '/', 'true']),
};

/** Tests with a real program; skipped, and reported as not run, where it is not there and cannot be installed. */
export async function onProgram(title: string, needed: Needed, tests: () => void | Promise<void>): Promise<void> {
  try {
    await needed.check().catch(() => install(needed));
  } catch (error) {
    if (required) throw error;
    process.stderr.write(`not run: ${title} (${error instanceof Error ? error.message : String(error)})\n`);
    it.skip(title, () => undefined);
    return;
  }
  describe(title, tests);
}

/** Installs the system's package, where we may. */
async function install({ package: name, check }: Needed): Promise<void> {
  if (process.getuid?.() !== 0 || !(await onPath('apt-get')))
    throw new Error(`${name} is missing or may not work here`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const flags = ['-q', '-y', '-o', 'DPkg::Lock::Timeout=120'];
  await run('apt-get', ['update', ...flags], { env });
  await run('apt-get', ['install', '--no-install-recommends', ...flags, name], { env });
  await check();
}

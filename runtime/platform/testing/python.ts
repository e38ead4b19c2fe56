import { describe, it } from 'vitest';
import { required } from './part.ts';
import { onPath, run } from './run.ts';

/** Runs an interpreter of Python, 3.10 or later, to its end; rejects with what it complained of. */
export type Python = (
  args: readonly string[],
  options?: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> },
) => Promise<{ readonly stdout: string; readonly stderr: string }>;

/** Tests with the machine's Python; skipped, and reported as not run, where there is none and none can be installed. */
export async function onPython(title: string, tests: (python: Python) => void): Promise<void> {
  let program: string;
  try {
    program = (await find()) ?? (await install());
  } catch (error) {
    if (required) throw error;
    process.stderr.write(`not run: ${title} (${error instanceof Error ? error.message : String(error)})\n`);
    it.skip(title, () => undefined);
    return;
  }
  describe(title, () => {
    tests(pythonAt(program));
  });
}

/** An interpreter by its path. It leaves no compiled files beside those that it reads. */
export function pythonAt(program: string): Python {
  return async (args, { cwd, env } = {}) => {
    const environment = { ...process.env, PYTHONDONTWRITEBYTECODE: '1', PYTHONUTF8: '1', ...env };
    try {
      return await run(program, args, { cwd, env: environment, maxBuffer: 2 ** 24 });
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string };
      throw new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
    }
  };
}

async function find(): Promise<string | null> {
  const recent = ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))'];
  for (const program of ['python3', '/usr/bin/python3']) {
    const found = await pythonAt(program)(recent).then(
      () => true,
      () => false,
    );
    if (found) return program;
  }
  return null;
}

/** Installs the system's package, where we may. */
async function install(): Promise<string> {
  if (process.getuid?.() !== 0 || !(await onPath('apt-get'))) throw new Error('there is no Python 3.10 or later');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const flags = ['-q', '-y', '-o', 'DPkg::Lock::Timeout=120'];
  await run('apt-get', ['update', ...flags], { env });
  await run('apt-get', ['install', '--no-install-recommends', ...flags, 'python3', 'python3-venv'], { env });
  const program = await find();
  if (program === null) throw new Error('the system has no Python 3.10 or later');
  return program;
}

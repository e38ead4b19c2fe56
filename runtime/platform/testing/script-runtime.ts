import { access, chmod, glob, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { required } from './part.ts';
import { onPath, run } from './run.ts';

/** A program beside Node that runs JavaScript. */
export type ScriptRuntime = 'deno' | 'bun';

/** Where its npm packages have the program, below node_modules. */
const places: Readonly<Record<ScriptRuntime, readonly string[]>> = {
  deno: ['@deno/*/deno', 'deno/deno'],
  bun: ['@oven/*/bin/bun', 'bun/bin/bun.exe'],
};

/**
 * Tests with Deno or Bun: that of the PATH, else its npm package in the folder for temporary files, where it stays for the
 * next run. Skipped, and reported as not run, where neither can be had. It is no dependency of the project: its packages are
 * one for each platform, and not every registry has them all.
 */
export async function onScriptRuntime(name: ScriptRuntime, tests: (program: string) => void): Promise<void> {
  let program: string;
  try {
    program = (await onPath(name)) ? name : await fetched(name);
  } catch (error) {
    if (required) throw error;
    process.stderr.write(`not run: ${name} (${error instanceof Error ? error.message : String(error)})\n`);
    it.skip(name, () => undefined);
    return;
  }
  describe(name, () => {
    tests(program);
  });
}

async function fetched(name: ScriptRuntime): Promise<string> {
  const folder = join(tmpdir(), `polywire-${name}`);
  const program = join(folder, name);
  if (
    await access(program).then(
      () => true,
      () => false,
    )
  )
    return program;
  const fresh = `${folder}-${process.pid}`;
  try {
    await mkdir(fresh, { mode: 0o700 });
    const allowScripts = { [name]: true };
    await writeFile(join(fresh, 'package.json'), JSON.stringify({ name: 'fetched', private: true, allowScripts }));
    await run('npm', ['install', '--no-audit', '--no-fund', name], { cwd: fresh });
    for (const place of places[name]) {
      for await (const found of glob(join(fresh, 'node_modules', place))) await rename(found, join(fresh, name));
    }
    await chmod(join(fresh, name), 0o755);
    await run(join(fresh, name), ['--version']);
    await rm(join(fresh, 'node_modules'), { recursive: true });
    // Another run may have been quicker.
    await rename(fresh, folder).catch(() => undefined);
    return program;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

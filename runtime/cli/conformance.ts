import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ExitCode, exitCodes, type Command } from './command.ts';

/** The package's command, run as a process of its own: the runtime knows conformance by its address only. */
const entry = '@polywire/conformance/runner/cli.ts';

export const conformance: Command = {
  summary: 'holds a deployment against the specification, case by case',
  help: null,

  async run(args) {
    const child = spawn(process.execPath, [locate(), ...args], { stdio: 'inherit' });
    const pass = (signal: NodeJS.Signals): void => {
      child.kill(signal);
    };
    const signals = ['SIGINT', 'SIGTERM'] as const;
    for (const signal of signals) process.on(signal, pass);
    const [code] = (await once(child, 'exit')) as [number | null];
    for (const signal of signals) process.off(signal, pass);
    if (code !== exitCodes.ok) throw new ExitCode(code ?? exitCodes.failed);
  },
};

function locate(): string {
  const path = resolved();
  if (path === null || !existsSync(path)) throw new Error(`the suite is not installed: no ${entry}`);
  return path;
}

function resolved(): string | null {
  try {
    return fileURLToPath(import.meta.resolve(entry));
  } catch {
    return null;
  }
}

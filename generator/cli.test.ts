import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './testing.ts';

function cli(
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly stdout: string; readonly stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [join(root, 'generator/cli.ts'), ...args], { cwd: '/' }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}

describe('The command', () => {
  it('explains itself', async () => {
    const { code, stdout } = await cli('--help');
    expect(code).toBe(0);
    for (const word of ['--check', '--watch', 'Exit:']) expect(stdout).toContain(word);
  });

  it.each([[['--chekc']], [['--check', '--watch']], [['now']]])('refuses %j with the usage', async (args) => {
    const { code, stdout, stderr } = await cli(...args);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain('Usage: npm run generate');
  });
});

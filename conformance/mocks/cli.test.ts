import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startMocks } from './server.ts';

function mocks(...options: readonly string[]): ChildProcess {
  return spawn(process.execPath, [fileURLToPath(new URL('cli.ts', import.meta.url)), ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Everything a process says, and its exit code. */
async function outcome(child: ChildProcess): Promise<{ code: number | null; said: string }> {
  const pieces: Buffer[] = [];
  child.stdout?.on('data', (piece: Buffer) => pieces.push(piece));
  child.stderr?.on('data', (piece: Buffer) => pieces.push(piece));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said: Buffer.concat(pieces).toString() };
}

test('prints where each provider is, and ends when told to', async () => {
  const child = mocks('--port', '0');
  if (child.stdout === null) throw new Error('no output');
  const lines = createInterface({ input: child.stdout });
  const [line] = (await once(lines, 'line')) as [string];
  const { url, providers } = JSON.parse(line) as { url: string; providers: Record<string, string> };
  expect(providers).toMatchObject({ 'P-R': `${url}/P-R/v1`, 'P-G': `${url}/P-G/v1beta`, search: `${url}/search` });
  expect(await (await fetch(url)).json()).toEqual({ providers });
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
});

test('explains itself', async () => {
  const { code, said } = await outcome(mocks('--help'));
  expect(code).toBe(0);
  expect(said).toContain('--port N');
});

test('says in one line what is wrong', async () => {
  const taken = await startMocks();
  for (const options of [['--port', 'x'], ['--nonsense'], ['--port', new URL(taken.url).port]]) {
    const { code, said } = await outcome(mocks(...options));
    expect(code, said).toBe(1);
    expect(said.trim().split('\n')).toHaveLength(1);
  }
  await taken.close();
});

import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Comparison } from './compare.ts';
import { peers } from './peers.ts';
import { scenarios } from './scenarios.ts';
import type { Soaked } from './soak.ts';
import { freePortRange } from './system/ports.ts';

// Asserts that the bench works, never how fast anything is.

test('a quick run puts every peer under every load and writes what it found', { timeout: 120_000 }, async () => {
  const { code, stdout, stderr, written } = await bench('--quick');
  expect(code, stderr).toBe(0);
  const { results } = written as Comparison;
  expect(results.map(({ scenario, peer }) => `${scenario} ${peer}`)).toEqual(
    scenarios.flatMap((scenario) => peers.map((peer) => `${scenario.name} ${peer.name}`)),
  );
  for (const { requestsPerSecond, firstByteP50, latencyP50, residentMegabytes } of results) {
    expect(requestsPerSecond).toBeGreaterThan(0);
    expect(firstByteP50).toBeGreaterThan(0);
    expect(latencyP50).toBeGreaterThanOrEqual(firstByteP50);
    expect(residentMegabytes).toBeGreaterThan(0);
  }
  expect(results.every(({ peer, against }) => peer !== 'fastify' || against.fastify?.requestsPerSecond === 1)).toBe(
    true,
  );
  for (const peer of peers) expect(stdout).toContain(peer.name);
});

test('a quick soak finds no fault', { timeout: 120_000 }, async () => {
  const { code, stderr, written } = await bench('soak', '--quick');
  expect(stderr).toBe('');
  const { requests, answered, aborted, faults } = written as Soaked;
  expect(faults).toEqual([]);
  expect(aborted).toBeGreaterThan(0);
  expect(answered + aborted).toBe(requests);
  expect(code).toBe(0);
});

test('a port that is taken stops it before anything is started', async () => {
  const port = (await freePortRange(2)) + 1;
  const leftover = createServer().listen(port, '127.0.0.1');
  await new Promise((resolve) => leftover.once('listening', resolve));
  const { code, stderr, written } = await bench('--quick', '--only', 'bare', '--port-base', String(port - 1));
  leftover.close();
  expect(code).toBe(1);
  expect(stderr).toContain(`port ${port} (for bare) is taken`);
  expect(written).toBeNull();
});

test.each([
  [['--only', 'nginx'], 'no peer is called nginx; there are direct, bare'],
  [['--rounds', 'many'], '--rounds wants a whole number, not many'],
  [['speed'], 'no such command: speed'],
])('%j is refused in one line', async (args, why) => {
  const { code, stderr } = await bench(...args);
  expect(code).toBe(1);
  expect(stderr).toContain(why);
});

test('--help says what there is', async () => {
  const { code, stdout } = await bench('--help');
  expect(code).toBe(0);
  for (const word of ['soak', '--only', '--json', '--quick', ...peers.map(({ name }) => name)])
    expect(stdout).toContain(word);
});

/** Runs the command; `written` is what it wrote as JSON, null where it wrote nothing. */
async function bench(...args: string[]) {
  const json = join(mkdtempSync(join(tmpdir(), 'polywire-bench-test-')), 'found.json');
  const cli = fileURLToPath(new URL('cli.ts', import.meta.url));
  const base = args.includes('--port-base') ? [] : ['--port-base', String(await freePortRange(5))];
  const { code, stdout, stderr } = await new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(process.execPath, [cli, ...base, '--json', json, ...args], (_error, stdout, stderr) => {
      resolve({ code: child.exitCode ?? -1, stdout, stderr });
    });
  });
  const written = existsSync(json) ? (JSON.parse(readFileSync(json, 'utf8')) as unknown) : null;
  return { code, stdout, stderr, written };
}

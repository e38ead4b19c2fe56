import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onPostgres } from '@polywire/runtime/platform/testing/databases.ts';
import { onRedis } from '@polywire/runtime/platform/testing/redis.ts';
import { expect, test } from 'vitest';
import type { MoneyFigures } from './money/report.ts';
import { freePortRange } from './system/ports.ts';

// A small run of `npm run bench -- money`: the laws hold whatever the number of requests.

const limit = { timeout: 180_000 };

test('one gateway is killed among 300 requests: the books on SQLite are right', limit, async () => {
  const found = await money('sqlite', {});
  expect(found.processes).toBe(1);
  expect(found.nobodyThere).toBeGreaterThan(0);
});

onRedis('one of two gateways is killed among 300 requests', ({ url: redis }) => {
  onPostgres('the books', ({ open }) => {
    test('are right', limit, async () => {
      const found = await money('postgres', { DATABASE_URL: await open(), REDIS_URL: redis });
      expect(found.processes).toBe(2);
    });
  });
});

/** Runs it, demands that it found no fault, and answers with its figures. */
async function money(store: string, environment: Readonly<Record<string, string>>): Promise<MoneyFigures> {
  const json = join(mkdtempSync(join(tmpdir(), 'polywire-money-test-')), 'found.json');
  const cli = fileURLToPath(new URL('cli.ts', import.meta.url));
  const base = String(await freePortRange(5));
  const args = ['money', '--quick', '--store', store, '--json', json, '--port-base', base];
  const env = { ...process.env, ...environment };
  const { code, said } = await new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = execFile(process.execPath, [cli, ...args], { env }, (_error, stdout, stderr) => {
      resolve({ code: child.exitCode, said: stdout + stderr });
    });
  });
  expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('no faults') as string });
  const found = JSON.parse(readFileSync(json, 'utf8')) as MoneyFigures;
  expect(found.faults).toEqual([]);
  expect(found.requests).toBe(300);
  for (const outcome of ['whole', 'refused', 'left', 'lost'] as const)
    expect(found.outcomes[outcome], said).toBeGreaterThan(0);
  return found;
}

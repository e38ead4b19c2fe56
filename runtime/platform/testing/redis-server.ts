import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { onPath, run } from './run.ts';
import type { Server } from './server.ts';
import { ServerProcess } from './server-process.ts';

/** Starts a Redis or Valkey of our own. Throws with the reason where that is not possible. */
export async function startRedis(): Promise<Server> {
  const program = (await find()) ?? (await install());
  const place = await mkdtemp(join(tmpdir(), 'redis-'));
  const port = await freePort();
  const command = [
    ...[program, '--port', String(port), '--bind', '127.0.0.1', '--dir', place],
    ...['--save', '', '--appendonly', 'no'],
  ];
  const start = () => ServerProcess.start({ command, place, signal: 'KILL' });
  let server = await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () => server.stop(),
    start: async () => {
      server = await start();
    },
    remove: async () => {
      await server.stop();
      await rm(place, { recursive: true, force: true });
    },
  };
}

async function find(): Promise<string | null> {
  for (const program of ['redis-server', 'valkey-server']) {
    if (await onPath(program)) return program;
  }
  return null;
}

/** Installs the system's package, where we may; its service is not started. */
async function install(): Promise<string> {
  if (process.getuid?.() !== 0 || !(await onPath('apt-get'))) {
    throw new Error('neither redis-server nor valkey-server is on the PATH');
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1', SYSTEMD_OFFLINE: '1' };
  const flags = ['-q', '-y', '-o', 'DPkg::Lock::Timeout=120'];
  await run('apt-get', ['update', ...flags], { env });
  await run('apt-get', ['install', '--no-install-recommends', ...flags, 'redis-server'], { env });
  return 'redis-server';
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { onPath, run } from './run.ts';
import type { Server } from './server.ts';
import { ServerProcess } from './server-process.ts';

/** Starts a MariaDB of our own. Throws with the reason where that is not possible. */
export async function startMariaDb(): Promise<Server> {
  if (!(await onPath('mariadbd'))) await install();
  const place = await mkdtemp(join(tmpdir(), 'mariadb-'));
  try {
    return await serve(place);
  } catch (error) {
    await rm(place, { recursive: true, force: true });
    throw error;
  }
}

async function serve(place: string): Promise<Server> {
  const data = join(place, 'data');
  // It refuses to run as root, unless somebody says that this is meant.
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  const flags = ['--auth-root-authentication-method=normal', '--skip-test-db', '--skip-name-resolve'];
  await run('mariadb-install-db', ['--no-defaults', `--datadir=${data}`, ...flags, ...user], { cwd: place });
  const port = await freePort();
  const command = [
    ...['mariadbd', '--no-defaults', ...user, `--datadir=${data}`, `--socket=${join(place, 'socket')}`],
    ...[`--pid-file=${join(place, 'pid')}`, '--bind-address=127.0.0.1', `--port=${port}`, '--skip-name-resolve'],
    // What survives a power cut is of no use here.
    ...['--innodb-flush-log-at-trx-commit=0', '--skip-log-bin'],
  ];
  const start = () => ServerProcess.start({ command, place, signal: 'KILL' });
  let server = await start();
  return {
    url: `mysql://root@127.0.0.1:${port}/mysql`,
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

/** Installs the system's package, where we may; its service is not started. */
async function install(): Promise<void> {
  if (process.getuid?.() !== 0 || !(await onPath('apt-get'))) throw new Error('mariadbd is not on the PATH');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1', SYSTEMD_OFFLINE: '1' };
  const flags = ['-q', '-y', '-o', 'DPkg::Lock::Timeout=120'];
  await run('apt-get', ['update', ...flags], { env });
  await run('apt-get', ['install', '--no-install-recommends', ...flags, 'mariadb-server'], { env });
}

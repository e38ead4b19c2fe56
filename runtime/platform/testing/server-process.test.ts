import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kill } from 'node:process';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { ServerProcess } from './server-process.ts';

let place = '';
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'server-'));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
});

/** Notes its process id, says that it is ready, and stays. */
const server = ['sh', '-c', 'echo $$ > pid; echo "Ready to accept connections"; exec sleep 600'];
const pid = async () => Number(await readFile(join(place, 'pid'), 'utf8'));
const runs = (id: number) => {
  try {
    return kill(id, 0);
  } catch {
    return false;
  }
};
const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

it('a server runs until it is stopped, and its files stay', async () => {
  const process = await ServerProcess.start({ command: server, place, signal: 'TERM' });
  const id = await pid();
  expect(runs(id)).toBe(true);
  await process.stop();
  expect(runs(id)).toBe(false);
  await process.stop();
  expect(await isThere(place)).toBe(true);
});

it('a server that ends instead of starting tells why', async () => {
  const command = ['sh', '-c', 'echo one >&2; echo "the port is taken" >&2; exit 1'];
  await expect(ServerProcess.start({ command, place, signal: 'TERM' })).rejects.toThrow('the port is taken');
  await expect(ServerProcess.start({ command: ['no-such-program'], place, signal: 'TERM' })).rejects.toThrow(/found/);
});

it('a server does not outlive a process that was killed, and neither do its files', async () => {
  const module = join(import.meta.dirname, 'server-process.ts');
  const program = `
    import { ServerProcess } from ${JSON.stringify(module)};
    await ServerProcess.start(${JSON.stringify({ command: server, place, signal: 'TERM' })});
    console.log('started');
    setInterval(() => {}, 1000);`;
  const owner = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(owner.stdout, 'data');
  const id = await pid();
  owner.kill('SIGKILL');
  await expect.poll(() => runs(id)).toBe(false);
  await expect.poll(() => isThere(place)).toBe(false);
});

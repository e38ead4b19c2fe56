import { expect, it, onTestFinished } from 'vitest';
import { Parts } from './parts.ts';
import type { Server } from './server.ts';

/** Parts of which PostgreSQL starts and Redis does not. */
async function openParts() {
  const seen: string[] = [];
  const server: Server = {
    url: 'postgres://example',
    stop: () => Promise.resolve(),
    start: () => Promise.resolve(),
    remove: () => {
      seen.push('removed');
      return Promise.resolve();
    },
  };
  const missing = { variable: 'POLYWIRE_NO_SUCH_VARIABLE', start: () => Promise.reject(new Error('it is\nnot here')) };
  const parts = new Parts((line) => seen.push(line), {
    PostgreSQL: {
      variable: 'POLYWIRE_NO_SUCH_VARIABLE',
      start: () => {
        seen.push('started');
        return Promise.resolve(server);
      },
    },
    Redis: missing,
    MariaDB: missing,
  });
  const desk = await parts.open();
  return { seen, parts, ask: async (name: string) => fetch(`${desk}/${name}`).then((reply) => reply.json()) };
}

it('a server is started when it is asked for, once, and ended with the run', async () => {
  const { seen, parts, ask } = await openParts();
  expect(seen).toEqual([]);
  const answers = await Promise.all([ask('PostgreSQL'), ask('PostgreSQL')]);
  expect(answers).toEqual([{ url: 'postgres://example' }, { url: 'postgres://example' }]);
  await parts.close();
  expect(seen).toEqual(['started', 'removed']);
});

it('what cannot be had is reported once, with the reason', async () => {
  const { seen, parts, ask } = await openParts();
  onTestFinished(() => parts.close());
  expect(await ask('Redis')).toEqual({ missing: 'it is not here' });
  expect(await ask('Redis')).toEqual({ missing: 'it is not here' });
  expect(seen).toEqual(['not run: Redis (it is not here)']);
});

it('an address in the environment is used instead', async () => {
  process.env['POLYWIRE_NO_SUCH_VARIABLE'] = 'redis://there';
  const { parts, ask } = await openParts();
  onTestFinished(() => {
    delete process.env['POLYWIRE_NO_SUCH_VARIABLE'];
    return parts.close();
  });
  expect(await ask('Redis')).toEqual({ url: 'redis://there' });
});

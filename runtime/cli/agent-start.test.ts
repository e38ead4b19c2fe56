import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { startIn } from './run-command.ts';

/** Tells of each module as it is loaded. */
const telling = `
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      process.stderr.write('loads ' + url + '\\n');
      return next(url, context);
    },
  });`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polywire-agent-start-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('the agent server starts with the packages that every request needs; others are loaded when they are needed', async () => {
  const environment = {
    PATH: process.env['PATH'],
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(telling)}`,
  };
  const started = await startIn(environment, 'agent', '--port', '0', '--home', join(folder, 'home'));
  expect(await started.interrupt()).toBe(0);
  const loaded = [...started.err().matchAll(/^loads .*\/node_modules\/((?:@[^/\n]+\/)?[^/\n]+)\//gm)];
  const packages = new Set(loaded.map(([, name = '']) => name));
  const own = Object.keys(manifest.dependencies).filter((name) => packages.has(name));
  expect(own).toEqual(['croner', 'fastify', 'kysely', 'pino']);
});

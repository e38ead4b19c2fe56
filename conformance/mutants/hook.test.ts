import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { environmentOf, root } from './hooked.ts';
import type { Change } from './mutant.ts';

const change: Change = {
  file: 'generated/catalog/limits.ts',
  after: 'max_tokens_cap: {',
  text: 'value: 131072',
  becomes: 'value: 7',
};
const reading = `
  require('node:module').enableCompileCache();
  import('@polywire/generated/catalog/limits.ts').then(({ limits }) => {
    console.log(limits.max_tokens_cap.value);
  });
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polywire-hook-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The limit as a process of its own sees it. */
async function limitIn(environment: NodeJS.ProcessEnv): Promise<number> {
  const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, 'cache'), ...environment };
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', reading], {
    cwd: join(root, 'conformance'),
    env,
  });
  return Number(stdout);
}

describe('the hook', () => {
  it('changes the module where it is loaded, whatever is kept of it, and nothing for anybody else', async () => {
    const before = await readFile(join(root, change.file), 'utf8');
    expect(await limitIn({})).toBe(131_072);
    const mark = join(folder, 'applied');
    expect(await limitIn(environmentOf(change, mark))).toBe(7);
    expect(existsSync(mark)).toBe(true);
    expect(await limitIn({})).toBe(131_072);
    expect(await readFile(join(root, change.file), 'utf8')).toBe(before);
  });

  it('leaves no mark where the module is not loaded', async () => {
    const mark = join(folder, 'unapplied');
    await limitIn(environmentOf({ ...change, file: 'generated/catalog/groups.ts' }, mark));
    expect(existsSync(mark)).toBe(false);
  });
});

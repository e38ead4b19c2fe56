import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emitters } from './emit/index.ts';
import { createGenerator } from './generate.ts';
import type { OutputFile } from './model.ts';
import { root } from './testing.ts';

const hash = (files: readonly OutputFile[]): string => createHash('sha256').update(JSON.stringify(files)).digest('hex');

/** Makes all files in a process of its own and prints their hash. */
const script = `
const { createHash } = await import('node:crypto');
const { emitters } = await import(${JSON.stringify(join(root, 'generator/emit/index.ts'))});
const { createGenerator } = await import(${JSON.stringify(join(root, 'generator/generate.ts'))});
const { files } = await createGenerator(${JSON.stringify(root)}, emitters).make('documents');
console.log(createHash('sha256').update(JSON.stringify(files)).digest('hex'));
`;

describe('The same spec gives the same bytes', () => {
  it('in another process, with another folder, time zone and language', async () => {
    const { files, problems } = await createGenerator(root, emitters).make('documents');
    expect(problems).toEqual([]);
    expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);

    const env = { ...process.env, TZ: 'Pacific/Apia', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };
    const args = ['--input-type=module', '--eval', script];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: '/', env });
    expect(stdout.trim()).toBe(hash(files));
  }, 120_000);
});

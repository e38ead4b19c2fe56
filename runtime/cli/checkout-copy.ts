import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
const workspaces = ['spec', 'generator', 'generated', 'runtime', 'conformance'] as const;

/** What of conformance/ the mocks are made of. */
const mocks = /^conformance(\/(mocks(\/.*)?|package\.json))?$/;

/** For tests: a checkout of its own, whose tables a test may change; what npm installed is shared. */
export class CheckoutCopy {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async make(): Promise<CheckoutCopy> {
    const folder = await mkdtemp(join(tmpdir(), 'polywire-checkout-'));
    const files = (await readdir(root)).filter((name) => /\.(json|js|ts)$/.test(name) || name === '.prettierrc.json');
    for (const file of [...new Set([...files, '.prettierrc.json'])]) await cp(join(root, file), join(folder, file));
    for (const workspace of workspaces) {
      await cp(join(root, workspace), join(folder, workspace), { recursive: true, filter: isSource });
      await link(join(root, workspace, 'node_modules'), join(folder, workspace, 'node_modules'));
    }
    const packages = join(folder, 'node_modules');
    await mkdir(join(packages, '@polywire'), { recursive: true });
    for (const name of await readdir(join(root, 'node_modules'))) {
      if (name !== '@polywire') await link(join(root, 'node_modules', name), join(packages, name));
    }
    for (const name of workspaces) await symlink(join(folder, name), join(packages, '@polywire', name));
    return new CheckoutCopy(folder);
  }

  /** Path of the command in it. */
  get command(): string {
    return join(this.folder, 'runtime/bin/polywire.js');
  }

  /** Replaces a text in a table, where it must be. */
  async edit(table: string, from: string | RegExp, to: string): Promise<void> {
    const file = join(this.folder, 'spec/catalog', `${table}.yaml`);
    const before = await readFile(file, 'utf8');
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${table}.yaml has no ${String(from)}`);
    await writeFile(file, after);
  }

  /** Makes generated/ anew. */
  async generate(): Promise<void> {
    await promisify(execFile)(process.execPath, [join(this.folder, 'generator/cli.ts')]);
  }

  /** Makes the files as they are now a commit. */
  async commit(): Promise<void> {
    const git = (...args: readonly string[]) => promisify(execFile)('git', [...args], { cwd: this.folder });
    if (!existsSync(join(this.folder, '.git'))) await git('init', '--quiet');
    await git('add', 'spec');
    await git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message', 'tables');
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

function isSource(path: string): boolean {
  const name = relative(root, path);
  if (/(^|\/)(node_modules|dist)$/.test(name)) return false;
  return !name.startsWith('conformance') || mocks.test(name);
}

async function link(target: string, path: string): Promise<void> {
  if (existsSync(target)) await symlink(target, path);
}

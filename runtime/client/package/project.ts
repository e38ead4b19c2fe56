import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { buildPackage } from './build.ts';

const exec = promisify(execFile);
const modules = resolve(import.meta.dirname, '../../../node_modules');

/** For tests: a new project, outside of this repository, that has the packed package installed and nothing else. */
export interface Project {
  readonly folder: string;

  /** The file that would be published. */
  readonly tarball: string;

  /** Where the package was installed. */
  readonly installed: string;

  write(path: string, text: string): Promise<void>;

  /** Makes a package of this repository resolvable, as if it had been installed too. */
  link(name: string): Promise<void>;

  /** Compiles with a TypeScript of this repository: `typescript`, `typescript-5.4`. Resolves to its complaints. */
  compile(typescript: string, config: object): Promise<string>;

  /** What a file prints, run with this Node. */
  run(node: string, file: string, environment?: NodeJS.ProcessEnv): Promise<string>;
  close(): Promise<void>;
}

export async function newProject(): Promise<Project> {
  const folder = await mkdtemp(join(tmpdir(), 'polywire-sdk-'));
  const source = join(folder, 'package');
  await buildPackage(source);
  await exec('npm', ['pack', source, '--pack-destination', folder], { cwd: folder });
  const tarball = join(folder, (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? '');
  await rm(source, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "name": "fresh", "private": true, "type": "module" }');
  await exec('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], { cwd: folder });

  return {
    folder,
    tarball,
    installed: join(folder, 'node_modules/@polywire/sdk'),
    async write(path, text) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    },
    async link(name) {
      await mkdir(dirname(join(folder, 'node_modules', name)), { recursive: true });
      await symlink(join(modules, name), join(folder, 'node_modules', name));
    },
    async compile(typescript, config) {
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
      const compiler = join(modules, typescript, 'bin/tsc');
      return exec(process.execPath, [compiler, '-p', folder], { cwd: folder }).then(
        ({ stdout }) => stdout,
        (failed: unknown) => (failed as { readonly stdout: string }).stdout,
      );
    },
    async run(node, file, environment = {}) {
      const { stdout } = await exec(node, [join(folder, file)], {
        cwd: folder,
        env: { ...process.env, ...environment },
      });
      return stdout;
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Every Node on this machine that the package is for, this one first: version and path. */
export async function nodes(): Promise<readonly (readonly [version: string, path: string])[]> {
  const found = new Map<string, string>([[process.version, process.execPath]]);
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const path = join(folder, 'node');
    const version = await access(path)
      .then(() => exec(path, ['--version']))
      .then(
        ({ stdout }) => stdout.trim(),
        () => '',
      );
    if (Number(/^v(\d+)/.exec(version)?.[1]) >= 20 && !found.has(version)) found.set(version, path);
  }
  return [...found];
}

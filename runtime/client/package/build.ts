import { copyFile, cp, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'tsdown';
import description from '../../../generated/sdk/package.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '../../..');
const generated = join(root, 'generated/sdk');

/**
 * Makes the published package in a folder: each entry of generated/sdk compiled with its core, as ESM and CommonJS with
 * types for each; and what a reader wants to have beside it. Node strips no types below node_modules, so nothing of it is
 * TypeScript.
 */
export async function buildPackage(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const entries = Object.keys(description.exports).filter((path) => !path.endsWith('.json'));
  await build({
    config: false,
    cwd: generated,
    entry: entries.map((path) => join(generated, `${path}.ts`)),
    outDir: join(folder, 'dist'),
    format: ['esm', 'cjs'],
    fixedExtension: false,
    platform: 'neutral',
    target: 'es2022',
    dts: true,
    tsconfig: join(import.meta.dirname, 'tsconfig.json'),
    deps: { alwaysBundle: /^@polywire\// },
    logLevel: 'warn',
    report: false,
    inputOptions: { checks: { bundlerTimings: false } },
  });
  await copyFile(join(generated, 'package.json'), join(folder, 'package.json'));
  await copyFile(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  await copyFile(join(import.meta.dirname, 'README.md'), join(folder, 'README.md'));
  await cp(join(import.meta.dirname, 'examples'), join(folder, 'examples'), { recursive: true });
}

const [, script, folder] = process.argv;
if (script !== undefined && import.meta.url === pathToFileURL(script).href) await buildPackage(resolve(folder ?? '.'));

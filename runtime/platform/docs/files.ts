import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** A file of a package that is installed beside this one. */
export function fileOf(path: string): Promise<string> {
  return readFile(new URL(import.meta.resolve(path)), 'utf8');
}

/** A generated file: of this package's own folder where it is published, else of the workspace. */
export function generatedFile(path: string): Promise<string> {
  const published = new URL(`./generated/${path}`, import.meta.url);
  return existsSync(published) ? readFile(published, 'utf8') : fileOf(`@polywire/generated/${path}`);
}

import { link, rename, rm, writeFile } from 'node:fs/promises';
import type { DeploymentFile } from '@polywire/generated/deployment/types.ts';
import { stringify } from 'yaml';
import { readDeployment } from '../../gateway/deployment/load.ts';
import { keyPrefix } from '../../gateway/accounts/key-prefix.ts';
import { newKey } from '../../platform/key.ts';
import { defaultPort } from '../port.ts';
import type { Found } from './find.ts';
import type { Bindings } from './models.ts';

/** The text of a deployment file with a new key for callers. Credentials stay in the environment: their variables are named. */
export function deploymentText(path: string, found: readonly Found[], models: Bindings): string {
  const file: DeploymentFile = {
    gateway: { listen: `127.0.0.1:${defaultPort}`, keys: [newKey(keyPrefix)] },
    providers: Object.fromEntries(found.map(({ provider, binding }) => [provider, binding])),
    models: { ...models },
  };
  const text = `# Written by polywire init. models: an alias, and the provider's own id of the model that it means.\n${stringify(file)}`;
  readDeployment(path, text);
  return text;
}

/** Writes the file as a whole or not at all, readable by its owner alone. Throws where it is there and may not be replaced. */
export async function writeDeployment(path: string, text: string, replace: boolean): Promise<void> {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    await writeFile(draft, text, { mode: 0o600, flag: 'wx' });
    // A link, unlike a rename, replaces nothing: who made the file meanwhile keeps it.
    await (replace ? rename(draft, path) : link(draft, path));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === 'EEXIST' ? alreadyThere(path) : new Error(`${path} cannot be written (${code ?? 'unknown error'})`);
  } finally {
    await rm(draft, { force: true });
  }
}

/** The complaint about a file that would be overwritten. */
export function alreadyThere(path: string): Error {
  return new Error(`${path} is there already; --force replaces it, --config names another`);
}

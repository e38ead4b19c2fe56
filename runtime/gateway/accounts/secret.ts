import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeploymentFile } from '@polywire/generated/deployment/types.ts';
import { DeploymentError } from '../deployment/load.ts';
import { stateDir } from '../storage/open.ts';

/** Bytes that a secret has at least. */
const leastBytes = 32;

/**
 * The deployment's own secret, under which credentials are hashed in its store: of the environment where the deployment
 * file names a variable, else of the file `secret` in the state folder, which is made where it is not there yet. `path` is
 * that of the deployment file. Throws DeploymentError for one that is missing or too short.
 */
export async function deploymentSecret(
  file: DeploymentFile,
  path: string,
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  const variable = file.gateway.secret_env;
  if (variable === undefined) return kept(stateDir(file, path));
  const secret = environment[variable];
  if (secret === undefined)
    throw new DeploymentError([`${path}: gateway.secret_env names ${variable}, which the environment does not have`]);
  if (Buffer.byteLength(secret) < leastBytes)
    throw new DeploymentError([
      `${path}: the secret in ${variable} is too short, it must have ${leastBytes} bytes or more`,
    ]);
  return secret;
}

async function kept(folder: string): Promise<string> {
  const path = join(folder, 'secret');
  const secret = (await textOf(path)) ?? (await made(folder, path));
  if (/^[0-9a-f]{64}$/.test(secret)) return secret;
  throw new DeploymentError([
    `${path}: the secret is damaged, it must be 64 hexadecimal digits; keys cannot be told without it`,
  ]);
}

async function textOf(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Makes the file whole or not at all: a link never replaces, so of processes that start at once one makes it, and all read
 * what is there then.
 */
async function made(folder: string, path: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  try {
    const handle = await open(draft, 'wx', 0o600);
    await handle.writeFile(`${randomBytes(leastBytes).toString('hex')}\n`);
    await handle.sync();
    await handle.close();
    await link(draft, path).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(path, 'utf8')).trim();
}

import { spawn } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { opener } from '../artifacts/browser.ts';
import { systemKeyring } from '../connectors/keys/keyring.ts';
import type { Home } from '../home.ts';
import { about, type Finding } from './finding.ts';

/** Milliseconds for a program to say whether it works. */
const patience = 10_000;

/** What the machine has that parts of the server use, each of which can be missing. */
export async function examineMachine({ path }: Home, environment: NodeJS.ProcessEnv): Promise<readonly Finding[]> {
  const keyring = await systemKeyring(path, process.platform, environment);
  const [program] = opener();
  return [
    keyring === null
      ? about('keyring')('warn', 'there is none: the key of connections is in a file that only its owner reads')
      : about('keyring')('ok', 'keeps the key of connections'),
    await kernel(environment),
    await cage(environment),
    (await isOnPath(program, environment))
      ? about('browser')('ok', `${program} opens artifacts`)
      : about('browser')('warn', `there is no ${program}`, 'open artifacts by their address'),
  ];
}

/** Runs the cells of scratchpads. */
async function kernel(environment: NodeJS.ProcessEnv): Promise<Finding> {
  const found = about('python');
  const next = 'install Python 3 and its package ipykernel, or go without cells';
  if (!(await works('python3', ['-c', 'import sys'], environment))) return found('warn', 'there is no python3', next);
  const has = await works('python3', ['-c', 'import ipykernel'], environment);
  return has ? found('ok', 'python3 with ipykernel runs cells') : found('warn', 'python3 has no ipykernel', next);
}

/** Keeps what cells do to themselves. */
async function cage(environment: NodeJS.ProcessEnv): Promise<Finding> {
  const found = about('cage');
  if (process.platform !== 'linux') return found('warn', 'cells run with the rights of the server on this system');
  const kept = await works('bwrap', ['--ro-bind', '/', '/', '--unshare-net', 'true'], environment);
  return kept
    ? found('ok', 'bubblewrap keeps cells apart')
    : found('warn', 'bubblewrap is not there or may not work', 'install bubblewrap');
}

function works(program: string, args: readonly string[], { PATH = '' }: NodeJS.ProcessEnv): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'ignore', timeout: patience, env: { PATH } });
    child.once('error', () => {
      resolve(false);
    });
    child.once('exit', (code) => {
      resolve(code === 0);
    });
  });
}

async function isOnPath(program: string, { PATH = '' }: NodeJS.ProcessEnv): Promise<boolean> {
  const names = process.platform === 'win32' ? [`${program}.exe`] : [program];
  const places = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const runs = places.map((place) => access(place, constants.X_OK).then(() => true));
  return Promise.any(runs).catch(() => false);
}

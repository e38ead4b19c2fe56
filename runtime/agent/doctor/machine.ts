import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { opener } from '../artifacts/browser.ts';
import { systemKeyring } from '../connectors/keys/keyring.ts';
import type { Home } from '../home.ts';
import { findCage } from '../kernels/cage/find.ts';
import { findInterpreter } from '../kernels/python/interpreter.ts';
import { about, type Finding } from './finding.ts';

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

/** Runs the cells of scratchpads; those in JavaScript and shell need nothing that is not here. */
async function kernel(environment: NodeJS.ProcessEnv): Promise<Finding> {
  const found = about('python');
  const interpreter = await findInterpreter(environment);
  if (interpreter === null) return found('warn', 'there is no Python', 'install Python 3, or go without cells in it');
  const { program, hasIpykernel } = interpreter;
  return hasIpykernel
    ? found('ok', `${program} runs cells, with ipykernel`)
    : found('warn', `${program} runs cells, without pictures and tables`, 'install its package ipykernel');
}

/** Keeps what cells do to themselves. */
async function cage({ PATH = '' }: NodeJS.ProcessEnv): Promise<Finding> {
  const found = about('cage');
  const { lack } = await findCage(PATH);
  return lack === null
    ? found('ok', 'bubblewrap keeps cells apart')
    : found('warn', `${lack}: cells run with the rights of the server`, 'install bubblewrap on Linux, or know it');
}

async function isOnPath(program: string, { PATH = '' }: NodeJS.ProcessEnv): Promise<boolean> {
  const names = process.platform === 'win32' ? [`${program}.exe`] : [program];
  const places = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const runs = places.map((place) => access(place, constants.X_OK).then(() => true));
  return Promise.any(runs).catch(() => false);
}

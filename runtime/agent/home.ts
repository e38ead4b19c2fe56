import { mkdir, readdir, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/** The one folder with all that the agent server keeps. Only its owner may read it. */
export interface Home {
  readonly path: string;

  /** The database. */
  readonly database: string;

  /** A folder for each project, named by its id: its artifacts. */
  readonly projects: string;

  /** Uploaded files, under names of our own. */
  readonly uploads: string;

  /** What is being written or removed; emptied at each start. */
  readonly scratch: string;

  /** The key of the connections' secrets where the system has no keyring. */
  readonly key: string;
}

/** The places below a home folder; nothing is made yet. */
export function homeAt(path: string): Home {
  const root = resolve(path);
  return {
    path: root,
    database: join(root, 'agent.db'),
    projects: join(root, 'projects'),
    uploads: join(root, 'uploads'),
    scratch: join(root, 'scratch'),
    key: join(root, 'secret.key'),
  };
}

/** Makes the folders that are missing. */
export async function prepareHome(home: Home): Promise<void> {
  for (const folder of [home.path, home.projects, home.uploads, home.scratch]) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  }
}

/** Removes what a process that ended was still writing. Only for whoever holds the home. */
export async function clearScratch({ scratch }: Home): Promise<void> {
  for (const name of await readdir(scratch)) await rm(join(scratch, name), { recursive: true, force: true });
}

/** Where it is if nobody says: the XDG data folder on Linux, the home folder elsewhere. */
export function defaultHome(environment: NodeJS.ProcessEnv): string {
  const data = environment['XDG_DATA_HOME'];
  if (data !== undefined && data !== '') return join(data, 'polywire');
  return process.platform === 'linux' ? join(homedir(), '.local', 'share', 'polywire') : join(homedir(), '.polywire');
}

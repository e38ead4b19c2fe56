import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Home } from './home.ts';

/** Who works with a home folder at the moment. */
export interface Holder {
  readonly pid: number;

  /** ISO-8601. */
  readonly since: string;
}

/** The folder belongs to another process. */
export class HomeInUse extends Error {
  constructor(home: Home, holder: Holder | null) {
    const who = holder === null ? 'another process' : `the process ${holder.pid} since ${holder.since}`;
    super(`${home.path} is in use by ${who}: stop it, or choose another folder with --home`);
    this.name = 'HomeInUse';
  }
}

/** A home folder that is this process's own until it is released. */
export interface Lock {
  release(): Promise<void>;
}

/**
 * Takes a home folder. What holds it is a lock of the operating system on an empty SQLite file, so one whose process is dead,
 * however it died, is free. The note beside it only says who it is. Throws HomeInUse.
 */
export async function lockHome(home: Home, now: Date): Promise<Lock> {
  const file = new DatabaseSync(join(home.path, 'agent.lock'), { timeout: 0 });
  try {
    file.exec('begin exclusive');
  } catch {
    file.close();
    throw new HomeInUse(home, await holderOf(home));
  }
  const holder: Holder = { pid: process.pid, since: now.toISOString() };
  await writeFile(noteOf(home), JSON.stringify(holder), { mode: 0o600 });
  return {
    async release() {
      await rm(noteOf(home), { force: true });
      file.close();
    },
  };
}

/** Who holds it, as far as its note tells; null: nobody left one. */
export async function holderOf(home: Home): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(noteOf(home), 'utf8')) as Holder;
  } catch {
    return null;
  }
}

function noteOf(home: Home): string {
  return join(home.path, 'agent.pid');
}

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultPort } from '../agent/config/port.ts';
import type { Agent } from '../agent/server.ts';
import { createLog } from '../platform/log.ts';

/** What an agent server beside a gateway knows. */
export interface Beside {
  /** Of the gateway. */
  readonly url: string;
  readonly key: string;

  /** Folder for its file and its data. */
  readonly stateDir: string;

  /** 0: any free one; null: the usual one, or any where that is taken. */
  readonly port: number | null;
}

/** An agent server whose model calls go through a gateway. */
export async function startBeside({ url, key, stateDir, port }: Beside): Promise<Agent> {
  const { startAgent } = await import('../agent/server.ts');
  const config = join(stateDir, 'polywire-agent.yaml');
  await writeFile(config, JSON.stringify({ gateway: { base_url: url } }));
  const environment = { ...process.env, POLYWIRE_API_KEY: key };
  const options = { config, home: join(stateDir, 'agent'), environment, log: createLog('warn') };
  if (port !== null) return startAgent({ ...options, port });
  try {
    return await startAgent({ ...options, port: defaultPort });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return startAgent({ ...options, port: 0 });
  }
}

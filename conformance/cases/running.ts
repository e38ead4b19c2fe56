import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chatCaller } from './callers/chat.ts';
import { messagesCaller } from './callers/messages.ts';
import type { Caller } from './callers/question.ts';
import { responsesCaller } from './callers/responses.ts';
import { Http } from './http.ts';
import { Mocks } from './mocks.ts';

/** A gateway in front of mocks of all providers, as `polywire up` starts them. */
export interface Running {
  /** The gateway's address, without a path. */
  readonly url: string;

  /** A credential that it takes. */
  readonly key: string;
  readonly http: Http;
  readonly mocks: Mocks;

  /** The three formats, each spoken with its official SDK. */
  readonly callers: readonly Caller[];
  stop(): Promise<void>;
}

/** Starts both on free ports; throws with what the command complained of where it does not start. */
export async function start(): Promise<Running> {
  const command = fileURLToPath(import.meta.resolve('@polywire/runtime/bin/polywire.js'));
  const child = spawn(process.execPath, [command, 'up', '--json', '--port', '0', '--mocks-port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { url, key, mocks_url } = await announced(child);
  return {
    url,
    key,
    http: new Http(url, key),
    mocks: new Mocks(mocks_url),
    callers: [chatCaller(`${url}/v1`, key), responsesCaller(`${url}/v1`, key), messagesCaller(url, key)],
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

interface Announced {
  readonly url: string;
  readonly key: string;
  readonly mocks_url: string;
}

async function announced(child: ChildProcess): Promise<Announced> {
  if (child.stdout === null) throw new Error('no output');
  const lines = createInterface({ input: child.stdout });
  const [line] = (await Promise.race([
    once(lines, 'line'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`polywire up ended with ${String(code)}`))),
  ])) as [string];
  return JSON.parse(line) as Announced;
}

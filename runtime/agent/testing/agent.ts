import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '../../platform/log.ts';
import { type Agent, type AgentOptions, startAgent } from '../server.ts';

/** An agent server for tests, in a folder of its own. */
export interface TestAgent extends Agent {
  /** Lines of its log. */
  readonly log: readonly string[];

  /** GET below `/api/v1`, or another method. */
  call(path: string, init?: RequestInit): Promise<Response>;

  /** A request with a JSON body below `/api/v1`. */
  send(method: string, path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>;
}

/** What is different from an empty agent's file and the server's own options. */
export interface Change extends Partial<Pick<AgentOptions, 'now' | 'environment' | 'home' | 'openBrowser'>> {
  /** Put over the agent's file. */
  readonly file?: object;
}

/** Starts one on any free port. Its home folder goes with it, unless `home` names one. */
export async function startTestAgent(change: Change = {}): Promise<TestAgent> {
  const { file = {}, ...options } = change;
  const folder = await mkdtemp(join(tmpdir(), 'polywire-agent-'));
  const config = join(folder, 'polywire-agent.yaml');
  await writeFile(config, JSON.stringify(file));
  const log: string[] = [];
  const agent = await startAgent({
    config,
    port: 0,
    home: join(folder, 'home'),
    environment: {},
    // Nobody's own keyring is touched by a test.
    keyring: () => Promise.resolve(null),
    log: createLog('debug', (line) => log.push(line)),
    ...options,
  });
  const call = (path: string, init?: RequestInit): Promise<Response> => fetch(`${agent.url}/api/v1${path}`, init);
  return {
    ...agent,
    log,
    call,
    send: (method, path, body, headers) =>
      call(path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async close() {
      await agent.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

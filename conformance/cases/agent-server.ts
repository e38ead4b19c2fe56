import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PolywireAgent } from '@polywire/generated/sdk/agent.ts';
import { startCommand } from './command.ts';

/** An agent server as a process of its own, with a home folder of its own. */
export interface AgentServer {
  /** Without `/api/v1`. */
  readonly url: string;

  /** Path of the folder of its data. */
  readonly home: string;

  /** The generated client, which repeats nothing. */
  readonly api: PolywireAgent;

  /** All that it has written to stderr: its log. */
  written(): string;

  /** A request below `/api/v1`; one that is not answered in time is aborted. */
  call(path: string, init?: RequestInit): Promise<Response>;

  /** One with a body of JSON. */
  send(method: string, path: string, body: unknown): Promise<Response>;

  /** Ends it; its folder goes with it. */
  stop(): Promise<void>;
}

/** Milliseconds after which an answer counts as missing. */
const patience = 20_000;

/** Starts `polywire agent` on any free port, with `file` as its file and every line in its log. */
export async function startAgentServer(file: object, environment: NodeJS.ProcessEnv = {}): Promise<AgentServer> {
  const folder = await mkdtemp(join(tmpdir(), 'polywire-agent-case-'));
  const config = join(folder, 'agent.yaml');
  const home = join(folder, 'home');
  await writeFile(config, JSON.stringify(file));
  let log = '';
  const args = ['agent', '--config', config, '--home', home, '--port', '0', '--log', 'debug'];
  const command = await startCommand(args, environment, (text) => (log += text)).catch((error: unknown) => {
    throw new Error(`the agent server did not start: ${log}`, { cause: error });
  });
  const { url } = command.announced as { readonly url: string };
  const call = (path: string, init?: RequestInit): Promise<Response> =>
    fetch(`${url}/api/v1${path}`, { signal: AbortSignal.timeout(patience), ...init });
  return {
    url,
    home,
    api: new PolywireAgent({ baseUrl: url, maxRetries: 0 }),
    written: () => log,
    call,
    send: (method, path, body) =>
      call(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    async stop() {
      await command.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

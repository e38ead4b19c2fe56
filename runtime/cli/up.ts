import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultPort as defaultAgentPort } from '../agent/config/port.ts';
import type { Agent } from '../agent/server.ts';
import { keyPrefix } from '../gateway/accounts/key-prefix.ts';
import { newKey } from '../platform/key.ts';
import { readArguments, readPort, type Command } from './command.ts';
import { demoDeployment, exampleCurls } from './demo.ts';
import { watchGenerated } from './generated-watch.ts';
import { startMocks } from './mocks-process.ts';
import { defaultPort, freePort } from './port.ts';
import { untilToldToStop } from './until-told.ts';
import { startBeside } from './up-agent.ts';
import { isWorker, startWorker, workForUp } from './up-worker.ts';

const defaultMocksPort = 26_801;

export const up: Command = {
  summary: 'a gateway in front of mock providers and an agent server: every model answers, no account needed',
  help: `Usage: polywire up [--port N] [--mocks-port N] [--agent-port N] [--json]

Starts mocks of all providers, a gateway that uses them, with a new demo key, and an
agent server that uses the gateway. Its data are gone at the end.
Prints their URLs, the key, the models and two requests to try, and the agent server's
URL as soon as it listens.
In a checkout the gateway serves what the generator writes as soon as it is written,
while requests under way end as they began; the agent server goes on as it began.
Ctrl-C ends everything.

  --port N        the gateway's port on 127.0.0.1; default ${defaultPort}, or a free one if that is taken
  --mocks-port N  the mocks' port; default ${defaultMocksPort}, or a free one if that is taken
  --agent-port N  the agent server's port; default ${defaultAgentPort}, or a free one if that is taken
  --json          one line of JSON instead: url, key, mocks_url, agent_url, models

Exit codes: 0 ok, 1 failed, 2 bad usage.`,

  async run(args) {
    const { values } = readArguments(args, {
      port: { type: 'string' },
      'mocks-port': { type: 'string' },
      'agent-port': { type: 'string' },
      json: { type: 'boolean', default: false },
    });
    if (isWorker()) {
      await workForUp();
      return;
    }
    const [port, mocksPort] = [
      await choosePort(values.port, 'port', defaultPort),
      await choosePort(values['mocks-port'], 'mocks-port', defaultMocksPort),
    ];
    const { 'agent-port': wished } = values;
    const agentPort = wished === undefined ? null : readPort(wished, 'agent-port');
    if (port !== 0 && (await freePort(port)) === 0) throw new Error(`port ${port} is taken (EADDRINUSE)`);

    await using held = new AsyncDisposableStack();
    const key = newKey(keyPrefix);
    const stateDir = await mkdtemp(join(tmpdir(), 'polywire-up-'));
    held.defer(() => rm(stateDir, { recursive: true, force: true }));
    const starting = startMocks(mocksPort);
    held.defer(() =>
      starting.then(
        (mocks) => mocks.stop(),
        () => undefined,
      ),
    );
    const prepared = starting.then(async ({ address: { providers } }) => {
      const deployment = join(stateDir, 'polywire.yaml');
      await writeFile(deployment, demoDeployment({ providers, key, stateDir }));
      return { deployment, port };
    });
    const serving = startWorker(prepared);
    const [mocks, gateway] = await Promise.all([starting, serving]);
    held.defer(() => gateway.close());
    const told = untilToldToStop();
    if (!values.json) console.log(await inWords(gateway.url, key, mocks.address.url));

    // Only now: what is waited for is the gateway.
    const beside = startBeside({ url: gateway.url, key, stateDir, port: agentPort });
    held.defer(() =>
      beside.then(
        (agent) => agent.close(),
        () => undefined,
      ),
    );
    const announced = beside.then(async (agent) => {
      console.log(values.json ? await inJson(gateway.url, key, mocks.address.url, agent.url) : besideInWords(agent));
    });
    const generated = watchGenerated(async () => {
      if (await gateway.renew()) console.error('polywire up: serving what was generated');
    });
    held.defer(() => generated.close());

    const ended = await Promise.race([told, mocks.ended, gateway.failed, announced.then(() => told)]);
    if (ended !== undefined) throw new Error(ended);
  },
};

/** The port that was asked for, else the default one where it is free, else any. */
async function choosePort(text: string | undefined, option: string, preset: number): Promise<number> {
  if (text !== undefined) return readPort(text, option);
  const port = await freePort(preset);
  if (port !== preset) console.error(`polywire up: port ${preset} is taken, using a free one (--${option} chooses)`);
  return port;
}

// A worker is this command, too, and must not have loaded what is generated before it is its turn: up-worker.ts.

async function inJson(url: string, key: string, mocksUrl: string, agentUrl: string): Promise<string> {
  const { aliases } = await import('@polywire/generated/catalog/aliases.ts');
  return JSON.stringify({ url, key, mocks_url: mocksUrl, agent_url: agentUrl, models: Object.keys(aliases) });
}

async function inWords(url: string, key: string, mocksUrl: string): Promise<string> {
  const { modelTable } = await import('./model-table.ts');
  return [
    ...modelTable(),
    '',
    `gateway  ${url}`,
    `key      ${key}`,
    `docs     ${url}/docs and ${url}/docs/models`,
    `mocks    ${mocksUrl} (what they received: ${mocksUrl}/__requests)`,
    '',
    ...exampleCurls(url, key).flatMap((curl) => [curl, '']),
    'Ctrl-C ends everything.',
  ].join('\n');
}

function besideInWords({ url, home }: Agent): string {
  return `agent    ${url}/api/v1 (no key: only programs of this machine may use it; its data: ${home})`;
}

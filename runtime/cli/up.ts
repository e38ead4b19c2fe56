import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aliases } from '@polywire/generated/catalog/aliases.ts';
import { keyPrefix } from '../gateway/accounts/key-prefix.ts';
import { newKey } from '../platform/key.ts';
import { readArguments, readPort, type Command } from './command.ts';
import { demoDeployment, exampleCurls } from './demo.ts';
import { watchGenerated } from './generated-watch.ts';
import { startMocks } from './mocks-process.ts';
import { modelTable } from './model-table.ts';
import { defaultPort, freePort } from './port.ts';
import { untilToldToStop } from './until-told.ts';
import { isWorker, startWorker, workForUp } from './up-worker.ts';

const defaultMocksPort = 26_801;

export const up: Command = {
  summary: 'a gateway in front of mock providers: every model answers, no account needed',
  help: `Usage: polywire up [--port N] [--mocks-port N] [--json]

Starts mocks of all providers and a gateway that uses them, with a new demo key.
Prints the gateway's URL, the key, the models and two requests to try.
In a checkout it serves what the generator writes as soon as it is written, while
requests under way end as they began. Ctrl-C ends everything.

  --port N        the gateway's port on 127.0.0.1; default ${defaultPort}, or a free one if that is taken
  --mocks-port N  the mocks' port; default ${defaultMocksPort}, or a free one if that is taken
  --json          one line of JSON instead: url, key, mocks_url, models

Exit codes: 0 ok, 1 failed, 2 bad usage.`,

  async run(args) {
    const { values } = readArguments(args, {
      port: { type: 'string' },
      'mocks-port': { type: 'string' },
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
    const [mocks, gateway] = await Promise.all([starting, startWorker(prepared)]);
    held.defer(() => gateway.close());
    const generated = watchGenerated(async () => {
      if (await gateway.renew()) console.error('polywire up: serving what was generated');
    });
    held.defer(() => generated.close());

    const told = untilToldToStop();
    console.log(
      values.json ? inJson(gateway.url, key, mocks.address.url) : inWords(gateway.url, key, mocks.address.url),
    );
    const ended = await Promise.race([told, mocks.ended, gateway.failed]);
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

function inJson(url: string, key: string, mocksUrl: string): string {
  return JSON.stringify({ url, key, mocks_url: mocksUrl, models: Object.keys(aliases) });
}

function inWords(url: string, key: string, mocksUrl: string): string {
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

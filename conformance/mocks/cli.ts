import { parseArgs } from 'node:util';
import { bases } from './places.ts';
import { startMocks } from './server.ts';

const help = `Every provider kind on one port: judges requests as the provider would and answers small talk.

  node conformance/mocks/cli.ts [--port N] [--host H]

  --port N   port to listen on; 0, the default, takes a free one
  --host H   address to listen on; default 127.0.0.1

Prints one line of JSON: url, and the base URL of each kind in providers. SIGTERM or SIGINT ends it with exit code 0;
a port that is taken, or an option that there is none of, ends it with 1.`;

try {
  await run();
} catch (error) {
  console.error(`mocks: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '0' },
      host: { type: 'string', default: '127.0.0.1' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return;
  }
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new RangeError(`--port ${values.port} is no port`);
  const mocks = await startMocks({ port, host: values.host });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void mocks.close());
  // Started by a process that holds a channel to this one: its end is ours, even where it could not say so.
  process.once('disconnect', () => void mocks.close());
  process.channel?.unref();
  const kinds = [...bases.keys()];
  console.log(
    JSON.stringify({ url: mocks.url, providers: Object.fromEntries(kinds.map((kind) => [kind, mocks.baseUrl(kind)])) }),
  );
}

import { readArguments, readPort, type Command } from './command.ts';
import { startMocks } from './mocks-process.ts';
import { untilToldToStop } from './until-told.ts';

export const mocks: Command = {
  summary: 'a mock of every provider kind on one port, for trying and for tests',
  help: `Usage: polywire mocks [--port N]

Serves every provider kind at /<kind>/v1/... (the native wire at /P-G/v1beta/...),
judges each request as the provider would, and records it at GET /__requests.
Prints one line of JSON with the addresses; Ctrl-C ends it.

  --port N  port on 127.0.0.1; default 26801, 0 picks a free one

Exit codes: 0 ok, 1 failed, 2 bad usage.`,

  async run(args) {
    const { values } = readArguments(args, { port: { type: 'string', default: '26801' } });
    const mocks = await startMocks(readPort(values.port, 'port'));
    const told = untilToldToStop();
    console.log(JSON.stringify(mocks.address));
    const ended = await Promise.race([told, mocks.ended]);
    if (ended !== undefined) throw new Error(ended);
    await mocks.stop();
  },
};

import { createLog, levels } from '../platform/log.ts';
import { readArguments, readPort, UsageError, type Command } from './command.ts';
import { untilToldToStop } from './until-told.ts';

export const gateway: Command = {
  summary: 'the gateway of a deployment file',
  help: `Usage: polywire gateway [--config FILE] [--port N] [--log LEVEL]

Starts the gateway. SIGHUP reads the deployment file again; a bad new file keeps
the old one and the log says why. Ctrl-C lets requests under way end first; a
second one does not wait. Logs go to stderr, one JSON object a line.

  --config FILE  deployment file; default polywire.yaml
  --port N       instead of the port in the file; 0 picks a free one
  --log LEVEL    ${levels.join(', ')}; default info

Prints one line of JSON with the address.

Exit codes: 0 ok, 1 failed, 2 bad usage.`,

  async run(args) {
    const { values } = readArguments(args, {
      config: { type: 'string', default: 'polywire.yaml' },
      port: { type: 'string' },
      log: { type: 'string', default: 'info' },
    });
    const level = levels.find((name) => name === values.log);
    if (level === undefined) throw new UsageError(`--log must be one of ${levels.join(', ')}, not '${values.log}'`);
    const port = values.port === undefined ? {} : { port: readPort(values.port, 'port') };

    const { startGateway } = await import('../gateway/server.ts');
    const started = await startGateway({ deployment: values.config, ...port, log: createLog(level) });
    const told = untilToldToStop();
    console.log(JSON.stringify({ url: started.url }));
    await told;
    await started.close();
  },
};

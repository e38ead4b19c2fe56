import { existsSync } from 'node:fs';
import { readArguments, UsageError, type Command } from './command.ts';

export const init: Command = {
  summary: 'write a deployment file for the providers whose credentials are in the environment',
  help: `Usage: polywire init [--config FILE] [--model ALIAS=ID]... [--base-url PRESET=URL]...
                     [--yes] [--no-check] [--force] [--json]

Looks for the API keys of public providers in the environment, asks each provider
for its list of models (a free call), and writes a deployment file with a new key
for callers. No credential is written or printed: the file names the variables.

On a terminal it asks which model each floating alias means. An alias that is
left out is asked for by its neutral id, which no real provider knows: calls to
it fail until it is bound.

  --config FILE          the file to write; default polywire.yaml
  --model ALIAS=ID       what an alias means, such as a-mid=...; may be repeated
  --base-url PRESET=URL  another address for a provider, such as a proxy's; may be repeated
  --yes                  ask nothing; so it is also where stdin is no terminal
  --check, --no-check    call the providers (the default), or do not
  --force                replace the file
  --json                 one line of JSON instead, and ask nothing

Exit codes: 0 ok, also where a provider did not accept its credential; 1 failed, 2 bad usage.`,

  async run(args) {
    const { values } = readArguments(args, {
      config: { type: 'string', default: 'polywire.yaml' },
      model: { type: 'string', multiple: true, default: [] },
      'base-url': { type: 'string', multiple: true, default: [] },
      yes: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      'no-check': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    });
    if (values.check && values['no-check']) throw new UsageError('--check and --no-check exclude each other');
    const { setUpProviders } = await import('./setup/init.ts');
    const { alreadyThere } = await import('./setup/file.ts');
    if (!values.force && existsSync(values.config)) throw alreadyThere(values.config);
    const done = await setUpProviders({
      config: values.config,
      models: values.model,
      baseUrls: values['base-url'],
      check: !values['no-check'],
      ask: process.stdin.isTTY && !values.yes && !values.json,
      replace: values.force,
      say: values.json ? () => undefined : console.log,
    });
    const next = `polywire gateway --config ${values.config}`;
    if (values.json) console.log(JSON.stringify({ ...done, next }));
    else
      console.log(`\n${values.config} is written; the callers' key is in it, under gateway.keys. Next:\n\n  ${next}`);
  },
};

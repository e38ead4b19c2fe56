import { keyPrefix } from '../gateway/keyring.ts';
import { newKey } from '../platform/key.ts';
import { readArguments, UsageError, type Command } from './command.ts';

export const key: Command = {
  summary: 'print a new API key',
  help: `Usage: polywire key new

Prints a new, well-formed API key. It opens nothing until it is written into
the deployment file, under gateway.keys.

Exit codes: 0 ok, 2 bad usage.`,

  run(args) {
    const { positionals } = readArguments(args, {}, 1);
    if (positionals[0] !== 'new') throw new UsageError('usage: polywire key new');
    console.log(newKey(keyPrefix));
    return Promise.resolve();
  },
};

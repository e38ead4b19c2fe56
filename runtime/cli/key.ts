import { keyPrefix } from '../gateway/accounts/key-prefix.ts';
import { newKey } from '../platform/key.ts';
import { act } from './actions.ts';
import { readArguments, type Command } from './command.ts';

export const key: Command = {
  summary: 'API keys: of organisations, and of the operator',
  help: `Usage: polywire key create ORG [--name NAME] [--member MEMBER]
       polywire key list [ORG]
       polywire key revoke KEY
       polywire key new

create makes a key of a member and shows it this once: only a hash is kept.
revoke takes the key's id, as list shows it; every gateway process refuses the
key within a second. ORG is an id or a name, MEMBER an id or an address; without
one the key is the first owner's.

new prints a key of the operator's own. It opens nothing until it is written
into the deployment file, under gateway.keys; nobody pays for it.

  --name NAME    what the key is for; default 'default'
  --config FILE  deployment file, whose store it is; default polywire.yaml
  --json         one line of JSON instead of a table

Exit codes: 0 ok, 1 failed, 2 bad usage.`,

  async run(args) {
    const { actions } = await import('./administration/key.ts');
    await act('key', { ...actions, new: printNew }, args);
  },
};

function printNew(args: readonly string[]): Promise<void> {
  readArguments(args, {});
  console.log(newKey(keyPrefix));
  return Promise.resolve();
}

import { act } from './actions.ts';
import type { Command } from './command.ts';

export const credit: Command = {
  summary: 'credit of organisations, and the books it is in',
  help: `Usage: polywire credit add ORG AMOUNT [--note TEXT]
       polywire credit list ORG
       polywire credit audit

ORG is an id or a name. AMOUNT is USD as a decimal number with at most nine
places, and counts for the next request. audit proves the books of all
organisations and says what is wrong with them, and how many requests hold
funds; nothing is changed.

  --note TEXT    why, for who reads the books
  --config FILE  deployment file, whose store it is; default polywire.yaml
  --json         one line of JSON instead of a table

Exit codes: 0 ok, 1 failed or the books are wrong, 2 bad usage.`,

  async run(args) {
    const { actions } = await import('./administration/credit.ts');
    await act('credit', actions, args);
  },
};

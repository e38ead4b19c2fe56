import type { Command } from './command.ts';

export const usage: Command = {
  summary: 'what organisations used, and what it cost',
  help: `Usage: polywire usage [ORG] [--by WHAT] [--since DAY]

Adds up the requests that are settled: tokens, web searches, what the wallet
paid and what was drawn of the included allowance. ORG is an id or a name;
without it, all of them. Days and times are UTC.

  --by WHAT      one line for each organization (the default), key, model, day
                 or request, by the id in its answer's x-request-id
  --since DAY    not what was settled before, such as 2026-11-20
  --config FILE  deployment file, whose store it is; default polywire.yaml
  --json         one line of JSON instead of a table

Exit codes: 0 ok, 1 failed, 2 bad usage.`,

  async run(args) {
    const { showUsage } = await import('./administration/usage.ts');
    await showUsage(args);
  },
};

import { act } from './actions.ts';
import type { Command } from './command.ts';

export const org: Command = {
  summary: 'organisations: who shares keys, funds and limits',
  help: `Usage: polywire org create NAME --email EMAIL [--billing prepaid|none]
       polywire org list
       polywire org show ORG
       polywire org set ORG [--name NAME] [--billing prepaid|none] [--card none|healthy|failed]
                            [--allowance-units N] [--requests-per-minute N]
                            [--tokens-per-minute N] [--concurrency N]
       polywire org close ORG

Organisations are kept in the deployment's store, which is made where it is not
there yet. ORG is an id or a name. What is set holds for the next request.

  --email EMAIL        the first member, who owns the organisation
  --billing prepaid    checked against its funds (the default)
  --billing none       nobody pays; usage is recorded
  --card healthy       a card completed a top-up and has no payment error
  --allowance-units N  included allowance of a window; 0: none
  N                    a whole number, or 'default' for the deployment's
  --config FILE        deployment file, whose store it is; default polywire.yaml
  --json               one line of JSON instead of a table

Exit codes: 0 ok, 1 failed, 2 bad usage.`,

  async run(args) {
    const { actions } = await import('./administration/org.ts');
    await act('org', actions, args);
  },
};

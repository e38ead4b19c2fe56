import { act } from './actions.ts';
import type { Command } from './command.ts';

export const member: Command = {
  summary: 'members of organisations and their roles',
  help: `Usage: polywire member add ORG EMAIL [--role ROLE]
       polywire member list ORG
       polywire member role ORG MEMBER ROLE
       polywire member remove ORG MEMBER

A key may do what its member may. ORG is an id or a name, MEMBER an id or an
address. The keys of a removed member are refused as forbidden.

  ROLE           owner      everything
                 admin      all but adding credit
                 developer  runs models (the default)
                 billing    adds credit and reads usage
                 viewer     reads usage and the models
  --config FILE  deployment file, whose store it is; default polywire.yaml
  --json         one line of JSON instead of a table

Exit codes: 0 ok, 1 failed, 2 bad usage.`,

  async run(args) {
    const { actions } = await import('./administration/member.ts');
    await act('member', actions, args);
  },
};

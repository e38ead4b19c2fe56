import { act } from './actions.ts';
import type { Command } from './command.ts';

export const policy: Command = {
  summary: 'models that an organisation may not use',
  help: `Usage: polywire policy restrict ORG MODEL...
       polywire policy allow ORG MODEL...
       polywire policy list ORG

A restricted model is refused with model_restricted, never serves as a fallback,
and stands disabled in the organisation's list of models. MODEL is an alias, or
a group for all its aliases; what was restricted as a group is allowed as one.

  --config FILE  deployment file, whose store it is; default polywire.yaml
  --json         one line of JSON instead of a table

Exit codes: 0 ok, 1 failed, 2 bad usage.`,

  async run(args) {
    const { actions } = await import('./administration/policy.ts');
    await act('policy', actions, args);
  },
};

import type { Command } from './command.ts';

export const consoleLink: Command = {
  summary: 'a link that opens the console for a member',
  help: `Usage: polywire console-link MEMBER [--org ORG]

Prints a link that opens one browser session of a member, once. Who has it before
the member opens it is the member: hand it over in private. MEMBER is an id or an
address, ORG an id or a name: which of the organisations that have this member.

  --org ORG      the organisation, where the address is in several
  --url URL      where a browser reaches the gateway; default gateway.public_url
                 of the deployment file, else the address it listens on
  --config FILE  deployment file, whose store it is; default polywire.yaml
  --json         one line of JSON instead of words

Exit codes: 0 ok, 1 failed, 2 bad usage.`,

  async run(args) {
    const { printLink } = await import('./administration/console-link.ts');
    await printLink(args);
  },
};

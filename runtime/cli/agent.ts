import { act } from './actions.ts';
import type { Command } from './command.ts';

export const agent: Command = {
  summary: 'the local agent server; its doctor and its backups',
  help: `Usage: polywire agent [--config FILE] [--port N] [--home DIR] [--log LEVEL]
       polywire agent doctor [--config FILE] [--port N] [--home DIR] [--json]
       polywire agent backup FOLDER [--config FILE] [--home DIR]
       polywire agent restore FOLDER [--config FILE] [--home DIR]

Without an action it starts the server, on 127.0.0.1 and ::1 alone. It asks for no
credential: programs of this machine may use it, web pages may not. Ctrl-C or
SIGTERM lets requests under way end first; a second one does not wait. Logs go to
stderr, one JSON object a line. Prints one line of JSON with the address and the
folder of the data, once it listens.

doctor looks at the folder of the data, its database and disk, the port, the
gateway with its key and models, the keyring, Python, bubblewrap and the browser,
and says what is wrong and what to do. It changes nothing.

backup copies the data into a new folder, also while the server runs; the key of
the connections' secrets is not in it. restore makes the data of a backup where
there are none yet. Neither overwrites anything.

  --config FILE  the agent's file; default polywire-agent.yaml, if it is there
  --port N       instead of the port in the file; 0 picks a free one; default 26866
  --home DIR     folder of the data, instead of the one in the file
  --log LEVEL    debug, info, warn, error or silent; default info
  --json         one line of JSON instead: ok, checks

Exit codes: 0 ok, warnings too; 1 failed, 2 bad usage.`,

  async run(args) {
    const [first] = args;
    if (first === undefined || first.startsWith('-')) {
      const { serve } = await import('./agent/serve.ts');
      await serve(args);
      return;
    }
    const actions = {
      doctor: async (rest: readonly string[]) => (await import('./agent/doctor.ts')).doctor(rest),
      backup: async (rest: readonly string[]) => (await import('./agent/backup.ts')).backup(rest),
      restore: async (rest: readonly string[]) => (await import('./agent/backup.ts')).restoreFrom(rest),
    };
    await act('agent', actions, args);
  },
};

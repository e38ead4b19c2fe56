import manifest from '../package.json' with { type: 'json' };
import { agent } from './agent.ts';
import { catalog } from './catalog.ts';
import { ExitCode, exitCodes, UsageError, type Command } from './command.ts';
import { conformance } from './conformance.ts';
import { consoleLink } from './console-link.ts';
import { credit } from './credit.ts';
import { doctor } from './doctor.ts';
import { explain } from './explain.ts';
import { gateway } from './gateway.ts';
import { init } from './init.ts';
import { key } from './key.ts';
import { member } from './member.ts';
import { mocks } from './mocks.ts';
import { org } from './org.ts';
import { policy } from './policy.ts';
import { up } from './up.ts';
import { usage } from './usage.ts';

const commands: Readonly<Record<string, Command>> = {
  up,
  init,
  doctor,
  gateway,
  agent,
  org,
  member,
  key,
  policy,
  credit,
  usage,
  'console-link': consoleLink,
  mocks,
  conformance,
  explain,
  catalog,
};

const help = `polywire: one gateway to every model, from one spec

Usage: polywire COMMAND [ARGUMENTS]

${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(12)} ${summary}`)
  .join('\n')}

  --help     this text; after a command: that command's
  --version  the version

Exit codes: ${exitCodes.ok} ok, ${exitCodes.failed} failed, ${exitCodes.usage} bad usage.`;

/** Runs the command that the arguments name and says how it ended, as an exit code. */
export async function polywire([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h') return print(help);
  if (name === '--version') return print(manifest.version);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) return fail('polywire', new UsageError(`no command '${name}'; see polywire --help`));
  if (command.help !== null && (args.includes('--help') || args.includes('-h'))) return print(command.help);
  try {
    await command.run(args);
    return exitCodes.ok;
  } catch (error) {
    return error instanceof ExitCode ? error.code : fail(`polywire ${name}`, error);
  }
}

function print(text: string): number {
  console.log(text);
  return exitCodes.ok;
}

/** One line on stderr for each thing that is wrong. */
function fail(who: string, error: unknown): number {
  const message = error instanceof Error ? error.message : String(error);
  for (const line of message.split('\n')) if (line.trim() !== '') console.error(`${who}: ${line}`);
  return error instanceof UsageError ? exitCodes.usage : exitCodes.failed;
}

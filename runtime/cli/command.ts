import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** One subcommand of `polywire`. */
export interface Command {
  /** What it does, in one line. */
  readonly summary: string;

  /** What `--help` prints; null: the command is run with it and prints it itself. */
  readonly help: string | null;

  /** Resolves when the command is done. Throws UsageError on arguments it cannot read, any other Error on failure. */
  run(args: readonly string[]): Promise<void>;
}

/** Exit codes of the command. */
export const exitCodes = { ok: 0, failed: 1, usage: 2 } as const;

/** The arguments cannot be read: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command has said what it had to say, and ends with an exit code of its own. */
export class ExitCode extends Error {
  override readonly name = 'ExitCode';
  readonly code: number;

  constructor(code: number) {
    super(`exit code ${code}`);
    this.code = code;
  }
}

/** Options and positional arguments; throws UsageError on an unknown option, or on more positionals than `most`. */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  most = 0,
) {
  const parsed = parse(args, options);
  const extra = parsed.positionals[most];
  if (extra !== undefined) throw new UsageError(`unexpected argument '${extra}'`);
  return parsed;
}

function parse<const Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [message = ''] = (error as Error).message.split(/\. |\n/);
    throw new UsageError(message);
  }
}

/** A TCP port from an option's text; throws UsageError where it is none. */
export function readPort(text: string, option: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new UsageError(`--${option} must be a port number, not '${text}'`);
  return port;
}

import { conformance, exitCodes, Unreachable } from './main.ts';
import { help, readOptions, UsageError } from './options.ts';

// Gateways that were started end with this process, but not where a signal ends it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(exitCodes.failed));

process.exitCode = await run(process.argv.slice(2));

async function run(args: readonly string[]): Promise<number> {
  try {
    const options = readOptions(args, process.env);
    if (!options.help) return await conformance(options);
    console.log(help);
    return exitCodes.ok;
  } catch (error) {
    for (const line of (error instanceof Error ? error.message : String(error)).split('\n'))
      console.error(`polywire conformance: ${line}`);
    if (error instanceof UsageError) return exitCodes.usage;
    return error instanceof Unreachable ? exitCodes.unreachable : exitCodes.failed;
  }
}

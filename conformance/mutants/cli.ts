import { exitCodes, mutants, UsageError } from './main.ts';

try {
  process.exitCode = await mutants(process.argv.slice(2), {
    print: (text) => {
      console.log(text);
    },
    tell: (text) => {
      console.error(text);
    },
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof UsageError ? exitCodes.usage : exitCodes.failed;
}

import { execFile } from 'node:child_process';
import { polywire as command } from '../gateway.ts';

/** Runs a command of the deployment's and answers the JSON that it prints. Throws where it fails. */
export type Polywire = <Answer>(...args: readonly string[]) => Promise<Answer>;

/** The command on a deployment file. */
export function polywireOn(config: string, environment: NodeJS.ProcessEnv): Polywire {
  const options = { env: environment, maxBuffer: 256 * 1024 * 1024 };
  return <Answer>(...args: readonly string[]) =>
    new Promise<Answer>((resolve, reject) => {
      execFile(
        process.execPath,
        [command, ...args, '--config', config, '--json'],
        options,
        (_failed, stdout, stderr) => {
          // Also one that found something wrong says what: the answer counts, not its exit code.
          if (stdout === '') reject(new Error(`polywire ${args.join(' ')}: ${stderr}`));
          else resolve(JSON.parse(stdout) as Answer);
        },
      );
    });
}

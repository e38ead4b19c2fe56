import type { DeploymentFile } from '@polywire/generated/deployment/types.ts';
import { deploymentFile } from '@polywire/generated/deployment/validators.js';
import { type FileKind, loadConfigFile, readConfigFile } from '../../platform/config-file/read.ts';
import { complaints } from './rules.ts';

export { ConfigFileError as DeploymentError } from '../../platform/config-file/read.ts';

const kind: FileKind<DeploymentFile> = {
  check: deploymentFile,
  forms: {
    listen: 'it is host:port, such as 127.0.0.1:8080',
    keys: 'a key is what `polywire key new` prints',
    base_url: 'it is an http or https address without query',
    api_key_env: 'it is the name of an environment variable',
  },
  complaints,
};

/** Reads and checks a deployment file. Throws DeploymentError. */
export function loadDeployment(path: string): Promise<DeploymentFile> {
  return loadConfigFile(path, kind);
}

/** The same for a text; `name` is put before line and column. */
export function readDeployment(name: string, text: string): DeploymentFile {
  return readConfigFile(name, text, kind);
}

/** What an operator should know of a file that can be used: credentials that are missing, a secret that is not shared. */
export function warnings(file: DeploymentFile, environment: NodeJS.ProcessEnv): readonly string[] {
  const missing = Object.entries(file.providers ?? {}).flatMap(([name, { api_key_env: variable }]) => {
    if (variable === undefined || environment[variable] !== undefined) return [];
    return [`${name} gets no credential: the environment has no ${variable}`];
  });
  const shared = file.stores?.database_url_env !== undefined && file.gateway.secret_env === undefined;
  return shared ? [...missing, ownSecret] : missing;
}

const ownSecret =
  'without gateway.secret_env keys are hashed under a secret of this machine: other machines with the same database refuse them';

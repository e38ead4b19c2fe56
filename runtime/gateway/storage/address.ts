import type { DeploymentFile, Stores } from '@polywire/generated/deployment/types.ts';
import { DeploymentError } from '../deployment/load.ts';

/**
 * The address of a store, from the environment variable that a setting of `stores` names; null: it names none. Throws
 * DeploymentError where the environment lacks it. `path` is that of the deployment file.
 */
export function addressIn(
  environment: NodeJS.ProcessEnv,
  setting: keyof Stores,
  file: DeploymentFile,
  path: string,
): string | null {
  const name = file.stores?.[setting];
  if (name === undefined) return null;
  const address = environment[name];
  if (address !== undefined && address !== '') return address;
  throw new DeploymentError([`${path}: stores.${setting} names ${name}, which the environment does not have`]);
}

import type { Key } from '../platform/key.ts';
import { ProblemError } from '../turn/problem.ts';
import type { Caller, Keyring } from './keyring.ts';

/** Who holds this key. Throws `invalid_credentials` for an unknown or revoked one (seed 000, "Authentication" 3). */
export function authorize(key: Key, keyring: Keyring): Caller {
  const caller = keyring.find(key);
  if (caller === null)
    throw new ProblemError({ name: 'invalid_credentials', message: 'The API key is unknown or was revoked.' });
  return caller;
}

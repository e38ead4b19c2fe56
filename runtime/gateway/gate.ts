import type { Key } from '../platform/key.ts';
import { ProblemError } from '../turn/problem.ts';
import type { Accounts } from './accounts/accounts.ts';
import type { Caller } from './accounts/caller.ts';

/**
 * Who holds this key. Throws `invalid_credentials` for an unknown or revoked one (seed 000, "Authentication" 3), and what
 * `Accounts` throws.
 */
export function authorize(key: Key, accounts: Accounts): Caller | Promise<Caller> {
  const found = accounts.ofKey(key);
  return found instanceof Promise ? found.then(known) : known(found);
}

function known(caller: Caller | null): Caller {
  if (caller !== null) return caller;
  throw new ProblemError({ name: 'invalid_credentials', message: 'The API key is unknown or was revoked.' });
}

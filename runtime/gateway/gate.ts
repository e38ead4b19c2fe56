import { ProblemError } from '../turn/problem.ts';
import type { Accounts } from './accounts/accounts.ts';
import type { Caller } from './accounts/caller.ts';
import type { Credential } from './edge.ts';

/**
 * Whose credential this is. Throws `invalid_credentials` for one that is unknown, revoked or expired (seed 000,
 * "Authentication" 3), and what `Accounts` throws.
 */
export function authorize(credential: Credential, accounts: Accounts): Caller | Promise<Caller> {
  if ('key' in credential) return known(accounts.ofKey(credential.key), 'The API key is unknown or was revoked.');
  return known(accounts.ofSession(credential.session), 'The browser session is unknown, or it has ended.');
}

function known(found: Caller | null | Promise<Caller | null>, message: string): Caller | Promise<Caller> {
  if (found instanceof Promise) return found.then((caller) => orRefused(caller, message));
  return orRefused(found, message);
}

function orRefused(caller: Caller | null, message: string): Caller {
  if (caller !== null) return caller;
  throw new ProblemError({ name: 'invalid_credentials', message });
}

import type { Accounts } from './accounts.ts';
import type { FileKeys } from './file-keys.ts';

/** Everyone who may call: the operator by the keys of the deployment file, organisations by their keys and sessions. */
export function compose(
  file: FileKeys,
  stored: Pick<Accounts, 'ofKey'>,
  sessions: Pick<Accounts, 'ofSession'>,
): Accounts {
  return {
    ofKey: (key) => (file.has(key) ? file.ofKey(key) : stored.ofKey(key)),
    ofSession: (token) => sessions.ofSession(token),
  };
}

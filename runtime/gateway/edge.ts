import type { IncomingHttpHeaders } from 'node:http';
import { type Key, readKey } from '../platform/key.ts';
import { ProblemError } from '../turn/problem.ts';
import { keyPrefix } from './accounts/key-prefix.ts';

/**
 * The credential of a request: `Authorization: Bearer KEY`, `x-api-key: KEY`, or both with the same key (GAPS "G
 * credential header"). Looks at its form only. Throws `unauthenticated`.
 */
export function readCredential(headers: IncomingHttpHeaders): Key {
  const bearer = headers.authorization;
  const plain = headers['x-api-key'];
  if (bearer === undefined && plain === undefined)
    throw refused('No credential: send `Authorization: Bearer KEY` or `x-api-key: KEY`.');
  const named = bearer === undefined ? undefined : /^Bearer +(\S+) *$/i.exec(bearer)?.[1];
  if (bearer !== undefined && named === undefined) throw refused('The Authorization header is not `Bearer KEY`.');
  if (named !== undefined && plain !== undefined && named !== plain)
    throw refused('`Authorization` and `x-api-key` hold different keys: send one of them.');
  const text = named ?? plain;
  const key = typeof text === 'string' ? readKey(keyPrefix, text) : null;
  if (key === null) throw refused('The API key is malformed: it may have been cut or mistyped.');
  return key;
}

function refused(message: string): ProblemError {
  return new ProblemError({ name: 'unauthenticated', message });
}

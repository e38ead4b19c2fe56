import type { IncomingHttpHeaders } from 'node:http';
import type { Provider } from '@polywire/generated/catalog/rows.ts';
import { wires } from '@polywire/generated/catalog/wires.ts';
import type { Place } from './places.ts';
import type { Refusal } from './wires/error-body.ts';

/** Headers that may carry a credential: their values are never recorded. */
export const credentialHeaders: readonly string[] = [
  'authorization',
  'proxy-authorization',
  'x-api-key',
  'x-goog-api-key',
  'api-key',
  'cookie',
];

/** A missing credential, or a missing header that every request on the wire must have. Search needs neither. */
export function headerRefusal({ provider, wire }: Place, headers: IncomingHttpHeaders): Refusal | null {
  if (provider !== null && !hasCredential(provider, headers))
    return { status: 401, message: `missing credential in ${provider.auth}` };
  const missing = Object.keys(wires[wire].headers).find((name) => headers[name] === undefined);
  return missing === undefined ? null : { status: 400, field: missing, message: 'header required' };
}

function hasCredential({ auth }: Provider, headers: IncomingHttpHeaders): boolean {
  const value = headers[auth];
  if (typeof value !== 'string') return false;
  return auth === 'authorization' ? /^Bearer \S+$/u.test(value) : value !== '';
}

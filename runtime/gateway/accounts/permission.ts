import type { AliasName } from '@polywire/generated/catalog/aliases.ts';
import { ProblemError } from '../../turn/problem.ts';
import type { Caller, Permission } from './caller.ts';

/** What a caller without a permission may not do. */
const denied: Readonly<Record<Permission, string>> = {
  execute: 'run models',
  read: 'read models, usage and stored responses',
  manage: 'change keys, members and policies',
  spend: 'add credit',
};

/** Throws `permission_denied` where the caller's role does not allow it (seed 000, "Authentication" 4). */
export function requirePermission({ may }: Caller, permission: Permission): void {
  if (!may[permission]) throw forbidden(`The role of this credential's member may not ${denied[permission]}.`);
}

/** Throws `model_restricted` where an administrator took the model from the organisation (seed 000, "Authentication" 5). */
export function requireModel({ restricted }: Caller, alias: AliasName): void {
  if (!restricted.has(alias)) return;
  const message = `The model \`${alias}\` is restricted: an administrator of your organisation has turned it off.`;
  throw new ProblemError({ name: 'model_restricted', message, param: 'model' });
}

/** Throws `permission_denied` for a credential whose member is none any more. */
export function refuseRemoved(): never {
  throw forbidden('The member that this credential belongs to was removed from the organisation.');
}

function forbidden(message: string): ProblemError {
  return new ProblemError({ name: 'permission_denied', message });
}

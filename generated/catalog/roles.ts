/**
 * The rows of spec/catalog/roles.yaml, in the order of the table.
 *
 * Written by the generator; never edited by hand.
 */
import type { Role } from './rows.ts';

const rows = {
  owner: { execute: true, read: true, manage: true, spend: true },
  admin: { execute: true, read: true, manage: true, spend: false },
  developer: { execute: true, read: true, manage: false, spend: false },
  billing: { execute: false, read: true, manage: false, spend: true },
  viewer: { execute: false, read: true, manage: false, spend: false },
} as const satisfies Readonly<Record<string, Role>>;

/** Keys of spec/catalog/roles.yaml. */
export type RoleName = keyof typeof rows;

/** spec/catalog/roles.yaml; columns: `Polywire.Catalog.Role`. */
export const roles: Readonly<Record<RoleName, Role>> = rows;

import type { Database } from '../../platform/database/open.ts';
import { FreshReads } from '../../platform/fresh-reads.ts';
import type { Key, SecretHasher } from '../../platform/key.ts';
import type { Limits } from '../limits.ts';
import type { Schema } from '../storage/schema.ts';
import type { Caller } from './caller.ts';
import { refuseRemoved } from './permission.ts';
import { callerOf, standings } from './standing.ts';
import { unverified } from './unverified.ts';

/** Keys that a process remembers, and keys that it remembers as unknown. */
const known = 20_000;
const unknown = 5_000;

/** A key that was neither revoked nor closed with its organisation. */
interface Issued {
  readonly hash: Buffer;
  readonly holder: Caller | 'removed';
}

/** What unknown keys are compared with, so that they take as long as those whose secret is wrong. */
const nobody = Buffer.alloc(32);

/** The keys of organisations, in the store. What is known of one is at most `key_freshness` old. */
export class StoredKeys {
  private readonly hasher: SecretHasher;
  private readonly issued: FreshReads<Issued>;

  /** `hasher` keeps the secrets under the deployment's own; `now` in milliseconds. */
  constructor(database: Database<Schema>, hasher: SecretHasher, limits: Limits, now?: () => number) {
    this.hasher = hasher;
    const bounds = { lifetime: limits.key_freshness, found: known, missed: unknown };
    this.issued = new FreshReads((id) => readKey(database, id, limits), bounds, now);
  }

  /** As Accounts.ofKey. */
  ofKey({ id, secret }: Key): Caller | null | Promise<Caller | null> {
    const issued = this.issued.get(id);
    return issued instanceof Promise
      ? issued.then(
          (read) => this.open(read, secret),
          (error: unknown) => {
            throw unverified(error);
          },
        )
      : this.open(issued, secret);
  }

  private open(issued: Issued | null, secret: string): Caller | null {
    const right = this.hasher.matches(secret, issued?.hash ?? nobody);
    if (issued === null || !right) return null;
    return issued.holder === 'removed' ? refuseRemoved() : issued.holder;
  }
}

/** Null: unknown, revoked, or of a closed organisation. */
async function readKey({ kysely }: Database<Schema>, id: string, limits: Limits): Promise<Issued | null> {
  const rows = await standings(kysely)
    .innerJoin('api_key', 'api_key.member_id', 'member.id')
    .select('api_key.secret_hash')
    .where('api_key.id', '=', id)
    .where('api_key.revoked_at', 'is', null)
    .execute();
  const holder = callerOf(id, rows, limits);
  const [row] = rows;
  return row === undefined || holder === null ? null : { hash: Buffer.from(row.secret_hash, 'hex'), holder };
}

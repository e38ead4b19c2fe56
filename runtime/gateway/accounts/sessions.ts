import type { Database } from '../../platform/database/open.ts';
import { FreshReads } from '../../platform/fresh-reads.ts';
import type { SecretHasher } from '../../platform/key.ts';
import type { Limits } from '../limits.ts';
import type { Schema } from '../storage/schema.ts';
import { storeTime } from '../storage/store-time.ts';
import type { Caller } from './caller.ts';
import { spendLink } from './console-links.ts';
import { refuseRemoved } from './permission.ts';
import { callerOf, standings } from './standing.ts';
import { newToken } from './token.ts';
import { unverified } from './unverified.ts';

/** Sessions that a process remembers, and those that it remembers as unknown. */
const known = 5_000;
const unknown = 1_000;

/** A session that has just begun. */
export interface Opened {
  /** The value of its cookie. */
  readonly token: string;
  readonly caller: Caller;
}

/** Whose session it is, for a person to read. */
export interface Holder {
  readonly email: string;
  readonly organization: string;
}

/**
 * Browser sessions, in the store: opened by a link, once, until they expire or are ended (GAPS "G browser session"). The
 * store has hashes of their tokens alone; what is known of one is at most `key_freshness` old.
 */
export class Sessions {
  private readonly database: Database<Schema>;
  private readonly hasher: SecretHasher;
  private readonly limits: Limits;
  private readonly callers: FreshReads<Caller | 'removed'>;

  /** `hasher` is that of the deployment's secret; `now` in milliseconds. */
  constructor(database: Database<Schema>, hasher: SecretHasher, limits: Limits, now?: () => number) {
    this.database = database;
    this.hasher = hasher;
    this.limits = limits;
    const bounds = { lifetime: limits.key_freshness, found: known, missed: unknown };
    this.callers = new FreshReads((hash) => this.read(hash), bounds, now);
  }

  /** As Accounts.ofSession. */
  ofSession(token: string): Caller | null | Promise<Caller | null> {
    const found = this.callers.get(this.hashOf(token));
    if (!(found instanceof Promise)) return standing(found);
    return found.then(standing, (error: unknown) => {
      throw unverified(error);
    });
  }

  /** Begins the session of a link's member. Null: the link was used, has expired, or its member is none any more. */
  async open(link: string): Promise<Opened | null> {
    const { kysely, dialect } = this.database;
    const linkHash = this.hashOf(link);
    // A stranger's guess writes nothing.
    const kept = await kysely
      .selectFrom('console_link')
      .select('member_id')
      .where('token_hash', '=', linkHash)
      .executeTakeFirst();
    if (kept === undefined) return null;
    return this.database.transaction(async (tx) => {
      const member_id = await spendLink(tx, dialect, linkHash);
      if (member_id === null) return null;
      const token = newToken();
      const token_hash = this.hashOf(token);
      const rows = await standings(tx).where('member.id', '=', member_id).execute();
      const caller = callerOf(publicId(token_hash), rows, this.limits);
      if (caller === null || caller === 'removed') return null;
      await tx
        .insertInto('session')
        .values({
          token_hash,
          member_id,
          created_at: storeTime(dialect),
          expires_at: storeTime(dialect, -this.limits.session_lifetime * 1_000),
        })
        .execute();
      return { token, caller };
    });
  }

  /** It opens nothing from now on, in a second at most. Nothing happens where there is no such session. */
  async end(token: string): Promise<void> {
    await this.database.kysely.deleteFrom('session').where('token_hash', '=', this.hashOf(token)).execute();
  }

  /** Null: there is no such session any more. */
  async holder(token: string): Promise<Holder | null> {
    const { kysely, dialect } = this.database;
    const found = await kysely
      .selectFrom('session')
      .innerJoin('member', 'member.id', 'session.member_id')
      .innerJoin('organization', 'organization.id', 'member.organization_id')
      .select(['member.email', 'organization.name as organization'])
      .where('session.token_hash', '=', this.hashOf(token))
      .where('session.expires_at', '>', storeTime(dialect))
      .executeTakeFirst();
    return found ?? null;
  }

  private async read(hash: string): Promise<Caller | 'removed' | null> {
    const { kysely, dialect } = this.database;
    const rows = await standings(kysely)
      .innerJoin('session', 'session.member_id', 'member.id')
      .where('session.token_hash', '=', hash)
      .where('session.expires_at', '>', storeTime(dialect))
      .execute();
    return callerOf(publicId(hash), rows, this.limits);
  }

  private hashOf(token: string): string {
    return this.hasher.hash(token).toString('hex');
  }
}

/** By what logs and records of usage name a session: enough of its hash to tell it from others. */
function publicId(hash: string): string {
  return `session_${hash.slice(0, 16)}`;
}

function standing(caller: Caller | 'removed' | null): Caller | null {
  return caller === 'removed' ? refuseRemoved() : caller;
}

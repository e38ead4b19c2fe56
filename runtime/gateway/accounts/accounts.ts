import type { Key } from '../../platform/key.ts';
import type { Caller } from './caller.ts';

/**
 * The credentials that open the gateway, and whose they are. What is known of one is read again after `key_freshness`, so a
 * revocation, a removed member or a changed policy holds in every process within a second.
 *
 * Both answer null for a credential that is unknown, revoked or expired. They throw ProblemError `permission_denied` for
 * one whose member was removed, and `policy_unavailable` where the store cannot answer.
 */
export interface Accounts {
  /** At once where the key is known and fresh. */
  ofKey(key: Key): Caller | null | Promise<Caller | null>;

  /** Of a browser session, by the value of its cookie. */
  ofSession(token: string): Caller | null | Promise<Caller | null>;
}

import { DatabaseError } from 'pg';
import { StoreUnavailable } from './unavailable.ts';

/** SQLSTATE codes and classes (PostgreSQL manual, appendix A) that are about the server and not about the query. */
const outages = [
  '08', // connection exception
  '25006', // read-only: a standby answers
  '25P03', // idle in transaction for too long
  '53', // out of connections, memory or disk
  '55P03', // lock not available
  '57', // cancelled by a timeout, shutting down, starting up
  '58', // error of the system below
];

/** Serialization failure and deadlock. */
const conflicts = ['40001', '40P01'];

/** Whether the same transaction may well succeed when it is tried again. */
export function isConflict(error: unknown): boolean {
  return error instanceof DatabaseError && (conflicts.includes(error.code ?? '') || isStalePlan(error));
}

/** Whether a table that a prepared statement reads has got other columns since: preparing it anew is all that it needs. */
export function isStalePlan(error: unknown): boolean {
  return error instanceof DatabaseError && error.routine === 'RevalidateCachedQuery';
}

/**
 * StoreUnavailable for what is wrong with the server or the way to it; anything else stays what it is. What is not the
 * server's answer is about the connection, because parameters are checked before they get to the driver.
 */
export function postgresError(error: unknown): Error {
  if (error instanceof DatabaseError) {
    const { code = '' } = error;
    if (!outages.some((outage) => code.startsWith(outage))) return error;
    return new StoreUnavailable(`the database cannot answer (${code})`, error);
  }
  return new StoreUnavailable('the database cannot be reached', error);
}

/**
 * A store cannot be reached or does not answer in time: no connection, a broken one, a statement, lock or turn waited
 * for too long, a disk that is full or fails. What was being written may or may not have been kept. A mistake in a
 * query is never this error. `cause` is what the driver said.
 */
export class StoreUnavailable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StoreUnavailable';
  }
}

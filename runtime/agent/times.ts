/** The time as the database and the API tell it: ISO-8601 in UTC with milliseconds, which sorts as it is. */
export function stamp(now: Date): string {
  return now.toISOString();
}

/** The time of a change: now, and always after the one before, so that two versions never share their `updated_at`. */
export function stampAfter(previous: string, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(previous) + 1)).toISOString();
}

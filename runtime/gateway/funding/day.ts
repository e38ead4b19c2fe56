/** The UTC day (`2026-11-20`) of a time in milliseconds since 1970. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The instant (ISO-8601) at which the next one begins. */
export function nextDay(time: number): string {
  return new Date(Date.parse(dayOf(time)) + 86_400_000).toISOString();
}

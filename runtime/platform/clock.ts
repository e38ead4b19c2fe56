/** Whole seconds since 1970, as wire formats tell a time. */
export function unixSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

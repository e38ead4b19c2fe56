/** What is wrong with a regular expression; null for a good one, and for what is no string at all. */
export function patternError(pattern: unknown): string | null {
  if (typeof pattern !== 'string') return null;
  try {
    new RegExp(pattern, 'u');
    return null;
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^Invalid regular expression: /, '') : String(error);
    return `not a regular expression: ${reason}`;
  }
}

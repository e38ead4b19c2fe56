/** One thing that was looked at. */
export interface Finding {
  readonly level: 'ok' | 'warn' | 'fail';

  /** Which part of the installation. */
  readonly about: string;

  /** What was found; never a credential, nor what a gateway said. */
  readonly what: string;

  /** What to do. */
  readonly next?: string;
}

/** Findings of one part. */
export type Found = (level: Finding['level'], what: string, next?: string) => Finding;

/** Findings about one part. */
export function about(part: string): Found {
  return (level, what, next) => ({ level, about: part, what, ...(next !== undefined && { next }) });
}

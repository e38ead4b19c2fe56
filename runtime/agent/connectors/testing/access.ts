import type { Values } from '../credentials.ts';
import type { Access } from '../driver.ts';

/** Access with values that stay as they are. */
export function fixed(values: Values): Access {
  return { current: () => Promise.resolve(values), renew: () => Promise.resolve(null) };
}

/** Bounds that nothing here reaches. */
export const wide = (signal: AbortSignal = AbortSignal.timeout(15_000)) => ({ rows: 500, size: 50_000, signal });

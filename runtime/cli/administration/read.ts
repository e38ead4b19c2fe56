import { nearest } from '../../platform/nearest.ts';
import { UsageError } from '../command.ts';

/** The positional argument; throws UsageError with what is missing. */
export function required(text: string | undefined, what: string): string {
  if (text === undefined) throw new UsageError(`${what} is missing`);
  return text;
}

/** One of a few words; throws UsageError where it is none of them. */
export function oneOf<const Word extends string>(text: string, option: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === text);
  if (found !== undefined) return found;
  const meant = nearest(text, words);
  const instead = meant === null ? `one of ${words.join(', ')}` : `did you mean '${meant}'?`;
  throw new UsageError(`${option} '${text}' is not known: ${instead}`);
}

/** A limit of an organisation's own; null for `default`, the deployment's. */
export function limit(text: string, option: string): bigint | null {
  if (text === 'default') return null;
  if (/^\d{1,15}$/.test(text)) return BigInt(text);
  throw new UsageError(`--${option} must be a whole number or 'default', not '${text}'`);
}

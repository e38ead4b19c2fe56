import { isTooDeep } from '../../platform/json.ts';
import type { JsonObject } from '../codec.ts';
import { parseObject } from './json.ts';

/**
 * Arguments of a tool call as a provider gave them, as JSON text: text is kept to the letter, an object is printed,
 * nothing at all (a call without arguments, which some providers send as "" or null) becomes `{}`.
 */
export function argumentsText(value: unknown): string {
  if (typeof value === 'string') return value.trim() === '' ? '{}' : value;
  return value === undefined || value === null ? '{}' : JSON.stringify(value);
}

/**
 * Arguments for a wire that takes an object. Text that is not the JSON of one (a model cut off in it), or is nested
 * beyond what we take, becomes `{}`. What JSON in text can say and an object cannot is lost: the order of keys that are
 * integers, which come first, all but the last of keys that are alike, digits beyond a double's.
 */
export function argumentsObject(text: string): JsonObject {
  const value = parseObject(text);
  return value === undefined || isTooDeep(value) ? {} : value;
}

import type { JsonObject } from '../codec.ts';

/**
 * Reading JSON that nobody has checked: what a provider sent, or the parts of a caller's body that are open by design.
 * Each reader gives the value when it has the form in its name, and otherwise nothing; none throws.
 */

/** An object that is not an array. */
export function asObject(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
}

/** The elements of an array; none when it is not one. */
export function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The elements of an array that are objects: the array itself where all are. */
export function asObjects(value: unknown): readonly JsonObject[] {
  const elements = asArray(value);
  for (const element of elements) {
    if (asObject(element) === undefined) return elements.filter((one) => asObject(one) !== undefined) as JsonObject[];
  }
  return elements as readonly JsonObject[];
}

export function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The elements of an array that are strings; undefined when it is not an array. */
export function asTexts(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) ? value.filter((element) => typeof element === 'string') : undefined;
}

export function asNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

export function asBoolean(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** A count of something; 0 when it is none. */
export function asCount(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
}

/** The object that a piece of text is the JSON of; undefined when it is not the JSON of an object. */
export function parseObject(text: string): JsonObject | undefined {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return undefined;
  }
}

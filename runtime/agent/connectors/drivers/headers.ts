import type { Values } from '../credentials.ts';

/** The headers of a row with the values in their `{key}` places. One with a place that has no value is left out. */
export function headersOf(templates: Values, values: Values): Record<string, string> {
  const filled: Record<string, string> = {};
  for (const [name, value] of Object.entries(templates)) {
    const [key, text] = [fill(name, values), fill(value, values)];
    if (key !== null && text !== null) filled[key.toLowerCase()] = text;
  }
  return filled;
}

/** Null: a place has no value. */
function fill(template: string, values: Values): string | null {
  const places = [...template.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key);
  if (!places.every((key) => Object.hasOwn(values, key))) return null;
  return template.replaceAll(/\{(\w+)\}/g, (_place, key: string) => values[key] ?? '');
}

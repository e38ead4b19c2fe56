/** JSON of which nothing is known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object, or one without members. */
export function object(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** The array's objects; none if it is no array. */
export function objects(value: unknown): readonly JsonObject[] {
  return list(value).filter(isObject);
}

/** The array, or an empty one. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The text, or none. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The number, or null. */
export function number(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

/** What stands at a path of keys with dots between them; undefined where nothing does. */
export function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);
}

/** The value as JSON, once for each object in it, which then has one more field of this name. */
export function* mutationsOfKeys(value: unknown, key: string, field: unknown): Generator<string> {
  for (let place = 0, count = countObjects(value); place < count; place++) {
    const at = { left: place };
    yield JSON.stringify(withKey(value, key, field, at));
  }
}

function countObjects(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value).reduce<number>((sum, one) => sum + countObjects(one), 0);
  return inner + (Array.isArray(value) ? 0 : 1);
}

/** `fromEntries` makes any name a property of its own, `__proto__` too. `at` counts the objects until the one that is meant. */
function withKey(value: unknown, key: string, field: unknown, at: { left: number }): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => withKey(one, key, field, at));
  const here = at.left-- === 0;
  const entries = Object.entries(value).map(([name, one]) => [name, withKey(one, key, field, at)] as const);
  return Object.fromEntries(here ? [...entries, [key, field] as const] : entries);
}

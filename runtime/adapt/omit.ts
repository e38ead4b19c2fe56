/** A copy without one of its keys. */
export function omit<Thing extends object, Key extends keyof Thing>(thing: Thing, key: Key): Omit<Thing, Key> {
  return Object.fromEntries(Object.entries(thing).filter(([name]) => name !== key)) as Omit<Thing, Key>;
}

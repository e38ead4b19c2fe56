/** What a worker tells its primary once it takes requests. */
interface Up {
  readonly polywire: 'up';
  readonly url: string;
}

/** For a worker: it takes requests at this address. */
export function tellUp(url: string): void {
  process.send?.({ polywire: 'up', url } satisfies Up);
}

/** For the primary: the address at which a worker takes requests; null: it tells something else. */
export function urlIn(message: unknown): string | null {
  const { polywire, url } = message as Partial<Up>;
  return polywire === 'up' && url !== undefined ? url : null;
}

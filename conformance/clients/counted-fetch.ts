/** The global fetch, which counts how often a client calls it: its retries among them. */
export class CountedFetch {
  calls = 0;

  readonly fetch: typeof fetch = (input, init) => {
    this.calls += 1;
    return fetch(input, init);
  };
}

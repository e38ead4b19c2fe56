/** Resolves on the first SIGINT or SIGTERM. A second one ends the process at once, as if nobody listened. */
export function untilToldToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        resolve();
      });
    }
  });
}

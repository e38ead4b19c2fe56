/**
 * Resolves on the first SIGINT or SIGTERM. A second one ends the process at once, as if nobody listened; not where it is
 * `patient`: the process was told by one that is told itself, perhaps by the same Ctrl-C.
 */
export function untilToldToStop({ patient = false } = {}): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process[patient ? 'on' : 'once'](signal, () => {
        resolve();
      });
    }
  });
}

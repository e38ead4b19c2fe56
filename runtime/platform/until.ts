/** What `work` comes to, or a rejection with the signal's reason as soon as it aborts, whatever the work does then; `end` stops it. */
export async function until<Value>(
  signal: AbortSignal,
  work: Promise<Value>,
  end: () => void = () => undefined,
): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = (): void => {
    reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    end();
  };
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', abort);
    // Who loses the race has nobody else to hear of it.
    work.catch(() => undefined);
  }
}

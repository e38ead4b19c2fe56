/**
 * A stream that does `end` once when it is over: when it has been read, when it fails, and when its reader leaves early,
 * also before the first piece, which a generator's own `finally` does not see.
 */
export function endingWith<Piece>(source: AsyncIterable<Piece>, end: () => Promise<void>): AsyncIterable<Piece> {
  let ended: Promise<void> | undefined;
  const once = (): Promise<void> => (ended ??= end());
  return {
    [Symbol.asyncIterator]() {
      const pieces = source[Symbol.asyncIterator]();
      return {
        async next() {
          try {
            const result = await pieces.next();
            if (result.done === true) await once();
            return result;
          } catch (error) {
            await once();
            throw error;
          }
        },
        async return() {
          try {
            await pieces.return?.();
          } finally {
            await once();
          }
          return { done: true, value: undefined };
        },
      };
    },
  };
}

/** What `work` comes to, or null when it takes longer than `milliseconds`; it goes on then, and a failure of it is not lost. */
export function within<Value>(work: Promise<Value>, milliseconds: number): Promise<Value | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds, null);
    work.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    );
  });
}

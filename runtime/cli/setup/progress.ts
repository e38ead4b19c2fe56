/** Waits for all, and tells a terminal on stderr how many are done. */
export async function withProgress<Result>(what: string, work: readonly Promise<Result>[]): Promise<Result[]> {
  if (!process.stderr.isTTY) return Promise.all(work);
  let done = 0;
  const tell = (): void => {
    process.stderr.write(`\r${what}: ${done} of ${work.length}`);
  };
  tell();
  const counted = work.map(async (one) => {
    const result = await one;
    done += 1;
    tell();
    return result;
  });
  try {
    return await Promise.all(counted);
  } finally {
    process.stderr.write('\r\u001b[K');
  }
}

/** The library that compares vectors in SQLite, as far as its package is there for this system. */
export async function vectorExtensions(): Promise<string[]> {
  try {
    const { getLoadablePath } = await import('sqlite-vec');
    return [getLoadablePath()];
  } catch {
    // An optional package: without it vectors are compared here.
    return [];
  }
}

/** The variable by which a primary tells a worker its number. */
const variable = 'POLYWIRE_WORKER';

/** What a primary puts into a worker's environment. */
export function numbered(number: number): Readonly<Record<string, string>> {
  return { [variable]: String(number) };
}

/** Which worker of its primary this process is, from 0; a replacement has the number of the one it replaces. Null: it is none. */
export function workerNumber(environment: NodeJS.ProcessEnv): number | null {
  const text = environment[variable];
  return text === undefined ? null : Number(text);
}

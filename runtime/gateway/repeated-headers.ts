import { repeatedHeader } from '../platform/serving/repeated-headers.ts';
import { ProblemError } from '../turn/problem.ts';

const single: ReadonlySet<string> = new Set(['host', 'authorization', 'content-type']);

/** Refuses a request in which a header that means one thing stands twice. `raw`: names and values in turn. Throws `malformed_http`. */
export function refuseRepeated(raw: readonly string[]): void {
  const name = repeatedHeader(raw, single);
  if (name !== null)
    throw new ProblemError({ name: 'malformed_http', message: `The header \`${name}\` stands there twice.` });
}

import { ProblemError } from '../turn/problem.ts';

/**
 * Headers of which a second one is left out by the HTTP parser. A proxy in front of us may take the last where we take the
 * first, so a request that has two means different things to both (RFC 9112, 3.2, for Host).
 */
const single: ReadonlySet<string> = new Set(['host', 'authorization', 'content-type']);

/** Refuses a request in which one of them stands twice. `raw`: names and values in turn. Throws `malformed_http`. */
export function refuseRepeated(raw: readonly string[]): void {
  const seen = new Set<string>();
  for (let at = 0; at < raw.length; at += 2) {
    const name = (raw[at] ?? '').toLowerCase();
    if (!single.has(name)) continue;
    if (seen.has(name))
      throw new ProblemError({ name: 'malformed_http', message: `The header \`${name}\` stands there twice.` });
    seen.add(name);
  }
}

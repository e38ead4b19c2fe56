/** Its name is in spec/hosted/headers.tsp. */
const allowFailover = 'x-service-allow-failover';

/** Words by which callers turn it off; the seed has `false`. */
const off = /^(?:false|0|no|off)$/iu;

/** Whether a fallback may serve this request: unless its caller turned that off (seed 000, "Endpoints"). */
export function allowsFailover(headers: Readonly<Record<string, string | undefined>>): boolean {
  const said = headers[allowFailover] ?? '';
  return !said.split(',').some((word) => off.test(word.trim()));
}

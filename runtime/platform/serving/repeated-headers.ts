/**
 * The first of these headers that stands in a request twice, in small letters; null: none does. The HTTP parser leaves a
 * second one out, and who stands in front of us may take the last where we take the first (RFC 9112, 3.2, for Host).
 * `raw`: names and values in turn. `single`: names in small letters.
 */
export function repeatedHeader(raw: readonly string[], single: ReadonlySet<string>): string | null {
  const seen = new Set<string>();
  for (let at = 0; at < raw.length; at += 2) {
    const name = (raw[at] ?? '').toLowerCase();
    if (!single.has(name)) continue;
    if (seen.has(name)) return name;
    seen.add(name);
  }
  return null;
}

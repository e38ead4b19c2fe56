import type { Report } from './report.ts';

/** Response headers by lower-case name. */
export type AdaptationHeaders = Readonly<Record<string, string>>;

/**
 * Octets of one header that are sent at most: clients refuse a reply whose headers together pass 16 KiB, and a
 * caller may have any number of tools.
 */
const longest = 4_096;
const more = '...';

/** The report as response headers; a header with nothing to say is absent (adaptation rule 5). */
export function adaptationHeaders(report: Report): AdaptationHeaders {
  const headers: Record<string, string> = {};
  if (report.dropped.length > 0) headers['x-service-dropped-params'] = list(report.dropped);
  if (report.clamped.length > 0) {
    headers['x-service-clamped-params'] = list(
      report.clamped.map(({ name, requested, applied }) => `${name}=${requested}>${applied}`),
    );
  }
  if (report.content.length > 0) headers['x-service-dropped-content'] = list(report.content);
  return headers;
}

function list(names: readonly string[]): string {
  const safe = names.map(visible);
  let text = '';
  for (const [index, name] of safe.entries()) {
    const longer = index === 0 ? name : `${text}, ${name}`;
    if (longer.length > longest - more.length - 2) return text === '' ? more : `${text}, ${more}`;
    text = longer;
  }
  return text;
}

/**
 * A name in characters that a header list can hold. Names of tools are the caller's: whatever is not a visible ASCII
 * character, or would read as the end of the name, is percent-encoded as UTF-8.
 */
function visible(name: string): string {
  return name.replace(/[^!-~]|[%,]/gu, (character) =>
    Array.from(Buffer.from(character), (octet) => `%${octet.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  );
}

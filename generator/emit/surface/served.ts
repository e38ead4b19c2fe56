import type { ApiDocument } from '../document/document.ts';

/** A header that says how a request was served. */
export interface ServedHeader {
  /** What it tells, in one name: the header without its prefix and the word for parameters. */
  readonly name: string;
  readonly header: string;
  readonly description: string;
}

const prefix = 'X-Service-';

/** The headers of successful answers that say how they were served, each once. */
export function servedHeaders(document: ApiDocument): readonly ServedHeader[] {
  const found = new Map<string, ServedHeader>();
  for (const path of Object.values(document.paths)) {
    for (const { responses } of Object.values(path)) {
      for (const [status, { headers }] of Object.entries(responses)) {
        if (!status.startsWith('2')) continue;
        for (const [header, { description }] of Object.entries(headers ?? {})) {
          if (!header.startsWith(prefix)) continue;
          found.set(header, {
            name: propertyName(header),
            header,
            description: typeof description === 'string' ? description : '',
          });
        }
      }
    }
  }
  return [...found.values()];
}

/** `X-Service-Dropped-Params` is `dropped`, `X-Service-Dropped-Content` is `droppedContent`. */
function propertyName(header: string): string {
  const words = header
    .slice(prefix.length)
    .replace(/-Params$/, '')
    .split('-');
  return words.map((word, place) => (place === 0 ? word.toLowerCase() : word)).join('');
}

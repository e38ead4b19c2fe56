import mime from 'mime';

/** Media types of text that do not begin with `text/`. */
const texts: readonly string[] = ['application/json', 'application/xml', 'application/javascript', 'image/svg+xml'];

/** By the name's ending; never by content, which would make a text a page. */
export function mediaTypeOf(path: string): string {
  return mime.getType(path) ?? 'application/octet-stream';
}

/** As a head says it: text is UTF-8. */
export function contentTypeOf(path: string): string {
  const type = mediaTypeOf(path);
  return isText(type) ? `${type}; charset=utf-8` : type;
}

export function isText(type: string): boolean {
  return type.startsWith('text/') || texts.includes(type);
}

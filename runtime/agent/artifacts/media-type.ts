/** Media types of text that do not begin with `text/`. */
const texts: readonly string[] = ['application/json', 'application/xml', 'application/javascript', 'image/svg+xml'];

/** By the name's ending; never by content, which would make a text a page. */
export async function mediaTypeOf(path: string): Promise<string> {
  // Its list is long, and no start has to wait for it.
  const { default: mime } = await import('mime');
  return mime.getType(path) ?? 'application/octet-stream';
}

/** A media type as a head says it: text is UTF-8. */
export function contentTypeOf(type: string): string {
  return isText(type) ? `${type}; charset=utf-8` : type;
}

export function isText(type: string): boolean {
  return type.startsWith('text/') || texts.includes(type);
}

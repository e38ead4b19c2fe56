/** Describes an image that is given by an address or as a `data:` URL. */
export function pictured(url: string): string {
  const data = /^data:([^;,]*);base64,(.*)$/su.exec(url);
  if (data === null) return `an image at ${url}`;
  return described('an image', data[1] ?? '', data[2] ?? '');
}

/** Describes something given in base64: `an image (image/png, 68 bytes)`. */
export function described(what: string, mediaType: string, base64: string): string {
  return `${what} (${mediaType}, ${Buffer.from(base64, 'base64').length} bytes)`;
}

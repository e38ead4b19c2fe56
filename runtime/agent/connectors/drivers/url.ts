import { SourceError } from '../driver.ts';

/** The URL of a path below a base URL. Throws SourceError where it leads elsewhere. */
export function placeBelow(base: URL, path: string): URL {
  const root = folderOf(base);
  const url = URL.parse(root.pathname + path.replace(/^\//, ''), root.origin);
  if (url === null || !within(base, url)) throw new SourceError('The path leads out of the connection’s base URL.');
  // A key in the base URL's query belongs to each request.
  for (const [name, value] of base.searchParams) if (!url.searchParams.has(name)) url.searchParams.append(name, value);
  return url;
}

/** Whether a URL is the base URL or below it. */
export function within(base: URL, url: URL): boolean {
  const root = folderOf(base);
  if (url.origin !== root.origin || url.username !== '' || url.password !== '') return false;
  if (!`${url.pathname}/`.startsWith(root.pathname)) return false;
  // What a server may read as a way up only after it has decoded the path.
  return !/%(?:25)*(?:2e|2f|5c)/i.test(url.pathname) || !climbs(url.pathname);
}

function climbs(pathname: string): boolean {
  let decoded = pathname;
  for (let before = ''; before !== decoded;) {
    before = decoded;
    decoded = decoded
      .replaceAll(/%25/g, '%')
      .replaceAll(/%2e/gi, '.')
      .replaceAll(/%2f|%5c/gi, '/');
  }
  return decoded.split('/').includes('..');
}

function folderOf(base: URL): URL {
  const root = new URL(base);
  if (!root.pathname.endsWith('/')) root.pathname += '/';
  root.search = '';
  return root;
}

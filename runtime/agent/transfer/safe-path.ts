/** Longest path within a project's folder, and longest name in it, in bytes; what common file systems take. */
const longestPath = 1024;
const longestName = 255;

/** Control characters have no place in a name; on Windows a backslash is a slash and a colon leads elsewhere. */
const forbidden = process.platform === 'win32' ? /[\p{Cc}\\:]/u : /[\p{Cc}\\]/u;

/** Whether a path, with `/`, stays below the folder that it is put in, and is written in one way only. */
export function isSafePath(path: string): boolean {
  if (path === '' || Buffer.byteLength(path) > longestPath || !path.isWellFormed() || forbidden.test(path))
    return false;
  return path
    .split('/')
    .every((name) => name !== '' && name !== '.' && name !== '..' && Buffer.byteLength(name) <= longestName);
}

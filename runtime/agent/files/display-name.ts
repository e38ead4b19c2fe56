/** Most characters of a name; what most file systems take. */
const longest = 255;

/** Control characters, and those that turn the direction of text around, so that `gpj.exe` reads `exe.jpg`. */
const deceptive = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * A caller's name of a file, fit to be shown and to be offered when it is saved: without path, control characters and
 * excess length, with its extension. It is never a name on our disk.
 */
export function displayName(name: string): string {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const clean = last.replaceAll(deceptive, '').replaceAll(/\s+/g, ' ').trim();
  if (/^\.*$/.test(clean)) return 'file';
  const extension = /\.[^.]{1,20}$/.exec(clean)?.[0] ?? '';
  return clean.length <= longest ? clean : `${shortened(clean, longest - extension.length)}${extension}`;
}

/** Never with half a surrogate pair at its end. */
const shortened = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

/** What stands after the last dot, in small letters; empty: nothing does. */
export function extensionOf(name: string): string {
  return (/\.([^.]+)$/.exec(name)?.[1] ?? '').toLowerCase();
}

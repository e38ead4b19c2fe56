import { ClientError } from './error.ts';

/** What a field of a form may be. */
type Part = string | number | boolean | Blob | null | undefined;

/** The fields as a form. What is no file is sent as text; a field that is left open is left out. */
export function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields) as readonly (readonly [string, Part])[]) {
    if (value === undefined || value === null) continue;
    form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

/** The rest of a path, its slashes kept. A step up would be taken before it is sent, and lead elsewhere. */
export function restOf(path: string): string {
  const names = path.split('/');
  if (names.includes('..') || names.includes('.')) throw new ClientError('a path has no `.` and no `..` in it');
  return names.map(encodeURIComponent).join('/');
}

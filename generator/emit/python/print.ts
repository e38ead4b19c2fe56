import { STATUS_CODES } from 'node:http';
import type { OutputFile } from '../../model.ts';

/** Folder of the package below generated/. */
export const folder = 'sdk-python';

/** One module of the package. `about`: first line of its docstring; `lines`: what stands below. */
export function moduleFile(name: string, about: string, lines: readonly string[]): OutputFile {
  const head = docstring(`${about}\n\nWritten by the generator; never edited by hand.`);
  const text = [...head, '', 'from __future__ import annotations', '', ...lines].join('\n');
  return { path: `${folder}/src/polywire/${name}.py`, text: `${text.replace(/\n+$/, '')}\n` };
}

/** A docstring of one or more lines; nothing for no text. */
export function docstring(text: string): readonly string[] {
  const lines = text.trim().replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"').split('\n');
  const [only = ''] = lines;
  if (lines.length > 1) return ['"""', ...lines.map((line) => line.trimEnd()), '"""'];
  return only === '' ? [] : [`"""${only.endsWith('"') ? `${only} ` : only}"""`];
}

/** Lines one level deeper; empty ones stay empty. */
export function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => (line === '' ? '' : `    ${line}`));
}

/** A class with its docstring and what stands in it. */
export function classLines(head: string, about: string, body: readonly string[]): readonly string[] {
  const said = docstring(about);
  const gap = said.length > 0 && body.length > 0 ? [''] : [];
  const inner = [...said, ...gap, ...body];
  return [`class ${head}:`, ...indented(inner.length === 0 ? ['pass'] : inner), '', ''];
}

/** A value of plain data as Python has it. */
export function literal(value: unknown): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  // A comma makes a tuple of one.
  if (Array.isArray(value)) return `(${value.map(literal).join(', ')}${value.length === 1 ? ',' : ''})`;
  if (typeof value === 'object') {
    return `{${Object.entries(value)
      .map(([key, item]) => `${literal(key)}: ${literal(item)}`)
      .join(', ')}}`;
  }
  return JSON.stringify(value);
}

/** A list of parts between brackets, one on a line where they are too long for one. */
export function spread(open: string, parts: readonly string[], close: string): readonly string[] {
  const line = `${open}${parts.join(', ')}${close}`;
  return line.length <= 100 ? [line] : [open, ...indented(parts.map((part) => `${part},`)), close];
}

/** One of several words, as a type. */
export function literals(words: readonly string[]): string {
  return `Literal[${words.map(literal).join(', ')}]`;
}

/** `inputItems` is `input_items`. */
export function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** `NotFoundError` of 404. */
export function errorClass(status: number): string {
  const words = (STATUS_CODES[status] ?? `Status ${status}`).replace(/\W+/g, ' ').replace(/ ?Error$/, '');
  return `${words.replace(/(?:^| )(\w)/g, (_, letter: string) => letter.toUpperCase())}Error`;
}

const keywords = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global if ' +
    'import in is lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
);

/** Whether a name can stand as it is. */
export function isName(name: string): boolean {
  return /^[A-Za-z_]\w*$/.test(name) && !keywords.has(name);
}

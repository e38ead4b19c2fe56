import { isAbsolute } from 'node:path';
import type { Connector, ConnectorField } from '@polywire/generated/catalog/rows.ts';
import { InvalidField } from '../errors.ts';

/** Values by the key of their field. */
export type Values = Readonly<Record<string, string>>;

/** What a connection is made with, by how it is kept. */
export interface Credentials {
  readonly settings: Values;
  readonly secrets: Values;
}

/** The fields of a spec in what a caller gave; an empty one counts as left out. Throws InvalidField for the first that is wrong. */
export function readCredentials(spec: Connector, given: Values): Credentials {
  const known = spec.fields.map(({ key }) => key);
  const unknown = Object.keys(given).find((key) => !known.includes(key));
  if (unknown !== undefined) {
    const message = known.length === 0 ? 'there are no fields' : `the fields are ${known.join(', ')}`;
    throw invalid(unknown, message, 'unknown_field');
  }
  const kept = { settings: {} as Record<string, string>, secrets: {} as Record<string, string> };
  for (const field of spec.fields) {
    const value = Object.hasOwn(given, field.key) ? (given[field.key] ?? '') : '';
    if (value === '') {
      if (needed(field)) throw invalid(field.key, 'is needed', 'missing');
      continue;
    }
    const fault = faultOf(field, value);
    if (fault !== null) throw invalid(field.key, fault, 'bad_value');
    kept[field.secret ? 'secrets' : 'settings'][field.key] = value;
  }
  return kept;
}

/** Whether a connection cannot be made without it. */
export function needed({ required, default: usual }: ConnectorField): boolean {
  return (required ?? true) && usual === undefined;
}

/** The values with what holds where one was left out. */
export function withDefaults(spec: Connector, values: Values): Values {
  const usual = spec.fields.flatMap(({ key, default: value }) => (value === undefined ? [] : [[key, value] as const]));
  return { ...Object.fromEntries(usual), ...values };
}

function invalid(key: string, message: string, type: string): InvalidField {
  return new InvalidField(['body', 'credentials', key], message, type);
}

/** What would be right; null: it is. Never repeats the value. */
function faultOf({ choices, form }: ConnectorField, value: string): string | null {
  if (choices !== undefined && !choices.includes(value)) return `one of ${choices.join(', ')}`;
  const control = form === 'lines' || form === 'pairs' ? severalLines : oneLine;
  if (control.test(value)) return 'has no control characters';
  switch (form ?? 'line') {
    case 'port':
      return /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535 ? null : 'a port from 1 to 65535';
    case 'url':
      return isUrl(value) ? null : 'an http:// or https:// URL without user, password and fragment';
    case 'path':
      return isAbsolute(value) ? null : 'an absolute path';
    case 'header':
      return /^[\w!#$%&'*+.^`|~-]+$/.test(value) ? null : 'the name of a header';
    case 'pairs':
      return linesOf(value).every((line) => /^[A-Za-z_]\w*=/.test(line)) ? null : 'NAME=value on each line';
    case 'lines':
    case 'line':
      return null;
  }
}

const oneLine = /\p{Cc}/u;

// As above, but for the ends of lines and tabs.
const severalLines = /[^\P{Cc}\n\r\t]/u;

/** The entries of a field with one a line. */
export function linesOf(value: string): readonly string[] {
  return value.split(/\r?\n/).filter((line) => line !== '');
}

function isUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url === null) return false;
  const web = url.protocol === 'http:' || url.protocol === 'https:';
  return web && url.username === '' && url.password === '' && url.hash === '';
}

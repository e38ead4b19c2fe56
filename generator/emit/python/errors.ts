import type { OutputFile } from '../../model.ts';
import type { ApiDocument } from '../document/document.ts';
import { adviceOf, codesOfReasons, reasonHeader, type ErrorEntry } from '../surface/errors.ts';
import { servedHeaders } from '../surface/served.ts';
import { classLines, docstring, errorClass, indented, literal, moduleFile, snake, spread } from './print.ts';

/** `errors.py`: a class for each status of the catalogue, and its codes. */
export function errorsFile(entries: readonly ErrorEntry[]): OutputFile {
  const names = ['AbortError', 'ApiError', 'ClientConnectionError', 'ClientError', 'ClientTimeoutError', 'StreamError'];
  const classes = byStatus(entries).map(([status]) => errorClass(status));
  const codes = new Set(entries.flatMap(({ code }) => code ?? []));
  return moduleFile('errors', 'The errors of spec/catalog/errors.yaml as a caller meets them.', [
    'from typing import Literal, TypeAlias',
    '',
    ...spread('from ._core.errors import (', names, ')'),
    '',
    ...spread('__all__ = [', [...names, 'ErrorCode', ...classes].sort().map(literal), ']'),
    '',
    'ErrorCode: TypeAlias = Literal[',
    ...indented(
      [...codes].flatMap((code) => [
        ...entries.filter((entry) => entry.code === code).map(({ condition, advice }) => `# ${condition} ${advice}`),
        `${literal(code)},`,
      ]),
    ),
    ']',
    ...docstring(
      "Stable codes: when each is met, and what helps. What a provider says has codes of the provider's own.",
    ),
    '',
    '',
    ...byStatus(entries).flatMap(([status, all]) =>
      classLines(`${errorClass(status)}(ApiError)`, [`Status ${status}:`, '', ...all.map(told)].join('\n'), []),
    ),
  ]);
}

/** `_service.py`: what every answer may say, for the core. */
export function serviceFile(document: ApiDocument, entries: readonly ErrorEntry[], source: string): OutputFile {
  const statuses = byStatus(entries).map(([status]) => status);
  const about = `What every answer of ${source} may say: how it was served, and what to do about an error.`;
  return moduleFile('_service', about, [
    'from . import errors',
    'from ._core.errors import ErrorCatalogue',
    'from ._core.service import ServiceHeaders',
    'from ._core.transport import Service',
    '',
    'SERVICE = Service(',
    ...indented([
      ...spread(
        'headers=ServiceHeaders(',
        servedHeaders(document).map(({ name, header }) => `${snake(name)}=${literal(header)}`),
        '),',
      ),
      'errors=ErrorCatalogue(',
      ...indented([
        `reason=${literal(reasonHeader(document) ?? '')},`,
        ...mapping('codes', codesOfReasons(entries)),
        ...mapping('advice', adviceOf(entries)),
        ...spread(
          'classes={',
          statuses.map((status) => `${status}: errors.${errorClass(status)}`),
          '},',
        ),
      ]),
      '),',
    ]),
    ')',
  ]);
}

function mapping(name: string, values: Readonly<Record<string, string>>): readonly string[] {
  return spread(
    `${name}={`,
    Object.entries(values).map(([key, value]) => `${literal(key)}: ${literal(value)}`),
    '},',
  );
}

/** A status without a body of its own is no error that a caller gets. */
function byStatus(entries: readonly ErrorEntry[]): readonly (readonly [number, readonly ErrorEntry[]])[] {
  return [...Map.groupBy(entries, ({ status }) => status)]
    .filter(([status]) => status >= 400)
    .sort(([a], [b]) => a - b);
}

function told({ code, condition, advice }: ErrorEntry): string {
  return `- ${code === null ? '' : `\`${code}\`: `}${condition} ${advice}`;
}

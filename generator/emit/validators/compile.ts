import { Ajv, type Options } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import type { Schemas } from '../document/schema.ts';
import { byTag, byType } from './keywords.ts';

/** How the functions of one module check. */
export type Mode =
  /** Stops at the first failure: the way every request takes. */
  | 'first'
  /** Goes on to the end: for the list of an error. */
  | 'all'
  /** Values are strings of a query: turns them into what the schema says, and fills in defaults. */
  | 'query';

const options: Readonly<Record<Mode, Options>> = {
  first: {},
  all: { allErrors: true },
  query: { allErrors: true, coerceTypes: 'array', useDefaults: true },
};

/**
 * Source of an ES module with one exported function for each name. Names of exports are the keys, of schemas the
 * values. The text depends on nothing but its input.
 */
export function compileModule(schemas: Schemas, exported: Readonly<Record<string, string>>, mode: Mode): string {
  const ajv = new Ajv({
    ...options[mode],
    strict: false,
    strictSchema: true,
    validateFormats: false,
    messages: false,
    inlineRefs: false,
    meta: false,
    validateSchema: false,
    code: { source: true, esm: true, lines: true },
    keywords: ['branches', byTag, byType],
    schemas: Object.values(schemas),
  });
  return withoutRequire(standalone.default(ajv, exported));
}

/** The compiler's runtime functions that the spec needs, which it would `require` from itself. */
const inlined: Readonly<Record<string, string>> = {
  'ajv/dist/runtime/ucs2length': '(text) => [...text].length',
};

function withoutRequire(text: string): string {
  return text.replace(/require\("([^"]+)"\)(\.default)?/g, (_, module: string) => {
    const body = inlined[module];
    if (body === undefined) throw new Error(`a validator needs ${module}: inline it`);
    return body;
  });
}

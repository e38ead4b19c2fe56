import type { Emitter, OutputFile } from '../../model.ts';
import { apiDocument, apiDocuments, serviceDocuments, type Placed } from '../document/all.ts';
import { checkName } from '../document/name.ts';
import { querySchemas } from '../document/inputs.ts';
import { operationsOf } from '../document/operation.ts';
import { readable } from '../document/published.ts';
import { mapValues, refName, type Schemas } from '../document/schema.ts';
import { compileModule, type Mode } from './compile.ts';
import { withKeys } from './keys.ts';
import { narrow } from './narrow.ts';

/**
 * Compiled checks, as JavaScript with types beside it.
 *
 * Of a service: `validators.js` has every request body and stops at the first failure, `failures.js` has the same
 * going on to the end, for the list that an error shows, and `queries.js` has every query, whose strings become what
 * the spec says. Of a wire: `validators.js`, going on to the end.
 */
export const validators: Emitter = (spec) => {
  const services = new Set(serviceDocuments(spec).map(({ folder }) => folder));
  return apiDocuments(spec)
    .filter(({ document }) => operationsOf(document).length > 0)
    .flatMap((placed) => {
      const { components } = readable(placed.document);
      const queries = querySchemas(placed.document);
      const schemas = narrow({ ...components.schemas, ...queries });
      if (!services.has(placed.folder)) return emit(placed, 'validators', 'all', schemas, bodies(placed));
      return [
        ...emit(placed, 'validators', 'first', schemas, bodies(placed)),
        ...emit(placed, 'failures', 'all', schemas, bodies(placed)),
        ...emit(placed, 'queries', 'query', schemas, Object.keys(queries)),
      ];
    });
};

/** `deployment/validators.js`: the deployment file, going on to the end; the names in it are those of the tables. */
export const deploymentValidators: Emitter = (spec) => {
  const placed = apiDocument(spec, 'Deployment');
  const { schemas } = readable(placed.document).components;
  const named = mapValues(schemas, (schema) => withKeys(schema, spec.tables));
  return emit(placed, 'validators', 'all', narrow(named), roots(schemas));
};

function emit(
  { folder, source }: Placed,
  file: string,
  mode: Mode,
  schemas: Schemas,
  names: readonly string[],
): OutputFile[] {
  if (names.length === 0) return [];
  const exported = Object.fromEntries(names.map((name) => [checkName(name), name]));
  return [
    { path: `${folder}/${file}.js`, text: `// ${source}\n${compileModule(schemas, exported, mode)}\n` },
    {
      path: `${folder}/${file}.d.ts`,
      text: [
        `// ${source}`,
        `import type { Validator } from '@polywire/runtime/platform/validation.ts';`,
        `import type { ${names.join(', ')} } from './types.ts';`,
        '',
        ...names.map((name) => `export declare const ${checkName(name)}: Validator<${name}>;`),
        '',
      ].join('\n'),
    },
  ];
}

function bodies({ document }: Placed): readonly string[] {
  return [...new Set(operationsOf(document).flatMap(({ body }) => body ?? []))];
}

/** Names of the schemas that are no part of another one. */
function roots(schemas: Schemas): readonly string[] {
  const used = new Set([...JSON.stringify(schemas).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => refName(ref)));
  return Object.keys(schemas).filter((name) => !used.has(name));
}

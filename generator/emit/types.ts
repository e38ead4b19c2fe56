import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { Emitter, OutputFile } from '../model.ts';
import { apiDocuments, type Placed } from './document/all.ts';
import { bytes, formSchemas, querySchemas } from './document/inputs.ts';
import { readable } from './document/published.ts';
import { mapSchema, mapValues, without } from './document/schema.ts';
import { format } from './format.ts';

/** `types.ts` of each service, of each wire and of the deployment file: one exported type for each schema. */
export const types: Emitter = (spec) => Promise.all(apiDocuments(spec).map(typesOf));

/** What a caller puts into a form as a file. */
const file = ts.factory.createTypeReferenceNode('Blob');

async function typesOf({ folder, namespace, source, document }: Placed): Promise<OutputFile> {
  const { components, openapi, info } = readable(document);
  const schemas = mapValues({ ...components.schemas, ...querySchemas(document), ...formSchemas(document) }, (schema) =>
    // The tag of each branch says the same as a discriminator, which would be printed a second time.
    mapSchema(schema, (inner) => without(inner, 'discriminator')),
  );
  const nodes = await openapiTS(JSON.stringify({ openapi, info, paths: {}, components: { schemas } }), {
    immutable: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    defaultNonNullable: false,
    silent: true,
    transform: (schema) => ('contentMediaType' in schema && schema.contentMediaType === bytes ? file : undefined),
  });
  const about = `/**\n * The types of ${namespace}, from ${source}.\n *\n * Written by the generator; never edited by hand.\n */\n`;
  return { path: `${folder}/types.ts`, text: await format(about + tidy(astToString(nodes)), 'typescript') };
}

/** Without the types of paths that were not asked for, and with doc comments that read as they do in the spec. */
function tidy(text: string): string {
  return text
    .replace(/^export type (paths|webhooks|\$defs|operations) = Record<string, never>;\n/gm, '')
    .replace(/^ {4}(responses|parameters|requestBodies|headers|pathItems): never;\n/gm, '')
    .replace(/^ *\/\*\* @enum \{\w+\} \*\/\n/gm, '')
    .replace(/^ *\* @enum \{\w+\}\n/gm, '')
    .replace(/^( *\*) {5}/gm, '$1 ')
    .replaceAll('@description ', '');
}

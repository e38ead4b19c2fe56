import { form, type ApiDocument, type Parameter, type PathOperation } from './document.ts';
import { deref, mapValues, type Schema, type Schemas } from './schema.ts';

/** One object schema for each operation that takes a query. What has a default is always there once it is checked. */
export function querySchemas(document: ApiDocument): Schemas {
  const found: Record<string, Schema> = {};
  for (const methods of Object.values(document.paths)) {
    for (const operation of Object.values(methods)) {
      const query = parametersOf(document, operation, 'query');
      if (query.length === 0) continue;
      found[queryName(operation)] = {
        type: 'object',
        description: `Query of ${operation.operationId}.`,
        properties: Object.fromEntries(
          query.map(({ name, schema, description }) => [name, { ...schema, ...(description && { description }) }]),
        ),
        required: query
          .filter(({ required, schema }) => required || schema.default !== undefined)
          .map(({ name }) => name),
      };
    }
  }
  return found;
}

/** Media type of a file in a form. */
export const bytes = 'application/octet-stream';

/** One object schema for each operation that takes a form. Its files say that they are bytes. */
export function formSchemas({ paths, components }: ApiDocument): Schemas {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  return Object.fromEntries(
    operations.flatMap((operation) => {
      const schema = operation.requestBody?.content[form]?.schema;
      if (schema === undefined) return [];
      const { properties = {}, ...whole } = deref(schema, components.schemas);
      const parts = mapValues(properties, (part) => (isFile(part) ? { ...part, contentMediaType: bytes } : part));
      const description = `Form of ${operation.operationId}.`;
      return [[formName(operation), { description, ...whole, properties: parts }]];
    }),
  );
}

/** The parameters of an operation that stand in one place, in the order of the spec. */
export function parametersOf(
  document: ApiDocument,
  operation: PathOperation,
  place: Parameter['in'],
): readonly Parameter[] {
  return operation.parameters
    .map((parameter) => {
      if (!('$ref' in parameter)) return parameter;
      const name = parameter.$ref.slice(parameter.$ref.lastIndexOf('/') + 1);
      const found = document.components.parameters?.[name];
      if (found === undefined) throw new Error(`no such parameter: ${parameter.$ref}`);
      return found;
    })
    .filter((parameter) => parameter.in === place);
}

/** TypeSpec says nothing of a file, except what it is for. */
function isFile(part: Schema): boolean {
  return Object.keys(part).every((keyword) => keyword === 'description');
}

/** Name of the schema of an operation's form. */
export function formName({ operationId }: PathOperation): string {
  return `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Form`;
}

/** Name of the schema of an operation's query. */
export function queryName({ operationId }: PathOperation): string {
  return `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Query`;
}

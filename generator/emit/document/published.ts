import { mapDocument, type ApiDocument, type ApiResponse } from './document.ts';
import { mapValues, refTo, type Schema, type Schemas } from './schema.ts';
import { requiredOf, tagged, unionOf } from './union.ts';

const dialect = 'https://json-schema.org/draft/2020-12/schema';

/**
 * The document as emitters read it. Against what TypeSpec writes:
 * - `additionalProperties` where nothing is composed: it means the same there as `unevaluatedProperties`, and more
 *   tools know it;
 * - no schemas of models that only group headers or path parameters: they are empty.
 */
export function readable(document: ApiDocument): ApiDocument {
  const named = mapDocument(document, (schema) => {
    const { unevaluatedProperties, ...rest } = schema;
    if (unevaluatedProperties === undefined || schema.allOf || unionOf(schema)) return schema;
    const never = typeof unevaluatedProperties === 'object' && unevaluatedProperties.not !== undefined;
    return { ...rest, additionalProperties: never ? false : unevaluatedProperties };
  });
  const text = JSON.stringify(named);
  const schemas = Object.entries(named.components.schemas).filter(
    ([name, schema]) => !isEmpty(schema) || text.includes(`"$ref":"${refTo(name)}"`),
  );
  return { ...named, components: { ...named.components, schemas: Object.fromEntries(schemas) } };
}

function isEmpty({ type, properties, additionalProperties, allOf, anyOf, oneOf }: Schema): boolean {
  return type === 'object' && !(properties ?? additionalProperties ?? allOf ?? anyOf ?? oneOf);
}

/**
 * The document as it is published: readable, and
 * - it names its schema dialect, without which some tools read draft-07;
 * - in a union with a branch for any other tag, that branch refuses the tags of the others. TypeSpec has no words for
 *   that, and without it a known part with a wrong field would pass as an unknown one. Likewise, of the branches that may
 *   have no tag, each after the first refuses what has no tag and the required properties of one before it;
 * - an answer that several operations give is said once.
 */
export function published(document: ApiDocument): ApiDocument {
  const { schemas } = document.components;
  const { openapi, info, ...rest } = mapDocument(readable(document), (schema) => closeUnion(schema, schemas));
  return shareResponses({ openapi, info, ...rest, jsonSchemaDialect: dialect });
}

function closeUnion(schema: Schema, schemas: Schemas): Schema {
  const key = schema.anyOf ? 'anyOf' : 'oneOf';
  const branches = schema[key];
  const tags = tagged(
    (branches ?? []).filter((branch) => branch.$ref !== undefined),
    schemas,
  );
  if (branches === undefined || tags === undefined) return schema;
  const { property, cases, other, missing = [] } = tags;
  const refused = (branch: Schema): readonly Schema[] => {
    const named: Schema = { properties: { [property]: { not: { enum: [...cases.keys()] } } } };
    const earlier = missing.slice(0, Math.max(0, missing.indexOf(branch)));
    return [
      ...(branch === other ? [named] : []),
      ...earlier.map((one): Schema => {
        return { not: { properties: { [property]: { type: 'null' } }, required: requiredOf(one, schemas) } };
      }),
    ];
  };
  return {
    ...schema,
    [key]: branches.map((branch) => {
      const refusals = refused(branch);
      return refusals.length === 0 ? branch : { allOf: [branch, ...refusals] };
    }),
  };
}

/** Answers that several operations give, said once: named by their status and the schemas of their bodies. */
function shareResponses(document: ApiDocument): ApiDocument {
  const uses = new Map<string, number>();
  const mapResponses = <T>(change: (response: ApiResponse, status: string) => T) =>
    mapValues(document.paths, (path) =>
      mapValues(path, ({ responses, ...operation }) => ({
        ...operation,
        responses: Object.fromEntries(
          Object.entries(responses).map(([status, response]) => [status, change(response, status)]),
        ),
      })),
    );
  mapResponses((response) => {
    const text = JSON.stringify(response);
    uses.set(text, (uses.get(text) ?? 0) + 1);
  });
  const shared: Record<string, ApiResponse> = {};
  const paths = mapResponses((response, status) => {
    if (uses.get(JSON.stringify(response)) === 1) return response;
    const schemas = [...JSON.stringify(response.content ?? {}).matchAll(/"\$ref":"[^"]*\/([^"/]+)"/g)];
    const name = [`Status${status}`, ...schemas.map(([, schema]) => schema)].join('.');
    shared[name] = response;
    return { $ref: `#/components/responses/${name}` };
  });
  if (Object.keys(shared).length === 0) return document;
  return { ...document, paths, components: { ...document.components, responses: shared } } as ApiDocument;
}

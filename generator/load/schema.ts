import type { OpenAPI3Document } from './openapi.ts';

/** As much of JSON Schema 2020-12 as the documents of TypeSpec use for the tables. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;

  /** Values of a record, whose keys are free. */
  readonly unevaluatedProperties?: JsonSchema;
  readonly description?: string;
  readonly discriminator?: { readonly propertyName: string };
}

/** The schemas of a document by name. */
export function schemasOf(document: OpenAPI3Document): Readonly<Record<string, JsonSchema>> {
  return (document.components?.schemas ?? {}) as Readonly<Record<string, JsonSchema>>;
}

/** Name of the schema that a reference leads to. */
export function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}

/** Of each table of the catalogue the name of its rows' type: `Tables` in rows.tsp. */
export function rowTypes(catalog: OpenAPI3Document): ReadonlyMap<string, string> {
  const tables = schemasOf(catalog)['Tables']?.properties ?? {};
  return new Map(
    Object.entries(tables).map(([name, { unevaluatedProperties }]) => {
      if (unevaluatedProperties?.$ref === undefined) throw new Error(`rows.tsp: Tables.${name} is no record of rows`);
      return [name, refName(unevaluatedProperties.$ref)];
    }),
  );
}

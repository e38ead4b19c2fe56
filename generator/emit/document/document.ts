import { mapSchema, mapValues, type Schema, type Schemas } from './schema.ts';

/** The part of an OpenAPI 3.1 document that emitters read. */
export interface ApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly description?: string };
  readonly jsonSchemaDialect?: string;
  readonly security?: readonly SecurityRequirement[];
  readonly servers?: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, PathOperation>>>>;
  readonly components: {
    readonly schemas: Schemas;
    readonly parameters?: Readonly<Record<string, Parameter>>;
    readonly [kind: string]: unknown;
  };
  readonly [key: string]: unknown;
}

export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

export interface PathOperation {
  readonly operationId: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly SecurityRequirement[];
  readonly parameters: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Contents; readonly [key: string]: unknown };
  readonly responses: Readonly<Record<string, ApiResponse>>;
  readonly [extension: string]: unknown;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;

  /** Of a query: each item of a list has a parameter of its own. False: they stand in one, parted by commas. */
  readonly explode?: boolean;
}

export interface ApiResponse {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly schema: Schema; readonly [key: string]: unknown }>>;
  readonly content?: Contents;
}

/** Schemas by media type. */
export type Contents = Readonly<Record<string, { readonly schema: Schema }>>;

export const json = 'application/json';
export const eventStream = 'text/event-stream';
export const form = 'multipart/form-data';

/** A copy in which every schema went through `change`. */
export function mapDocument(document: ApiDocument, change: (schema: Schema) => Schema): ApiDocument {
  const inner = (schema: Schema): Schema => mapSchema(schema, change);
  const holder = <T extends { readonly schema: Schema }>(value: T): T => ({ ...value, schema: inner(value.schema) });
  const response = (value: ApiResponse): ApiResponse => ({
    ...value,
    ...(value.headers && { headers: mapValues(value.headers, holder) }),
    ...(value.content && { content: mapValues(value.content, holder) }),
  });
  const operation = (value: PathOperation): PathOperation => ({
    ...value,
    parameters: value.parameters.map((parameter) => ('schema' in parameter ? holder(parameter) : parameter)),
    ...(value.requestBody && {
      requestBody: { ...value.requestBody, content: mapValues(value.requestBody.content, holder) },
    }),
    responses: mapValues(value.responses, response),
  });
  const { schemas, parameters } = document.components;
  return {
    ...document,
    paths: mapValues(document.paths, (path) => mapValues(path, operation)),
    components: {
      ...document.components,
      schemas: mapValues(schemas, inner),
      ...(parameters && { parameters: mapValues(parameters, holder) }),
    },
  };
}

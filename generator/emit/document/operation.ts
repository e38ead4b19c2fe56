import { eventStream, form, json, type ApiDocument, type PathOperation } from './document.ts';
import { formName, parametersOf, queryName } from './inputs.ts';
import { deref, refName, type Schema } from './schema.ts';

/** What emitters need to know of one operation; schemas are named, never inline. */
export interface Operation {
  readonly id: string;

  /** Upper case. */
  readonly method: string;

  /** With `{name}` for a parameter. */
  readonly path: string;

  /** In the spec's own words. */
  readonly description: string;

  /** The surface it belongs to. */
  readonly tag: string;

  /** A credential is needed. */
  readonly credential: boolean;

  /** What its caller must be allowed: a column of roles.yaml. Absent: it needs no credential. */
  readonly permission?: string;

  /** Names of the path's parameters. */
  readonly params: readonly string[];

  /** The last of them, where it takes the rest of the path, slashes included. */
  readonly rest?: string;

  /** Name of the schema of the query as an object; see `querySchemas`. */
  readonly query?: string;

  /** Names of its parameters that hold a list, parted by commas. */
  readonly lists: readonly string[];

  /** Media types of a body that is taken as it comes, in pieces. None: the body is JSON, or there is none. */
  readonly upload: readonly string[];

  /** Name of the schema of the form that is uploaded, see `formSchemas`; absent where the whole body is one file. */
  readonly form?: string;

  /** An answer may be a file, of any media type. */
  readonly file: boolean;

  /** Names of the schemas of the body, of a successful JSON reply, and of the events of a stream. */
  readonly body?: string;
  readonly reply?: string;
  readonly events?: string;

  /** How a stream ends: the data of its last event, or the `type` in it. */
  readonly ends: readonly string[];

  /** Names of the schemas that an error's body may follow. */
  readonly errors: readonly string[];

  /** Where a client offers it: `chat.completions.create`. */
  readonly client?: string;

  /** The chat format that it speaks: a column of parameters.yaml. Absent: none. */
  readonly format?: string;

  /** Status of a body that fails at a given top-level field, where it is not 422. */
  readonly statuses: Readonly<Record<string, number>>;
}

/** All operations, in the document's order. */
export function operationsOf(document: ApiDocument): readonly Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => read(document, path, method, operation)),
  );
}

function read(document: ApiDocument, path: string, method: string, operation: PathOperation): Operation {
  const taken = operation.requestBody?.content ?? {};
  const body = taken[json]?.schema;
  const successes = Object.entries(operation.responses).flatMap(([status, { content }]) =>
    status.startsWith('2') ? Object.entries(content ?? {}) : [],
  );
  const reply = successes.find(([type]) => type === json)?.[1].schema;
  const query = parametersOf(document, operation, 'query');
  const rest = extension(operation, 'x-polywire-rest');
  const events = extension(operation, 'x-polywire-events');
  const client = extension(operation, 'x-polywire-client');
  const format = extension(operation, 'x-polywire-format');
  const credential = (operation.security ?? document.security ?? []).some((one) => Object.keys(one).length > 0);
  if (events === undefined && successes.some(([type]) => type === eventStream)) {
    throw new Error(`${operation.operationId}: an event stream names its events in x-polywire-events`);
  }
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    description: operation.description ?? '',
    tag: operation.tags?.[0] ?? '',
    credential,
    ...(credential && { permission: permissionOf(method, operation) }),
    params: parametersOf(document, operation, 'path').map(({ name }) => name),
    ...(rest && { rest }),
    ...(query.length > 0 && { query: queryName(operation) }),
    lists: query.filter(({ schema, explode }) => schema.type === 'array' && explode === false).map(({ name }) => name),
    upload: Object.keys(taken).filter((type) => type !== json),
    ...(form in taken && { form: formName(operation) }),
    file: successes.some(([type]) => type !== json && type !== eventStream),
    ...(body && { body: named(body, operation) }),
    ...(reply && { reply: named(reply, operation) }),
    ...(events && { events }),
    ends: (operation['x-polywire-ends'] ?? []) as readonly string[],
    errors: errorsOf(operation),
    ...(client && { client }),
    ...(format && { format }),
    statuses: body ? statusesOf(deref(body, document.components.schemas)) : {},
  };
}

/** Whoever may read may call a GET; what else an operation does, nobody can guess from its method. */
function permissionOf(method: string, operation: PathOperation): string {
  const permission = extension(operation, 'x-polywire-permission') ?? (method === 'get' ? 'read' : undefined);
  if (permission !== undefined) return permission;
  throw new Error(`${operation.operationId}: says in x-polywire-permission what its caller must be allowed`);
}

function extension(operation: PathOperation, key: string): string | undefined {
  const value = operation[key];
  return typeof value === 'string' ? value : undefined;
}

function named(schema: Schema, { operationId }: PathOperation): string {
  if (schema.$ref === undefined) throw new Error(`${operationId}: a body needs a model with a name`);
  return refName(schema.$ref);
}

function errorsOf(operation: PathOperation): readonly string[] {
  const schemas = Object.entries(operation.responses)
    .filter(([status]) => !status.startsWith('2'))
    .flatMap(([, response]) => {
      const schema = response.content?.[json]?.schema;
      return schema?.anyOf ?? (schema ? [schema] : []);
    });
  return [...new Set(schemas.map((schema) => named(schema, operation)))].sort();
}

function statusesOf(body: Schema): Readonly<Record<string, number>> {
  const statuses: Record<string, number> = {};
  for (const [field, schema] of Object.entries(body.properties ?? {})) {
    const status = schema['x-polywire-status'];
    if (typeof status === 'number') statuses[field] = status;
  }
  return statuses;
}

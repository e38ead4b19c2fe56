import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { at, isObject, list, object, objects, text, type JsonObject } from '../mocks/json.ts';

/** A parameter of an operation of the agent server, as its published document says it. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;

  /** Without references. */
  readonly schema: JsonObject;
}

/** An operation of the agent server, as its published document says it. */
export interface Operation {
  readonly id: string;
  readonly method: 'get' | 'post' | 'patch' | 'delete';

  /** With `{name}` for a parameter. */
  readonly path: string;
  readonly parameters: readonly Parameter[];

  /** Fields of its body of JSON; null: it takes none. */
  readonly body: { readonly fields: readonly string[]; readonly required: readonly unknown[] } | null;

  /** Status of its success. */
  readonly status: number;

  /** Name of the union of its events; empty: it tells none. */
  readonly events: string;
}

const file = fileURLToPath(import.meta.resolve('@polywire/generated/local/openapi.json'));
const document = JSON.parse(readFileSync(file, 'utf8')) as JsonObject;

/** All of them, in the order of the document. */
export const operations: readonly Operation[] = Object.entries(object(document['paths'])).flatMap(([path, methods]) =>
  Object.entries(object(methods)).map(([method, said]) => read(method as Operation['method'], path, object(said))),
);

function read(method: Operation['method'], path: string, said: JsonObject): Operation {
  const schema = resolved(at(resolved(said['requestBody']), 'content.application/json.schema'));
  return {
    id: text(said['operationId']),
    method,
    path,
    parameters: objects(said['parameters']).map((parameter) => {
      const { name, in: place, required, schema } = resolved(parameter);
      return { name: text(name), in: place as Parameter['in'], required: required === true, schema: resolved(schema) };
    }),
    body: isObject(schema['properties'])
      ? { fields: Object.keys(schema['properties']), required: list(schema['required']) }
      : null,
    status: Number(Object.keys(object(said['responses'])).find((status) => status.startsWith('2'))),
    events: text(said['x-polywire-events']),
  };
}

/** What a reference leads to, or the thing itself. */
function resolved(said: unknown): JsonObject {
  const { $ref } = object(said);
  if ($ref === undefined) return object(said);
  return object(
    text($ref)
      .split('/')
      .slice(1)
      .reduce<unknown>((inner, key) => object(inner)[key], document),
  );
}

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { at, isObject, object, text, type JsonObject } from '../mocks/json.ts';

/** The gateway and the agent server, by their folders in spec/. */
export type Service = 'hosted' | 'local';

type Method = 'get' | 'post' | 'patch' | 'delete';

/** A service's own OpenAPI document, as it is published. */
export class Published {
  readonly #ajv = new Ajv2020({ strict: false, validateFormats: false });
  readonly #document: JsonObject;
  readonly #validators = new Map<string, ValidateFunction>();

  private constructor(document: JsonObject) {
    this.#document = document;
    this.#ajv.addSchema(document, 'published');
  }

  static async read(service: Service = 'hosted'): Promise<Published> {
    return new Published(await readDocument(service));
  }

  /** The same, and what the document does not name is refused in an answer: no field of it is there unsaid. */
  static async readExactly(service: Service): Promise<Published> {
    return new Published(exact(await readDocument(service)) as JsonObject);
  }

  /** Why the operation may not answer with this body under this status; null: it may. */
  replyRefusal(method: Method, path: string, status: number, body: unknown): string | null {
    const answers = object(this.#operation(method, path)['responses']);
    const named = object(answers[String(status)]);
    const answer = '$ref' in named ? this.#follow(text(named['$ref'])) : named;
    const schema = object(object(object(answer)['content'])['application/json'])['schema'];
    if (schema === undefined) return `${status} is not among its answers`;
    return this.#refusal(schema, body);
  }

  /** Why the operation may not be asked with this body of JSON; null: it may. */
  bodyRefusal(method: Method, path: string, body: unknown): string | null {
    const { requestBody } = this.#operation(method, path);
    return this.#refusal(object(object(object(requestBody)['content'])['application/json'])['schema'], body);
  }

  /** Why the operation's streams may not have this event; null: they may. */
  eventRefusal(method: 'get' | 'post', path: string, event: unknown): string | null {
    const name = text(this.#operation(method, path)['x-polywire-events']);
    const union = this.#follow(`#/components/schemas/${name}`);
    return this.#refusal(
      memberOf(union, text(object(event)['type']), (ref) => this.#follow(ref)),
      event,
    );
  }

  #operation(method: string, path: string): JsonObject {
    return object(object(object(this.#document['paths'])[path])[method]);
  }

  #follow(ref: string): unknown {
    return ref
      .split('/')
      .slice(1)
      .reduce<unknown>((inner, key) => object(inner)[key.replaceAll('~1', '/').replaceAll('~0', '~')], this.#document);
  }

  #validator(schema: unknown): ValidateFunction {
    const key = JSON.stringify(schema);
    const made = this.#validators.get(key) ?? this.#ajv.compile(rooted(schema) as JsonObject);
    this.#validators.set(key, made);
    return made;
  }

  #refusal(schema: unknown, value: unknown): string | null {
    const validate = this.#validator(schema);
    return validate(value) ? null : this.#ajv.errorsText(validate.errors?.slice(0, 4));
  }
}

async function readDocument(service: Service): Promise<JsonObject> {
  const file = fileURLToPath(import.meta.resolve(`@polywire/generated/${service}/openapi.json`));
  return JSON.parse(await readFile(file, 'utf8')) as JsonObject;
}

/** The schema with objects that have what it names and nothing else. */
function exact(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(exact);
  if (!isObject(schema)) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, exact(value)]));
  const closed = schema['type'] === 'object' && isObject(schema['properties']) && !('additionalProperties' in schema);
  return closed ? { ...inner, additionalProperties: false } : inner;
}

/** The member of a union of events that is of this type, so that a refusal speaks of what was meant. */
function memberOf(union: unknown, type: string, follow: (ref: string) => unknown): unknown {
  const members = object(union)['anyOf'];
  if (!Array.isArray(members)) return union;
  const found = members.filter(isObject).find((member) => {
    const said = JSON.stringify(at(follow(text(member['$ref'])), 'properties.type') ?? null);
    return said.includes(`"${type}"`);
  });
  return found ?? union;
}

/** The schema with references that are found from outside its document. */
function rooted(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(rooted);
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' ? `published${value}` : rooted(value),
    ]),
  );
}

import type { OutputFile } from '../../model.ts';
import type { ApiDocument } from '../document/document.ts';
import { querySchemas } from '../document/inputs.ts';
import type { Operation } from '../document/operation.ts';
import { readable } from '../document/published.ts';
import { deref, refName, type Schema, type Schemas } from '../document/schema.ts';
import { classLines, docstring, indented, isName, literal, literals, moduleFile, spread } from './print.ts';

/** `types.py`: a TypedDict for each object that a caller sends or gets, and an alias for every other schema. */
export function typesFile(document: ApiDocument, operations: readonly Operation[], source: string): OutputFile {
  const schemas: Schemas = { ...readable(document).components.schemas, ...querySchemas(document) };
  const sent = reachable(
    schemas,
    operations.flatMap(({ body, query }) => [body ?? [], query ?? []].flat()),
  );
  const got = reachable(
    schemas,
    operations.flatMap(({ reply, events }) => [reply ?? [], events ?? []].flat()),
  );
  const printer = new TypePrinter(schemas, sent, operations);
  const names = Object.keys(schemas).filter((name) => sent.has(name) || got.has(name));
  const objects = names.filter((name) => isObject(schemas[name] ?? {}));
  return moduleFile('types', `The types of ${source}.`, [
    'from collections.abc import Mapping, Sequence',
    'from typing import Any, Literal, TypeAlias, TypedDict, Union',
    '',
    'from .models import ModelName',
    '',
    '',
    ...objects.flatMap((name) => printer.object(name)),
    ...printer.aliases(names.filter((name) => !objects.includes(name))),
  ]);
}

/** The schemas that these lead to, themselves included. */
function reachable(schemas: Schemas, from: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    for (const [, inner = ''] of JSON.stringify(schemas[name]).matchAll(/"\$ref":"[^"]*\/([^"/]+)"/g)) visit(inner);
  };
  from.forEach(visit);
  return found;
}

const isObject = (schema: Schema): boolean => schema.type === 'object' && schema.properties !== undefined;

class TypePrinter {
  private readonly schemas: Schemas;

  /** What callers make: they may pass any sequence. */
  private readonly sent: ReadonlySet<string>;

  /** Requests of which `stream` says what the answer is: an argument of its own. */
  private readonly streaming: ReadonlySet<string>;

  /** Queries and bodies whose model may be an alias. */
  private readonly asking: ReadonlySet<string>;

  /** Unions of events: what tells of a failure is raised. */
  private readonly events: ReadonlySet<string>;

  constructor(schemas: Schemas, sent: ReadonlySet<string>, operations: readonly Operation[]) {
    const streaming = operations.filter(({ events }) => events !== undefined);
    this.schemas = schemas;
    this.sent = sent;
    this.streaming = new Set(streaming.flatMap(({ body, query }) => body ?? query ?? []));
    this.asking = new Set(operations.flatMap(({ format, body }) => (format === undefined ? [] : (body ?? []))));
    this.events = new Set(streaming.flatMap(({ events }) => events ?? []));
  }

  object(name: string): readonly string[] {
    const { properties = {}, required = [], description = '', additionalProperties } = this.schemas[name] ?? {};
    const isQuery = name.endsWith('Query');
    const fields = Object.entries(properties)
      .filter(([field]) => !(field === 'stream' && this.streaming.has(name)))
      .map(([field, schema]) => ({
        field,
        type: field === 'model' && this.asking.has(name) ? 'ModelName' : this.type(schema, name),
        about: schema.description ?? '',
        // What has a default is left out by a caller and put in by the service.
        required: required.includes(field) && !isQuery,
      }));
    const open = typeof additionalProperties === 'object' ? 'Further fields are allowed.' : '';
    const streams = this.streaming.has(name) ? '`stream` is an argument of its own.' : '';
    const about = [description, open, streams].filter((part) => part !== '').join('\n\n');
    if (!fields.every(({ field }) => isName(field))) {
      const entries = fields.map(({ field, type }) => `${literal(field)}: ${literal(type)},`);
      const inner = [`${literal(name)},`, '{', ...indented(entries), '},', 'total=False,'];
      return [`${name} = TypedDict(`, ...indented(inner), ')', ...docstring(about), '', ''];
    }
    const lines = (some: typeof fields): readonly string[] =>
      some.flatMap(({ field, type, about: said }) => [`${field}: ${type}`, ...docstring(said)]);
    const always = fields.filter((field) => field.required);
    const maybe = fields.filter((field) => !field.required);
    if (maybe.length === 0) return classLines(`${name}(TypedDict)`, about, lines(always));
    if (always.length === 0) return classLines(`${name}(TypedDict, total=False)`, about, lines(maybe));
    return [
      ...classLines(`_${name}(TypedDict)`, `What ${name} always has.`, lines(always)),
      ...classLines(`${name}(_${name}, total=False)`, about, lines(maybe)),
    ];
  }

  /** Each after those that it names; in a circle, one is named before it is there. */
  aliases(names: readonly string[]): readonly string[] {
    const lines: string[] = [];
    const begun = new Set<string>();
    const done = new Set<string>();
    const visit = (name: string): void => {
      if (begun.has(name)) return;
      begun.add(name);
      const schema = this.schemas[name] ?? {};
      for (const other of names) if (JSON.stringify(schema).includes(`/${other}"`)) visit(other);
      const type = this.type(this.events.has(name) ? this.withoutFailures(schema) : schema, name);
      // Inside of it, only names can be quoted: an annotation would take the whole for text.
      const named = type.replace(/\b\w+\b(?=[^"]*(?:"[^"]*"[^"]*)*$)/g, (word) =>
        names.includes(word) && !done.has(word) ? literal(word) : word,
      );
      const members = this.members(named);
      const value = members.length > 1 ? spread('Union[', members, ']') : [named];
      const [first = '', ...rest] = value;
      lines.push(`${name}: TypeAlias = ${first}`, ...rest, ...docstring(schema.description ?? ''), '');
      done.add(name);
    };
    names.forEach(visit);
    return lines;
  }

  /** Alternatives of a type that is printed with bars. */
  private members(type: string): readonly string[] {
    const parts: string[] = [];
    let depth = 0;
    for (const part of type.split(' | ')) {
      if (depth === 0) parts.push(part);
      else parts.push(`${parts.pop() ?? ''} | ${part}`);
      depth += part.split('[').length - part.split(']').length;
    }
    return parts;
  }

  private withoutFailures(schema: Schema): Schema {
    const key = schema.anyOf ? 'anyOf' : 'oneOf';
    const branches = schema[key]?.filter((branch) => {
      const { properties = {}, required = [] } = deref(branch, this.schemas);
      return !('error' in properties && required.includes('error'));
    });
    return branches === undefined ? schema : { ...schema, [key]: branches };
  }

  private type(schema: Schema, owner: string): string {
    if (schema.$ref !== undefined) return refName(schema.$ref);
    if (schema.const !== undefined) return literals([schema.const as string]);
    if (schema.enum !== undefined) return literals(schema.enum as string[]);
    const branches = schema.anyOf ?? schema.oneOf;
    if (branches !== undefined) return this.union(branches.map((branch) => this.type(branch, owner)));
    if (Array.isArray(schema.type)) {
      return this.union(schema.type.map((type: Schema['type'] & string) => this.type({ ...schema, type }, owner)));
    }
    const isSent = this.sent.has(owner);
    switch (schema.type as Schema['type'] & string) {
      case 'string':
        return 'str';
      case 'integer':
        return 'int';
      case 'number':
        return 'float';
      case 'boolean':
        return 'bool';
      case 'null':
        return 'None';
      case 'array':
        return `${isSent ? 'Sequence' : 'list'}[${this.type(schema.items ?? {}, owner)}]`;
      case 'object': {
        if (schema.properties !== undefined) throw new Error(`${owner}: an object in it needs a name`);
        const { additionalProperties: value } = schema;
        return `${isSent ? 'Mapping' : 'dict'}[str, ${this.type(typeof value === 'object' ? value : {}, owner)}]`;
      }
      default:
        return 'Any';
    }
  }

  private union(types: readonly string[]): string {
    return types.includes('Any') ? 'Any' : [...new Set(types)].join(' | ');
  }
}

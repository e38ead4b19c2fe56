import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { Problem } from '../load/place.ts';
import { refName } from '../load/schema.ts';
import type { JsonSchema } from '../load/schema.ts';
import type { Path, YamlFile } from '../load/yaml.ts';
import type { Subject } from './rule.ts';
import { nearest, unknownName } from './suggest.ts';

type Schemas = Readonly<Record<string, JsonSchema>>;

/** A problem of one row; `column` is the one at fault, null where it is the row itself. */
export interface ColumnProblem {
  readonly table: string;
  readonly key: string;
  readonly column: string | null;
  readonly problem: Problem;
}

/** Every row has the columns of its type in rows.tsp, each with a value of its type, and no other column. */
export function* columnProblems({ files, schemas, rowTypes }: Omit<Subject, 'tables'>): Iterable<ColumnProblem> {
  const validators = validatorsOf(schemas);
  for (const [table, type] of rowTypes) {
    const file = files.get(table);
    if (file === undefined) continue;
    if (!isMapping(file.data)) {
      const message = `${table} is not a mapping of rows: write \`key: { column: value, … }\``;
      yield { table, key: '', column: null, problem: { place: file.placeOf([]), message } };
      continue;
    }
    for (const [key, row] of Object.entries(file.data)) {
      const validate = validators(type);
      validate(row);
      for (const error of essential(validate.errors ?? [])) {
        const path = pathOf(error.instancePath, row);
        const column = path.length === 0 ? null : String(path[0]);
        yield { table, key, column, problem: problemOf(error, [key, ...path], file, schemas) };
      }
    }
  }
}

/** One compiled set of validators for each set of schemas. */
const compiled = new WeakMap<Schemas, (type: string) => ValidateFunction>();

function validatorsOf(schemas: Schemas): (type: string) => ValidateFunction {
  const known = compiled.get(schemas);
  if (known !== undefined) return known;
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    discriminator: true,
    strict: false,
    formats: { date: /^\d{4}-\d{2}-\d{2}$/ },
  });
  ajv.addSchema({ $id: 'catalog', components: { schemas: closed(schemas) } });
  const get = (type: string): ValidateFunction => {
    const validate = ajv.getSchema(`catalog#/components/schemas/${type}`);
    if (validate === undefined) throw new Error(`rows.tsp has no model ${type}`);
    return validate;
  };
  compiled.set(schemas, get);
  return get;
}

/** The same schemas, with no property allowed that they do not name. TypeSpec's discriminators carry a mapping that ajv refuses. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (!isMapping(schema)) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  if (isMapping(copy['properties']) && copy['type'] === 'object') copy['additionalProperties'] = false;
  if (isMapping(copy['discriminator'])) copy['discriminator'] = { propertyName: copy['discriminator']['propertyName'] };
  return copy;
}

/** Without the errors of single branches: the error of the choice says it all. */
function essential(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath);
  return errors.filter(
    ({ keyword, instancePath, schemaPath }) =>
      keyword === 'anyOf' || !(schemaPath.includes('/anyOf/') && choices.includes(instancePath)),
  );
}

function problemOf(error: ErrorObject, path: Path, file: YamlFile, schemas: Schemas): Problem {
  const place = path.length === 1 ? file.placeOfKey(path) : file.placeOf(path);
  const column = path.length === 1 ? 'the row' : String(path.findLast((part) => typeof part === 'string'));
  const parent = error.parentSchema as JsonSchema;
  switch (error.keyword) {
    case 'required':
      return {
        place,
        message: `missing column "${String(error.params['missingProperty'])}"${of(parent, error, schemas)}`,
      };
    case 'additionalProperties': {
      const name = String(error.params['additionalProperty']);
      return unknownName(file.placeOfKey([...path, name]), 'column', name, Object.keys(parent.properties ?? {}));
    }
    case 'discriminator': {
      const tag = String(error.params['tag']);
      const kind = mistaken(error.params['tagValue'], tag, { anyOf: tagsOf(parent, tag, schemas) }, schemas);
      return { place: file.placeOf([...path, tag]), message: kind };
    }
    default:
      return { place, message: mistaken(error.data, column, parent, schemas) };
  }
}

function mistaken(value: unknown, column: string, type: JsonSchema, schemas: Schemas): string {
  const allowed = valuesOf(type, schemas);
  const near = typeof value === 'string' && allowed !== null ? nearest(value, allowed) : null;
  const right = near !== null ? `did you mean "${near}"?` : `it takes ${describe(type, schemas)}`;
  return `${value === undefined ? 'nothing' : JSON.stringify(value)} is not a value of ${column}: ${right}`;
}

/** What the variants of a discriminated union have in the property that tells them apart. */
function tagsOf(union: JsonSchema, tag: string, schemas: Schemas): readonly JsonSchema[] {
  return (union.oneOf ?? []).flatMap(({ $ref }) =>
    $ref === undefined ? [] : (schemas[refName($ref)]?.properties?.[tag] ?? []),
  );
}

/** What kind of value the missing column takes. */
function of(parent: JsonSchema, error: ErrorObject, schemas: Schemas): string {
  const type = parent.properties?.[String(error.params['missingProperty'])];
  return type === undefined ? '' : `: it takes ${describe(type, schemas)}`;
}

/** The strings that a type allows, if it is a choice of strings. */
function valuesOf(schema: JsonSchema, schemas: Schemas): readonly string[] | null {
  if (schema.$ref !== undefined) return valuesOf(schemas[refName(schema.$ref)] ?? {}, schemas);
  if (schema.enum !== undefined) return schema.enum.filter((value) => typeof value === 'string');
  const branches = (schema.anyOf ?? []).map((branch) => valuesOf(branch, schemas));
  const values = branches.flatMap((branch) => branch ?? []);
  return values.length > 0 ? values : null;
}

function describe(schema: JsonSchema, schemas: Schemas): string {
  if (schema.$ref !== undefined) return describe(schemas[refName(schema.$ref)] ?? {}, schemas);
  if (schema.enum !== undefined) return schema.enum.join(', ');
  if (schema.anyOf !== undefined) return schema.anyOf.map((branch) => describe(branch, schemas)).join(' or ');
  if (schema.type === 'array') return `a list of ${describe(schema.items ?? {}, schemas)}`;
  return schema.type === 'object' ? 'a mapping' : (schema.type ?? 'anything');
}

/** A JSON pointer as keys, and as indexes where the row has a list. */
function pathOf(pointer: string, row: unknown): Path {
  const path: (string | number)[] = [];
  let value = row;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    path.push(Array.isArray(value) ? Number(key) : key);
    value = (value as Record<string, unknown>)[key];
  }
  return path;
}

function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import { type ErrorName, errors } from '@polywire/generated/catalog/errors.ts';
import { parameters as table } from '@polywire/generated/catalog/parameters.ts';
import type { ChatWire, Parameter, Spelling } from '@polywire/generated/catalog/rows.ts';
import type { Parameters } from '../../turn/parameters.ts';
import { ProblemError } from '../../turn/problem.ts';
import type { JsonObject } from '../codec.ts';
import { asObject } from './json.ts';

/** One row of parameters.yaml as one wire spells it, its paths split into keys. */
interface Field {
  readonly name: string;
  readonly type: Parameter['type'];
  readonly at: readonly string[];
  readonly also: readonly string[] | undefined;
  readonly spelling: Spelling;
}

interface Fields {
  /** Canonical parameters that are copied as they stand. */
  readonly copied: readonly Field[];
  readonly reported: readonly Field[];
  readonly rejected: readonly Field[];
}

const wires: readonly ChatWire[] = ['chat', 'responses', 'messages', 'native'];
const fieldsOf = Object.fromEntries(wires.map((wire) => [wire, fields(wire)])) as Readonly<Record<ChatWire, Fields>>;

/**
 * The parameters of a body that the table copies, and the names of the fields that no model gets and that are reported
 * all the same. `null` counts as absent. Parameters whose shape is a structure are the codec's to read. Throws
 * ProblemError, of the row that the table names, for a field that the wire's callers may not send.
 */
export function readParameters(
  wire: ChatWire,
  body: JsonObject,
): { readonly parameters: Parameters; readonly reported: readonly string[] } {
  const { copied, reported, rejected } = fieldsOf[wire];
  for (const field of rejected) {
    if (valueAt(body, field.at) !== undefined) throw rejection(field);
  }
  const parameters: Record<string, unknown> = {};
  for (const field of copied) {
    const value = typed(valueOf(body, field), field.type);
    if (value !== undefined) parameters[field.name] = value;
  }
  const names: string[] = [];
  for (const field of reported) {
    const value = valueAt(body, field.at);
    if (value !== undefined && value !== field.spelling.unless) names.push(field.name);
  }
  return { parameters, reported: names };
}

/**
 * Writes the parameters that the table copies into a body that its caller is building; objects on the way to a dotted
 * path are made where they are missing.
 */
export function writeParameters(wire: ChatWire, parameters: Parameters, body: Record<string, unknown>): void {
  for (const field of fieldsOf[wire].copied) {
    const value = (parameters as JsonObject)[field.name];
    if (value !== undefined) setAt(body, field.at, value);
  }
}

function fields(wire: ChatWire): Fields {
  const copied: Field[] = [];
  const reported: Field[] = [];
  const rejected: Field[] = [];
  for (const [name, row] of Object.entries<Parameter>(table)) {
    const spelling = row[wire];
    if (spelling === undefined) continue;
    const field = { name, type: row.type, at: spelling.at.split('.'), also: spelling.also?.split('.'), spelling };
    if (spelling.handling === 'rejected') rejected.push(field);
    else if (spelling.handling === 'ignored_and_reported') reported.push(field);
    else if (spelling.handling !== 'ignored' && row.canonical && row.shape === 'value') copied.push(field);
  }
  return { copied, reported, rejected };
}

/** The second spelling where it is positive (0 falls through), else the first. */
function valueOf(body: JsonObject, field: Field): unknown {
  const also = field.also && valueAt(body, field.also);
  return typeof also === 'number' && also > 0 ? also : valueAt(body, field.at);
}

function valueAt(body: JsonObject, path: readonly string[]): unknown {
  let value: unknown = body;
  for (const key of path) {
    const object = asObject(value);
    if (object === undefined || !Object.hasOwn(object, key)) return undefined;
    value = object[key];
  }
  return value ?? undefined;
}

function setAt(body: Record<string, unknown>, path: readonly string[], value: unknown): void {
  let object = body;
  for (let i = 0; i < path.length - 1; i += 1) {
    const key = path[i] as string;
    object = (object[key] ??= {}) as Record<string, unknown>;
  }
  object[path[path.length - 1] as string] = value;
}

/** The value where it has its row's type; a single string stands for an array of one, and an empty array says nothing. */
function typed(value: unknown, type: Parameter['type']): unknown {
  switch (type) {
    case 'integer':
    case 'number':
      return typeof value === 'number' ? value : undefined;
    case 'string':
    case 'boolean':
      return typeof value === type ? value : undefined;
    case 'object':
      return asObject(value);
    case 'array':
      return Array.isArray(value) ? value : undefined;
    case 'string[]':
      if (typeof value === 'string') return [value];
      return Array.isArray(value) && value.length > 0 ? value : undefined;
  }
}

/** `details` lets a client of the Messages format fall back by itself (GAPS "Messages extras"). */
function rejection({ name, spelling }: Field): ProblemError {
  return new ProblemError({
    name: errorName(spelling.error),
    message: `The field '${spelling.at}' is not supported.`,
    param: spelling.at,
    details: { error_code: `${name}_unsupported_request`, unsupported: [spelling.at] },
  });
}

function errorName(name: string | undefined): ErrorName {
  return name !== undefined && Object.hasOwn(errors, name) ? (name as ErrorName) : 'param_rejected';
}

import { deref, type JsonType, type Schema, type Schemas } from './schema.ts';

/** A union whose object branches are told apart by one property. */
export interface Tagged {
  /** Name of the property. */
  readonly property: string;

  /** Branch for each value of the property, in the union's order. */
  readonly cases: ReadonlyMap<string, Schema>;

  /** Branch for any other value; absent: the union is closed. */
  readonly other?: Schema;

  /**
   * Branches that may leave the property out or null, in the union's order. Of several, the first counts whose required
   * properties are there. Absent: the property is required.
   */
  readonly missing?: readonly Schema[];
}

/** The branches of a union, unions inside it opened up; one branch where it is none. */
export function branchesOf(schema: Schema, schemas: Schemas): readonly Schema[] {
  const union = unionOf(deref(schema, schemas));
  return union === undefined ? [schema] : union.flatMap((branch) => branchesOf(branch, schemas));
}

export function unionOf(schema: Schema): readonly Schema[] | undefined {
  return schema.anyOf ?? schema.oneOf;
}

/** The JSON types that a branch takes; undefined where it takes any. */
export function typesOf(branch: Schema, schemas: Schemas): readonly JsonType[] | undefined {
  const { type } = deref(branch, schemas);
  if (type === undefined) return undefined;
  return typeof type === 'string' ? [type] : type;
}

/**
 * How object branches are told apart, or undefined where no one property does it. A branch whose property is any
 * string takes the values that no other branch names.
 */
export function tagged(branches: readonly Schema[], schemas: Schemas): Tagged | undefined {
  const [first] = branches;
  if (first === undefined || branches.length < 2) return undefined;
  for (const property of Object.keys(deref(first, schemas).properties ?? {})) {
    const found = taggedBy(property, branches, schemas);
    if (found !== undefined) return found;
  }
  return undefined;
}

function taggedBy(property: string, branches: readonly Schema[], schemas: Schemas): Tagged | undefined {
  const cases = new Map<string, Schema>();
  let other: Schema | undefined;
  const missing: Schema[] = [];
  for (const branch of branches) {
    const { properties, required } = deref(branch, schemas);
    const tag = properties?.[property];
    if (tag === undefined) return undefined;
    const values = literals(tag, schemas);
    if (values === undefined) return undefined;
    if (values === 'any') {
      if (other !== undefined) return undefined;
      other = branch;
    } else {
      for (const value of values) {
        if (cases.has(value)) return undefined;
        cases.set(value, branch);
      }
    }
    if (!(required ?? []).includes(property)) missing.push(branch);
  }
  const alike = missing.length > 1 && missing.some((branch) => requiredOf(branch, schemas).length === 0);
  if (cases.size === 0 || alike) return undefined;
  return { property, cases, ...(other && { other }), ...(missing.length > 0 && { missing }) };
}

/** The properties that a branch requires. */
export function requiredOf(branch: Schema, schemas: Schemas): readonly string[] {
  return deref(branch, schemas).required ?? [];
}

/** The strings a schema takes, null left aside: a list, or any; undefined where it takes something else too. */
function literals(schema: Schema, schemas: Schemas): readonly string[] | 'any' | undefined {
  const values: string[] = [];
  for (const branch of branchesOf(schema, schemas)) {
    const { type, enum: allowed } = deref(branch, schemas);
    if (type === 'null') continue;
    if (type !== 'string') return undefined;
    if (allowed === undefined) return 'any';
    values.push(...allowed.filter((value) => typeof value === 'string'));
  }
  return values;
}

import { _, stringify, type Code, type CodeKeywordDefinition, type KeywordCxt } from 'ajv';
import type { JsonType } from '../document/schema.ts';

/** Value of the keyword `byTag`: which of the `branches` beside it an object has to follow. */
export interface ByTag {
  readonly property: string;

  /** Place in `branches` for each value. */
  readonly cases: Readonly<Record<string, number>>;

  /** For any other string; absent: it is an error. */
  readonly other?: number;

  /** For no value and null: the first whose required properties are there, else the first. Absent: it is an error. */
  readonly missing?: readonly { readonly branch: number; readonly required: readonly string[] }[];
}

/** Value of the keyword `byType`: which of the `branches` beside it a value of each JSON type has to follow. */
export type ByType = Readonly<Partial<Record<JsonType, number>>>;

/**
 * Chooses by the value of one property, as `discriminator` does, and knows two more branches: any other value, and
 * none. The error says where the property is and what it may be; the branches not chosen say nothing.
 */
export const byTag: CodeKeywordDefinition = {
  keyword: 'byTag',
  type: 'object',
  schemaType: 'object',
  error: {
    message: 'must be told apart by its tag',
    params: ({ params }) =>
      _`{tag: ${params['property']}, allowed: ${params['allowed']}, missing: ${params['tag']} === undefined}`,
  },
  code(cxt) {
    const { gen, data } = cxt;
    const { property, cases, other, missing = [] } = cxt.schema as ByTag;
    const tag = gen.const('tag', _`${data}[${property}]`);
    const branches: Branch[] = [...new Set(Object.values(cases))].map((branch) => ({
      when: anyOf(
        Object.keys(cases)
          .filter((value) => cases[value] === branch)
          .map((value) => _`${tag} === ${value}`),
      ),
      branch,
    }));
    if (other !== undefined) branches.push({ when: _`typeof ${tag} == "string"`, branch: other });
    const absent = _`(${tag} === undefined || ${tag} === null)`;
    const [usual, ...rest] = missing;
    if (usual !== undefined) {
      const unusual = _`!(${has(data, usual.required)})`;
      for (const { branch, required } of rest)
        branches.push({ when: _`${absent} && ${unusual} && ${has(data, required)}`, branch });
      branches.push({ when: absent, branch: usual.branch });
    }
    choose(cxt, branches, { property, allowed: stringify(Object.keys(cases)), tag });
  },
};

/** Chooses by JSON type, so that an error inside a branch is the only one, and at its place. */
export const byType: CodeKeywordDefinition = {
  keyword: 'byType',
  schemaType: 'object',
  error: {
    message: 'must be of another type',
    params: ({ params }) => _`{type: ${params['type']}}`,
  },
  code(cxt) {
    const branches = Object.entries(cxt.schema as ByType).map(([type, branch]): Branch => ({
      when: typeTests[type as JsonType](cxt.data),
      branch,
    }));
    choose(cxt, branches, { type: stringify(Object.keys(cxt.schema as ByType)) });
  },
};

interface Branch {
  readonly when: Code;
  readonly branch: number;
}

function choose(cxt: KeywordCxt, branches: readonly Branch[], params: Record<string, Code | string>): void {
  const { gen } = cxt;
  const valid = gen.let('valid', false);
  gen.if(false);
  for (const { when, branch } of branches) {
    gen.elseIf(when);
    const chosen = gen.name('valid');
    cxt.subschema({ keyword: 'branches', schemaProp: branch }, chosen);
    gen.assign(valid, chosen);
  }
  gen.else();
  cxt.error(false, params);
  gen.endIf();
  cxt.ok(valid);
}

const typeTests: Readonly<Record<JsonType, (data: Code) => Code>> = {
  null: (data) => _`${data} === null`,
  boolean: (data) => _`typeof ${data} == "boolean"`,
  integer: (data) => _`Number.isInteger(${data})`,
  number: (data) => _`typeof ${data} == "number" && isFinite(${data})`,
  string: (data) => _`typeof ${data} == "string"`,
  array: (data) => _`Array.isArray(${data})`,
  object: (data) => _`${data} && typeof ${data} == "object" && !Array.isArray(${data})`,
};

/** Each of the properties has a value. */
function has(data: Code, properties: readonly string[]): Code {
  return properties.reduce((all, property) => _`${all} && ${data}[${property}] !== undefined`, _`true`);
}

function anyOf(tests: readonly Code[]): Code {
  return tests.reduce((all, test) => _`${all} || ${test}`);
}
